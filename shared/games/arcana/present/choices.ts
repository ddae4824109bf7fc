import type { Refusal } from '../../../engine/game.ts';
import type { Json } from '../../../engine/json.ts';
import { phraseText, type Phrase } from '../../../words/tokens.ts';
import type { Choice, ChoiceGroup, TextForm } from '../../../tableau/tableau.ts';
import { LONGEST_NAME, LONGEST_NOTE, type Play } from '../action-schema.ts';
import { check } from '../actions.ts';
import type { CourtCard } from '../rules/card.ts';
import { sayAction } from '../narrate/action.ts';
import { sayRefusal } from '../narrate/refusal.ts';
import { candidates } from '../options.ts';
import type { RefusalCode } from '../rules/refuse.ts';
import { suitOf } from '../rules/play.ts';
import { NONE, type Action, type CardNumber, type Match } from '../types.ts';
import { foresee, sayForesight, warningsOf, type Outlook } from './foresight.ts';
import type { Viewpoint } from './zones.ts';

/** Headings of the choices, in their order. */
const GROUPS = ['court', 'leader', 'dispel', 'attack', 'heal', 'draw', 'pair', 'wait', 'note'] as const;
type Group = (typeof GROUPS)[number];

/** The number of a Mage's possible pairs that is shown at once: those that achieve most. */
const PAIRS_SHOWN = 4;

/** Refusals that a player may want to know of; the others only say what no player would try. */
const TELLING: readonly RefusalCode[] = ['court-taken', 'not-weak', 'hand-full'];

/** The heading that a play belongs under: what it is for. */
function playGroup(match: Match, { card, dispel, partner }: Play) {
  if (partner !== null) return 'pair';
  if (dispel) return 'dispel';
  const { damages, heals } = suitOf(match, card);
  return damages ? 'attack' : heals ? 'heal' : 'draw';
}

function groupOf(match: Match, action: Action): Group {
  switch (action.do) {
    case 'pickCharacters':
      return 'court';
    case 'pickLeader':
      return 'leader';
    case 'play':
      return playGroup(match, action);
    case 'focus':
    case 'rest':
      return 'wait';
    case 'saveNote':
      return 'note';
  }
}

/** The card that an action is about, or NONE. */
function cardOf(action: Action): CardNumber {
  if (action.do === 'play') return action.card;
  return action.do === 'pickCharacters' ? action.court : NONE;
}

/** Everything that a seat can do now, and what it cannot with the reason, in groups. */
export function choiceGroups(look: Viewpoint, seat: number): ChoiceGroup[] {
  const { match, state, s } = look;
  const tried = candidates(match, state, seat).map((action) => ({
    action,
    refusal: check(match, state, seat, action),
  }));
  const legal = tried.flatMap(({ action, refusal }) => (refusal === null ? [action] : []));
  const choices = [...possible(look, seat, legal), ...impossible(look, seat, tried)];
  return GROUPS.flatMap((group) => {
    const found = choices.filter(({ action }) => groupOf(match, action as unknown as Action) === group);
    return found.length === 0 ? [] : [{ id: group, title: s.say(`group.${group}`), choices: found }];
  });
}

function possible(look: Viewpoint, seat: number, legal: readonly Action[]): Choice[] {
  const { match, state } = look;
  const foreseen = new Map(
    legal.flatMap((action) =>
      inTurn(action) ? [[action, foresee(match, state, seat, action)] as const] : [],
    ),
  );
  const shown = new Set(bestPairs(legal, foreseen));
  const own = match.proposed[seat];
  const ownIsFree = legal.some((action) => action.do === 'pickCharacters' && action.court === own);
  const seen = new Set<string>();
  const isMinor = (action: Action, note: Phrase): boolean => {
    if (action.do === 'pickCharacters') return ownIsFree && action.court !== own;
    if (action.do !== 'play') return false;
    if (action.partner !== null) return !shown.has(action);
    // Who is named matters only where something comes of it.
    const likeness = `${action.card} ${action.dispel} ${phraseText(note)}`;
    const again = seen.has(likeness);
    seen.add(likeness);
    return again || foreseen.get(action)?.useful === false;
  };
  return legal.map((action): Choice => {
    const foresight = foreseen.get(action);
    const note = noteOf(look, action, foresight);
    return {
      ...bare(look, action),
      note,
      warnings: foresight === undefined ? [] : warningsOf(look, foresight),
      onward: inTurn(action) && legal.length === 1,
      minor: isMinor(action, note),
    };
  });
}

/** What a choice would lead to; of a court card, what one can do with it. */
function noteOf(look: Viewpoint, action: Action, foresight: Outlook | undefined): Phrase {
  const { match, s } = look;
  if (foresight !== undefined) return sayForesight(look, foresight);
  if (action.do !== 'pickCharacters') return [];
  const court = match.cards[action.court] as CourtCard;
  return s.say('note.court', { class: s.named(court.class), gift: s.named(court.gift) });
}

/** Whether the foe strikes after an action. */
const inTurn = ({ do: verb }: Action): boolean => verb === 'play' || verb === 'focus' || verb === 'rest';

/** The pairs that achieve most, the best first. */
function bestPairs(legal: readonly Action[], foreseen: ReadonlyMap<Action, Outlook>): Action[] {
  const worth = (action: Action): number => foreseen.get(action)?.worth ?? 0;
  return legal
    .filter((action) => action.do === 'play' && action.partner !== null)
    .sort((a, b) => worth(b) - worth(a))
    .slice(0, PAIRS_SHOWN);
}

/** What cannot be done and might be wanted, each card once for each reason. */
function impossible(
  look: Viewpoint,
  seat: number,
  tried: readonly { readonly action: Action; readonly refusal: Refusal | null }[],
): Choice[] {
  const seen = new Set<string>();
  return tried.flatMap(({ action, refusal }) => {
    if (refusal === null || !TELLING.some((code) => code === refusal.code)) return [];
    if (action.do === 'play' && action.partner !== null) return [];
    const key = `${cardOf(action)} ${refusal.code}`;
    if (seen.has(key)) return [];
    seen.add(key);
    const why = { sentence: sayRefusal(look.s, refusal), rule: refusal.rule };
    const own = action.do === 'pickCharacters' && action.court === look.match.proposed[seat];
    return [{ ...bare(look, action), refusal: why, minor: action.do !== 'focus' && !own }];
  });
}

/** A choice as far as the action alone decides it. */
const bare = ({ s }: Viewpoint, action: Action): Choice => ({
  action: action as unknown as Json,
  label: sayAction(s, action),
  note: [],
  card: cardOf(action),
  refusal: null,
  warnings: [],
  onward: false,
  minor: false,
  payment: null,
  text: textFor(s, action),
});

/** What is written for an action, where something is. */
function textFor(s: Viewpoint['s'], action: Action): TextForm | null {
  switch (action.do) {
    case 'pickCharacters':
      return { field: 'name', label: s.say('text.name'), least: 1, most: LONGEST_NAME, lines: 'one' };
    case 'saveNote':
      return { field: 'text', label: s.say('text.note'), least: 0, most: LONGEST_NOTE, lines: 'many' };
    default:
      return null;
  }
}
