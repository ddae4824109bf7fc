import { ScenarioError, type Fields } from '../../../engine/scenario.ts';
import type { Json } from '../../../engine/json.ts';
import { levelOf, placeOf, sectorOf } from '../rules/board.ts';
import { generations } from '../rules/values.ts';
import { LEVEL_NAMES } from '../public.ts';
import {
  attributeBit,
  KEEP,
  NONE,
  VORPAL,
  type Action,
  type AttributeName,
  type CardNumber,
  type Match,
  type Pay,
  type State,
} from '../types.ts';
import { CardFinder, MISSING } from './finder.ts';

/** Whose step it is, in which position. */
interface Scene {
  readonly match: Match;
  readonly state: State;
  readonly seat: number;
  /** Finds and names the cards of this step. */
  readonly cards: CardFinder;
}

type Do = Action['do'];
type ActionOf<D extends Do> = Extract<Action, { do: D }>;

/** How scenarios say an action. Reading what was written gives the same action again. */
interface StepWords<D extends Do> {
  /** The action that a step means; null when a card that it names is not there. */
  read(scene: Scene, step: Fields): Action | null;
  /** The fields of the step that means a legal action; `do` only where it is not the name of the action. */
  write(scene: Scene, action: ActionOf<D>): Fields;
}

const OWN = ['hand', 'slots'] as const;

const STEPS: { readonly [D in Do]: StepWords<D> } = {
  move: {
    read: ({ match }, step) => ({
      do: 'move',
      path: ((step.path ?? []) as string[]).map((text) => readPlace(match, text)),
      enterKeep: step.enterKeep === true,
    }),
    write: ({ match }, { path, enterKeep }) => ({
      path: path.map((place) => writePlace(match, place)),
      ...flag({ enterKeep }),
    }),
  },
  skipMove: { read: () => ({ do: 'skipMove' }), write: () => ({ do: 'move', skip: true }) },
  play: {
    read: ({ cards }, step) =>
      withCard(cards.find(step.card, OWN, step), (card) => ({
        do: 'play',
        card,
        instead: step.instead === true,
      })),
    write: ({ cards }, { card, instead }) => ({ ...cards.name(card, OWN), ...flag({ instead }) }),
  },
  generate: {
    read: (scene, step) => {
      if (step.ability) return { do: 'generate', ability: true, as: step.as as AttributeName };
      return withCard(scene.cards.find(step.card, ['slots'], step), (card) => generateBy(scene, card, step));
    },
    write: ({ match, cards }, action) => {
      if ('ability' in action) return { ability: true, as: action.as };
      const { card, by } = action;
      const source = typeof by === 'number' ? match.cards[by].id : by;
      return { ...cards.name(card, ['slots']), ...(source !== undefined && { by: source }) };
    },
  },
  ability: {
    read: ({ cards }, { index, card: id, banish, from }) => {
      const price = banish === undefined ? NONE : cards.find(banish, OWN);
      const card = id === undefined ? NONE : cards.find(id, TOUCHED, from === undefined ? {} : { from });
      if (price === MISSING || card === MISSING) return null;
      return { do: 'ability', index: index as number, card, price };
    },
    write: ({ cards }, { index, card, price }) => ({
      index,
      ...(price !== NONE && { banish: cards.value(price, OWN) }),
      ...(card !== NONE && { card: cards.value(card, TOUCHED) }),
    }),
  },
  acquire: {
    read: (scene, step) => {
      const pay = readPay(scene, step.pay);
      const found = scene.cards.find(step.card, ['ring'], step);
      return pay && withCard(found, (card) => ({ do: 'acquire', card, pay, brute: step.brute === true }));
    },
    write: (scene, { card, pay, brute }) => ({
      ...scene.cards.name(card, ['ring']),
      pay: writePay(scene, pay),
      ...flag({ brute }),
    }),
  },
  fight: {
    read: (scene, step) => {
      const { battle } = scene.state;
      const paid = readPay(scene, step.pay);
      const open = battle.kind === 'foe' || battle.kind === 'spire' || step.card === undefined;
      const enemy = open ? battle.card : scene.cards.find(step.card, ['ring'], step);
      const pay = step.pay === undefined ? null : paid;
      return paid && withCard(enemy, (card) => ({ do: 'fight', card, pay, brute: step.brute === true }));
    },
    write: (scene, { card, pay, brute }) => ({
      ...(card !== scene.state.battle.card && scene.cards.name(card, ['ring'])),
      ...(pay !== null && { pay: writePay(scene, pay) }),
      ...flag({ brute }),
    }),
  },
  giveUp: { read: () => ({ do: 'giveUp' }), write: () => ({}) },
  slot: {
    read: ({ cards }, step) =>
      withCard(cards.find(step.card, OWN, step), (card) => ({ do: 'slot', card, slot: step.slot as number })),
    write: ({ cards }, { card, slot }) => ({ ...cards.name(card, OWN), slot }),
  },
  unslot: {
    read: ({ cards }, step) =>
      withCard(cards.find(step.card, ['slots'], step), (card) => ({ do: 'unslot', card })),
    write: ({ cards }, { card }) => ({ ...cards.name(card, ['slots']) }),
  },
  endEncounter: { read: () => ({ do: 'endEncounter' }), write: () => ({}) },
  endExplore: { read: () => ({ do: 'endExplore' }), write: () => ({}) },
  rotate: {
    read: (scene, step) => {
      const pay = readPay(scene, step.pay);
      return pay && { do: 'rotate', using: step.using as ActionOf<'rotate'>['using'], pay };
    },
    write: (scene, { using, pay }) => ({ using, pay: writePay(scene, pay) }),
  },
  exert: {
    read: (scene, step) => {
      const pay = readPay(scene, step.pay);
      const to = readPlace(scene.match, step.to as string);
      return pay && { do: 'exert', pay, to, enterKeep: step.enterKeep === true };
    },
    write: (scene, { pay, to, enterKeep }) => ({
      pay: writePay(scene, pay),
      to: writePlace(scene.match, to),
      ...flag({ enterKeep }),
    }),
  },
  well: {
    read: (scene, step) => {
      const pay = readPay(scene, step.pay);
      if (pay === null) return null;
      return withCard(banished(scene, pay, step), (banish) => ({
        do: 'well',
        pay,
        brute: step.brute === true,
        banish,
      }));
    },
    write: (scene, { pay, brute, banish }) => {
      const paid = writePay(scene, pay);
      const swallowed = pay.some((entry) => 'card' in entry && entry.card === banish);
      const { card, ...where } = swallowed
        ? { card: scene.match.cards[banish].id, from: 'played' }
        : scene.cards.name(banish, ['hand', 'discard']);
      return { pay: paid, banish: card, ...where, ...flag({ brute }) };
    },
  },
  flank: {
    read: ({ cards }, step) =>
      withCard(cards.find(step.card, ['hand'], step), (card) => ({
        do: 'flank',
        card,
        assist: step.mode === 'assist',
      })),
    write: ({ cards }, { card, assist }) => ({
      ...cards.name(card, ['hand']),
      mode: assist ? 'assist' : 'hinder',
    }),
  },
  pass: { read: () => ({ do: 'pass' }), write: () => ({}) },
  trade: {
    read: ({ cards }, step) => {
      const partner = step.with as number;
      const give = step.give ? cards.find(step.give, OWN) : NONE;
      if (give === MISSING) return null;
      if (step.take === 'any') return { do: 'trade', with: partner, give, take: 'any' };
      const take = step.take ? cards.find(step.take, OWN, {}, partner) : NONE;
      return take === MISSING ? null : { do: 'trade', with: partner, give, take };
    },
    write: ({ cards }, { with: partner, give, take }) => ({
      with: partner,
      give: give === NONE ? null : cards.value(give, OWN),
      take: typeof take === 'string' ? take : take === NONE ? null : cards.value(take, OWN, partner),
    }),
  },
};

/** Cards that an ability may act on. */
const TOUCHED = ['hand', 'slots', 'played', 'ring', 'battle'] as const;

const sceneOf = (match: Match, state: State, seat: number): Scene => ({
  match,
  state,
  seat,
  cards: new CardFinder(match, state, seat),
});

/** The name of the action that a step means: some have a shorter word within another step. */
function actionName(step: Fields): Do {
  if (step.do === 'move' && step.skip) return 'skipMove';
  if ((step.do === 'flank' || step.do === 'trade') && step.pass) return 'pass';
  if (!Object.hasOwn(STEPS, String(step.do))) throw new ScenarioError(`unknown step "${String(step.do)}"`);
  return step.do as Do;
}

/** The action that a step means; null when a card that it names is not there. */
export const actionOf = (match: Match, state: State, seat: number, step: Fields): Action | null =>
  STEPS[actionName(step)].read(sceneOf(match, state, seat), step);

/**
 * The step that means a legal action of a seat; `seat` itself is left to the caller.
 *
 * @throws ScenarioError for a card that no step can name
 */
export function actionStep(match: Match, state: State, seat: number, action: Action): Fields {
  // An entry is looked up by the very action that it writes, which the compiler cannot see.
  const words = STEPS[action.do] as StepWords<Do>;
  return { do: action.do, ...words.write(sceneOf(match, state, seat), action) };
}

/** Fields that are true; what is not so is left out. */
const flag = (fields: { readonly [name: string]: boolean }): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, on]) => on));

const withCard = (card: CardNumber, make: (card: CardNumber) => Action | null): Action | null =>
  card === MISSING ? null : make(card);

function readPlace(match: Match, text: string): number {
  const [level, sector] = text.split(':');
  const index = LEVEL_NAMES.indexOf(level as (typeof LEVEL_NAMES)[number]);
  if (index < 0 || index === KEEP || !/^\d+$/.test(sector ?? '')) {
    throw new ScenarioError(`"${text}" is no place; write for example "dungeon:4"`);
  }
  return placeOf(match.board, index, Number(sector));
}

const writePlace = ({ board }: Match, place: number): string =>
  `${LEVEL_NAMES[levelOf(board, place)]}:${sectorOf(board, place)}`;

const PAID_WITH = ['hand', 'slots', 'played'] as const;

function readPay({ cards }: Scene, entries: Json | undefined): Pay[] | null {
  const pays = ((entries ?? []) as readonly Fields[]).map((entry): Pay => {
    const as = entry.as as AttributeName;
    return entry.ability ? { ability: true, as } : { card: cards.find(entry.card, PAID_WITH, entry), as };
  });
  return pays.some((pay) => 'card' in pay && pay.card === MISSING) ? null : pays;
}

const writePay = ({ cards }: Scene, pays: readonly Pay[]): Json =>
  pays.map((pay) =>
    'ability' in pay ? { ability: true, as: pay.as } : { ...cards.name(pay.card, PAID_WITH), as: pay.as },
  );

/** Turning a relic over, by what lets it: named, or the only one that gives the power that the step wants. */
function generateBy({ match, state, seat }: Scene, card: CardNumber, step: Fields): Action | null {
  const ways = generations(match, state, seat, card);
  // Without a wish, and where nothing lets it, the rules have the word.
  if ((step.as === undefined && step.by === undefined) || ways.length === 0) return { do: 'generate', card };
  const wanted = step.as === undefined ? VORPAL : attributeBit(step.as as AttributeName);
  const left = ways.filter(({ by, as }) => {
    const name = by === NONE ? 'hero' : match.cards[by].id;
    return (as & wanted) !== 0 && (step.by === undefined || step.by === name);
  });
  if (left.length === 0) return null;
  const sources = new Set(left.map(({ by }) => by));
  if (sources.size > 1) return { do: 'generate', card };
  return { do: 'generate', card, by: left[0].by === NONE ? 'hero' : left[0].by };
}

/** The Well may swallow a card that it is paid with: named `from: played`, or not found anywhere else. */
function banished({ match, cards }: Scene, pay: readonly Pay[], step: Fields): CardNumber {
  const { banish: id, from } = step;
  const paid = pay.flatMap((entry) =>
    'card' in entry && match.cards[entry.card].id === id ? [entry.card] : [],
  );
  if (from === 'played' && paid.length > 0) return paid[0];
  const found = cards.find(id, ['hand', 'discard'], step);
  if (found !== MISSING || from !== undefined) return found;
  return paid[0] ?? cards.find(id, ['slots', 'played']);
}
