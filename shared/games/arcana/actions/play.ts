import { cardNamed, idOf } from './names.ts';
import type { Fields } from '../../../engine/scenario.ts';
import Type, { type Static } from '../../../generated/typebox.js';
import type { NamedAction } from '../../../tableau/action.ts';
import type { Phrase } from '../../../words/tokens.ts';
import { sayEvent } from '../narrate/event.ts';
import type { Speaker } from '../narrate/speaker.ts';
import { checkPlay, play as carryOut, suitOf } from '../rules/play.ts';
import { standing } from '../rules/players.ts';
import { finishTurn } from '../rules/turn.ts';
import { NONE, type CardNumber, type Match, type State } from '../types.ts';
import { Card, defineAction, Seat, asTold } from './define.ts';

const PartnerSchema = Type.Object(
  { card: Card, dispel: Type.Boolean(), target: Seat },
  { additionalProperties: false },
);

const fields = {
  card: Card,
  dispel: Type.Boolean(),
  /** Whom a healing card heals; -1 for a card that does not heal. */
  target: Seat,
  /** The player in front of whom a Paladin sets the card; -1 for no shield. */
  shieldTo: Seat,
  /** The second card of a Mage's pair. */
  partner: Type.Union([PartnerSchema, Type.Null()]),
};

export type Play = NamedAction<'play', typeof fields>;
export type Partner = Static<typeof PartnerSchema>;

/** A card, or a Mage's pair, with all that is decided about it (AR-PLAY-1 to AR-PLAY-4). */
export const play = defineAction({
  do: 'play',
  order: 30,
  phase: 'action',
  fields,
  check: checkPlay,
  apply(g, seat, action) {
    carryOut(g, seat, action);
    finishTurn(g);
  },
  offers: (match, state, seat) => state.players[seat].hand.flatMap((card) => plays(match, state, seat, card)),
  /** What it is for. */
  group(match, { card, dispel, partner }) {
    if (partner !== null) return 'pair';
    if (dispel) return 'dispel';
    const { damages, heals } = suitOf(match, card);
    return damages ? 'attack' : heals ? 'heal' : 'draw';
  },
  card: ({ card }) => card,
  isOneOfMany: ({ partner }) => partner !== null,
  // Who is named matters only where something comes of it, which the note tells.
  key: ({ card, dispel }) => `${card} ${dispel}`,
  say: sayPlay,
  did(s, { card, partner }, seat) {
    return sayEvent(s, { ...asTold(seat), kind: 'cardPlayed', card, partner: partner?.card ?? NONE });
  },
  scenario: {
    fields: ['card', 'dispel', 'target', 'shieldTo', 'partner'],
    read: (match, step) => ({
      ...readPart(match, step),
      shieldTo: (step.shieldTo ?? NONE) as number,
      partner: step.partner === undefined ? null : readPart(match, step.partner as Fields),
    }),
    write: (match, action) => ({
      ...writePart(match, action),
      ...(action.shieldTo !== NONE && { shieldTo: action.shieldTo }),
      ...(action.partner !== null && { partner: writePart(match, action.partner) }),
    }),
  },
});

/** All ways to play one card: dispelling or not, on each target, with each partner. */
function plays(match: Match, state: State, seat: number, card: CardNumber): Play[] {
  const alone = parts(match, state, card).flatMap((part) =>
    [NONE, ...standing(state)].map((shieldTo): Play => ({ do: 'play', ...part, shieldTo, partner: null })),
  );
  const inTurn = state.phase === 'action' && seat === state.active;
  const legal = inTurn ? alone.filter((one) => checkPlay(match, state, seat, one) === null) : [];
  const paired = legal.flatMap((one) => {
    const partners = state.players[seat].hand.flatMap((other) => parts(match, state, other));
    return partners.map((partner): Play => ({ ...one, partner }));
  });
  return [...alone, ...paired];
}

/** All ways to use one card by itself. */
function parts(match: Match, state: State, card: CardNumber): Partner[] {
  const targets = suitOf(match, card).heals ? standing(state) : [NONE];
  return [true, false].flatMap((dispel) => targets.map((target) => ({ card, dispel, target })));
}

/** What a play is for, then its cards: "Dispel a ward, heal Ada: Two of Cups". */
function sayPlay(s: Speaker, action: Play): Phrase {
  const { card, partner } = action;
  const cards =
    partner === null ? s.card(card) : s.say('play.pair', both(s.card(card), s.card(partner.card)));
  const [first, ...rest] = purposes(s, action);
  if (first === undefined) {
    return s.say('play.plain', { card: partner === null ? s.inSentence(card) : cards });
  }
  const what = rest.reduce((before, next) => s.say('list.comma', both(before, next)), first);
  return s.say('play.for', { what, cards });
}

const both = (first: Phrase, second: Phrase) => ({ first, second });

/** What is decided about the cards of a play, in short. */
function purposes(s: Speaker, { shieldTo, partner, ...lead }: Play): Phrase[] {
  const all = partner === null ? [lead] : [lead, partner];
  const dispelling = all.filter(({ dispel }) => dispel);
  return [
    ...(dispelling.length === 0 ? [] : [sayDispelling(s, all, dispelling)]),
    ...all.flatMap(({ target }) => (target === NONE ? [] : [s.say('play.heal', { who: s.who(target) })])),
    ...(shieldTo === NONE ? [] : [s.say('play.shield', { who: s.who(shieldTo) })]),
  ];
}

/** Of a pair it matters which of the two dispels. */
function sayDispelling(s: Speaker, all: readonly Partner[], dispelling: readonly Partner[]): Phrase {
  if (dispelling.length === all.length) return s.say('play.dispel', { count: all.length });
  return s.say('play.dispelWith', { card: s.inSentence(dispelling[0].card) });
}

/** One card of a play, or of a follow-up, as scenarios say it. */
const readPart = (match: Match, { card, dispel, target }: Fields): Partner => ({
  card: cardNamed(match, card),
  dispel: dispel === true,
  target: (target ?? NONE) as number,
});

/** The same in words; what is not so is left out. */
export const writePart = (
  match: Match,
  { card, dispel, target = NONE }: { card: number; dispel: boolean; target?: number },
) => ({
  card: idOf(match, card),
  ...(dispel && { dispel }),
  ...(target !== NONE && { target }),
});
