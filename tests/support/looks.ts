// Tables of Ravingspire in the middle of an effect that looks at decks.
import type { Json } from '../../shared/engine/json.ts';
import { drawFrom } from '../../shared/engine/random.ts';
import { Table } from '../../shared/engine/table.ts';
import { ravingspire } from '../../shared/games/ravingspire/index.ts';
import { DECKS } from '../../shared/games/ravingspire/rules/decks.ts';
import { ravingspireScenarios } from '../../shared/games/ravingspire/scenario/index.ts';
import { baseDefinitions, HEROES, type TowerTable } from './ravingspire.ts';

type Fields = { readonly [key: string]: Json };

const those = (fields: Fields = {}): Fields => ({ from: ['seen'], ...fields });
const back = (fields: Fields = {}): Fields => ({
  do: 'put-back',
  cards: those({ count: 'all' }),
  ...fields,
});
const discards: Json = { do: 'may', then: [{ do: 'discard', cards: 'that' }] };

/** Programs that look, each with the deck of its look. */
const PROGRAMS: readonly ((deck: string) => readonly Json[])[] = [
  (deck) => [{ do: 'look', deck, cards: 3 }, back()],
  (deck) => [{ do: 'look', deck, cards: 1 }, discards],
  (deck) => [
    { do: 'look', deck, cards: 4 },
    back({ cards: those({ count: 2, upTo: true }), under: true }),
    back(),
  ],
  (deck) => [
    { do: 'look', deck, cards: 3 },
    { do: 'banish', cards: those({ upTo: true }) },
    { do: 'retrieve', cards: those() },
    back(),
  ],
  (deck) => [
    { do: 'reveal-until', deck, until: { attribute: ['charm'] } },
    { do: 'retrieve', cards: 'that' },
    back(),
    { do: 'look', deck, cards: 2 },
    { do: 'may', then: [{ do: 'shuffle', deck }] },
    back(),
  ],
  (deck) => [{ do: 'each', who: 'every', then: [{ do: 'look', deck, cards: 2 }, discards, back()] }],
];

const LOOKERS = PROGRAMS.flatMap((program, i) =>
  DECKS.map((deck) => {
    const id = `looker-${i}-${deck}`;
    return [
      `toy:${id}`,
      {
        id,
        name: id,
        kind: 'attack',
        power: 1,
        as: ['skill'],
        rules: [{ when: 'played', do: program(deck) }],
      },
    ] as const;
  }),
);
/** The base set with cards that look. */
export const lookerDefinitions = { ...baseDefinitions, ...(Object.fromEntries(LOOKERS) as Fields) };

/** Cards that decks are made from, where an order can show. */
const CARDS = ['blade', 'tool', 'trinket', 'reavers-slash', 'rogues-strike', 'runelords-blast'];

/** A table in the middle of a look, by number; the look asked nothing where its step is over. */
export function lookingTable(number: number): TowerTable {
  const draw = drawFrom(`looks ${number}`);
  const seats = 2 + draw(3);
  const heroes = HEROES.slice(draw(HEROES.length - seats)).slice(0, seats);
  const deck = (): Json => Array.from({ length: 1 + draw(7) }, () => `base:${CARDS[draw(CARDS.length)]}`);
  const [looker] = LOOKERS[draw(LOOKERS.length)];
  const opening = ravingspireScenarios.opening({
    turn: 9,
    active: 0,
    phase: 'encounter',
    heroes: heroes.map((_, seat) => ({
      level: 'dungeon',
      space: seat,
      sanity: 8,
      hand: seat === 0 ? [looker, 'base:blade'] : ['base:tool', 'base:trinket'],
      deck: deck(),
    })),
  });
  const options = { flanking: draw(2) === 1 };
  const setup = { seed: `looks ${number}`, heroes, packs: ['base', 'toy'], options };
  const table: TowerTable = new Table(ravingspire, setup, lookerDefinitions, opening);
  table.act(0, { do: 'play', card: table.state.heroes[0].hand[0], instead: false });
  for (let answers = draw(3); answers > 0 && table.question; answers--) {
    const { seat, options: open } = table.question;
    table.answer(seat, open[draw(open.length)]);
  }
  return table;
}
