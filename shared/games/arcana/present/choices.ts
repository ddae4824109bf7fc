import type { Intent } from '../../../engine/game.ts';
import type { Json } from '../../../engine/json.ts';
import { phraseText, type Phrase } from '../../../words/tokens.ts';
import type { Choice, ChoiceGroup } from '../../../tableau/tableau.ts';
import { GROUPS } from '../actions/define.ts';
import { intents, kindOf } from '../actions/index.ts';
import { sayRefusal } from '../narrate/refusal.ts';
import type { RefusalCode } from '../rules/refuse.ts';
import type { Action } from '../types.ts';
import { foresee, sayForesight, warningsOf, type Outlook } from './foresight.ts';
import type { Viewpoint } from './zones.ts';

/** How many are shown at once of many actions, such as a Mage's possible pairs: those that achieve most. */
const MANY_SHOWN = 4;

/** Refusals that a player may want to know of; the others only say what no player would try. */
const TELLING: readonly RefusalCode[] = ['court-taken', 'not-weak', 'hand-full'];

/** Everything that a seat can do now, and what it cannot with the reason, in groups. */
export function choiceGroups(look: Viewpoint, seat: number): ChoiceGroup[] {
  const { match, state, s } = look;
  const tried = intents(match, state, seat);
  const legal = tried.flatMap(({ action, refusal }) => (refusal === null ? [action] : []));
  const choices = [...possible(look, seat, legal), ...impossible(look, seat, tried)];
  return GROUPS.flatMap((group) => {
    const found = choices.filter(({ action }) => {
      const meant = action as unknown as Action;
      return kindOf(meant).group(match, meant) === group;
    });
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
  const shown = new Set(bestOfMany(legal, foreseen));
  const isWanted = (action: Action): boolean => kindOf(action).isWanted?.(match, seat, action) === true;
  const wanted = new Set(legal.filter(isWanted).map((action) => action.do));
  const seen = new Set<string>();
  const isMinor = (action: Action, note: Phrase): boolean => {
    const kind = kindOf(action);
    if (wanted.has(action.do)) return !isWanted(action);
    if (kind.isOneOfMany?.(action)) return !shown.has(action);
    if (kind.key === undefined) return false;
    const likeness = `${kind.key(action)} ${phraseText(note)}`;
    const again = seen.has(likeness);
    seen.add(likeness);
    return again || foreseen.get(action)?.useful === false;
  };
  return legal.map((action): Choice => {
    const foresight = foreseen.get(action);
    const note = noteOf(look, action, foresight);
    return {
      ...bare(look, seat, action),
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
  const card = match.cards.find((_, i) => i === kindOf(action).card(action));
  return card?.kind === 'court'
    ? s.say('note.court', { class: s.named(card.class), gift: s.named(card.gift) })
    : [];
}

/** Whether the foe strikes after an action. */
const inTurn = (action: Action): boolean => kindOf(action).phase === 'action';

/** Those that achieve most of many, the best first. */
function bestOfMany(legal: readonly Action[], foreseen: ReadonlyMap<Action, Outlook>): Action[] {
  const worth = (action: Action): number => foreseen.get(action)?.worth ?? 0;
  return legal
    .filter((action) => kindOf(action).isOneOfMany?.(action))
    .sort((a, b) => worth(b) - worth(a))
    .slice(0, MANY_SHOWN);
}

/** What cannot be done and might be wanted, each card once for each reason. */
function impossible(look: Viewpoint, seat: number, tried: readonly Intent<Action>[]): Choice[] {
  const seen = new Set<string>();
  return tried.flatMap(({ action, refusal }) => {
    if (refusal === null || !TELLING.some((code) => code === refusal.code)) return [];
    const kind = kindOf(action);
    if (kind.isOneOfMany?.(action)) return [];
    const key = `${kind.card(action)} ${refusal.code}`;
    if (seen.has(key)) return [];
    seen.add(key);
    const why = { sentence: sayRefusal(look.s, refusal), rule: refusal.rule };
    const isWanted = kind.isWanted?.(look.match, seat, action) === true;
    return [{ ...bare(look, seat, action), refusal: why, minor: !isWanted }];
  });
}

/** A choice as far as the action alone decides it. */
function bare({ s }: Viewpoint, seat: number, action: Action): Choice {
  const kind = kindOf(action);
  return {
    action: action as unknown as Json,
    label: kind.say(s, action, seat),
    note: [],
    card: kind.card(action),
    refusal: null,
    warnings: [],
    onward: false,
    minor: false,
    form: kind.form?.(s) ?? null,
  };
}
