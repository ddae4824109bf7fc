import type { Question } from '../../../engine/game.ts';
import type { Json } from '../../../engine/json.ts';
import type { Phrase } from '../../../words/tokens.ts';
import type { Prompt } from '../../../tableau/tableau.ts';
import type { FollowUp } from '../types.ts';
import type { MajorCard } from '../rules/card.ts';
import { decisions, type DecisionKind } from '../decisions.ts';
import { sayOutcome } from '../narrate/outcome.ts';
import { sayAnswer, sayQuestion } from '../narrate/question.ts';
import { pipOf, resultOf } from '../rules/play.ts';
import { classOf, handLimit } from '../rules/players.ts';
import { NONE } from '../types.ts';
import { choiceGroups } from './choices.ts';
import { sayCount } from './player-zones.ts';
import type { Viewpoint } from './zones.ts';

/** What a seat is asked for now: its question, its open turn, or nothing. */
export function promptFor(look: Viewpoint, seat: number, question: Question | null): Prompt {
  if (question !== null) return askedPrompt(look, question);
  const { match, state, s } = look;
  const asked = decisions(match, state);
  const decision = asked.find((found) => found.seat === seat);
  const base = { seat, rule: '', notes: [], cards: [], answers: null, groups: [] };
  if (decision !== undefined) {
    const kind = decision.kind as DecisionKind;
    return {
      ...base,
      kind,
      rule: decision.rule,
      title: s.say(`prompt.${kind}`, { who: s.who(seat), ...ownCourt(look, seat) }),
      notes: notesFor(look, kind, seat),
      cards: kind === 'action' && state.foe !== null ? [state.foe.major] : [],
      groups: choiceGroups(look, seat),
    };
  }
  if (state.outcome !== null) return { ...base, kind: 'over', title: sayOutcome(s, state.outcome) };
  const waited = s.list(
    asked.map((other) => s.who(other.seat)),
    'list.and',
  );
  return { ...base, kind: 'wait', title: s.say('prompt.wait', { who: waited }) };
}

/** Whether the court card that a seat was set up with is still free: then it is asked for a name, else for a card. */
function ownCourt({ match, state, s }: Viewpoint, seat: number) {
  const own = match.proposed[seat];
  const free = state.players.every(({ court }) => court !== own);
  return { own: free ? 'yes' : 'no', card: s.inSentence(own) };
}

/** What helps with a decision: before the climb what it is about, in the first turns how it is done. */
function notesFor(look: Viewpoint, kind: DecisionKind, seat: number): Phrase[] {
  if (kind === 'action') return tips(look, seat);
  if (kind === 'pickLeader') return [look.s.say('tip.lead'), ...story(look)];
  return kind === 'pickCharacters' ? story(look) : [];
}

/** Why the party climbs, what has to be done, and what comes of it. */
const story = ({ match, s }: Viewpoint): Phrase[] => [
  s.say('story.errand', { floors: match.floors.length }),
  s.say('story.goal'),
  s.say(match.options.lossRule === 'anyFallen' ? 'story.end.one' : 'story.end'),
];

/** The number of turns of each seat that come with tips. */
const TIP_ROUNDS = 2;

/** What helps in the first turns. */
function tips({ match, state, s }: Viewpoint, seat: number): Phrase[] {
  const { foe, turn } = state;
  if (foe === null || turn > TIP_ROUNDS * match.seats) return [];
  const { suits } = match.cards[foe.major] as MajorCard;
  const wards =
    foe.wards > 0 ? s.say('tip.wards', { suits: s.list(suits.map(s.named), 'list.or') }) : s.say('tip.bare');
  const shelters = classOf(match, state, seat).talent === 'sanctuary';
  return [
    wards,
    s.say(turn <= match.seats ? 'tip.strike' : 'tip.hands'),
    ...(shelters ? [s.say('tip.sanctuary')] : []),
  ];
}

/** An open question: what is being played, and the words for its options. */
function askedPrompt(look: Viewpoint, asked: Question): Prompt {
  const { s, state } = look;
  return {
    seat: asked.seat,
    kind: asked.kind,
    rule: asked.rule,
    title: sayQuestion(s, asked),
    notes: [],
    cards: [...state.resolving],
    answers: asked.options.map((value) => ({
      value,
      label: told(look, asked, value),
      card: asked.kind === 'followUp' ? (value as unknown as FollowUp).card : NONE,
    })),
    groups: [],
  };
}

/** An answer with what helps to choose it: how full the hand is, what the card counts for. */
function told(look: Viewpoint, asked: Question, value: Json): Phrase {
  const { s } = look;
  const what = sayAnswer(s, asked, value);
  const how = helpFor(look, asked, value);
  return how === null ? what : s.say('answer.told', { what, how });
}

function helpFor({ match, state, s }: Viewpoint, { kind, seat }: Question, value: Json): Phrase | null {
  if (kind === 'give') {
    const { hand } = state.players[value as number];
    return s.say('fact.ofMost', { left: String(hand.length), most: String(handLimit(match)) });
  }
  const { card, dispel } = value as unknown as FollowUp;
  if (card === NONE || dispel) return null;
  return sayCount(s, resultOf(match, state, seat, card), pipOf(match, card).rank);
}
