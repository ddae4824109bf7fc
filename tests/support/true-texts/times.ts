// How long a change lasts: each time as it is printed, against what ends times in a game.
import type { CardDefinition } from '../../../shared/games/ravingspire/content/schema.ts';
import { LANGUAGES, type Language } from '../../../shared/words/languages.ts';
import { fullHand } from '../../../shared/games/ravingspire/rules/piles.ts';
import { powerOf } from '../../../shared/games/ravingspire/rules/values.ts';
import type { State } from '../../../shared/games/ravingspire/types.ts';
import {
  ADVERSARY,
  BANISHES,
  BLADE,
  DISCARDS,
  doneTo,
  endsEncounter,
  endsTurn,
  fights,
  givesUp,
  inHand,
  inSlot,
  own,
  plays,
  RETRIEVES,
  SWORD,
  type Act,
  type Deed,
  type Lies,
} from './acts.ts';
import { lineOf, readSentence, type Writer } from './check.ts';
import { SAMPLE } from './position.ts';
import { Untrue, type Node } from './untrue.ts';

type Time = 'turn' | 'battle' | 'play' | 'forever';

/** What is done once the sample was played in a battle, and the times that are over then. */
interface Passing {
  readonly act: Act;
  readonly over: readonly Time[];
}
const passing =
  (lies: Lies) =>
  (name: string, over: readonly Time[], ...does: readonly Deed[]): Passing => ({
    act: own(name, [], [lies], fights(ADVERSARY), plays(SAMPLE), ...does),
    over,
  });
/** The sample leaves its place when it is played, or stays in its slot. */
const beside = passing(inHand);
const inside = passing(inSlot);

const PASSINGS: readonly Passing[] = [
  beside('nothing', []),
  beside('the battle is given up', ['battle'], givesUp),
  beside('the battle is won', ['battle'], fights(ADVERSARY, SWORD, BLADE)),
  beside('it is discarded', ['play'], plays(DISCARDS)),
  beside('it is banished', ['play'], plays(BANISHES)),
  beside('it is taken back', ['play'], plays(RETRIEVES)),
  beside('the turn ends', ['battle', 'turn', 'play'], givesUp, endsEncounter, endsTurn),
  inside('nothing, in its slot', []),
  inside('the battle is given up, in its slot', ['battle'], givesUp),
  inside('it is discarded from its slot', ['play'], plays(DISCARDS)),
  inside('the Encounter phase ends, in its slot', ['battle'], givesUp, endsEncounter),
  inside('the turn ends, in its slot', ['battle', 'turn'], givesUp, endsEncounter, endsTurn),
];

const BY = 2;
const CHOSEN = { from: ['hand'], id: 'toy:dungeon-hand-0' };
const CHANGES: readonly object[] = [
  { change: { mod: 'hand', amount: BY } },
  { cards: CHOSEN, change: { mod: 'add-power', amount: BY } },
  { cards: CHOSEN, change: { mod: 'double-power' } },
];

/** Every change for every time. */
export const lastings = (): object[] =>
  CHANGES.flatMap((change) =>
    ['turn', 'battle', 'play', 'forever'].map((ends) => ({ do: 'until', ends, ...change })),
  );

// A dungeon card stays in its slot when it is played.
const cardWith = (rules: readonly object[]): CardDefinition =>
  ({
    id: 'sample',
    name: 'Sample',
    kind: 'dungeon',
    power: 9,
    as: ['fight'],
    cost: { fight: 1 },
    rules,
  }) as unknown as CardDefinition;

/** How many cards the first hero draws, and what its sword is worth: to the next battle, for in Explore power is plain. */
function seenAfter(definition: CardDefinition, { act }: Passing): { hand: number; power: number } {
  const outcome = doneTo(definition, act);
  if (outcome === null) throw new Error(`not allowed: ${act.name}`);
  const { match, state } = outcome;
  const fought = { ...state, phase: 'encounter' } as State;
  return { hand: fullHand(match, state, 0), power: powerOf(match, fought, 0, SWORD, false) };
}

/** What is printed of how long a change lasts and is not so. */
export function falseTimes(form: object, write: Writer, langs: readonly Language[] = LANGUAGES): string[] {
  const definition = cardWith([{ when: 'played', do: [form] }]);
  return langs.flatMap((lang) => {
    const sentences = write(definition, lang);
    const untrue = untruth(definition, () => {
      const [sentence, ...others] = sentences;
      if (sentence === undefined || others.length > 0) throw new Untrue('not one sentence');
      return readSentence(sentence, lang).means.do as Node;
    });
    const text = sentences.map(lineOf).join(' ');
    return untrue === null ? [] : [`${JSON.stringify(form)}\n  ${text}\n  ${untrue}`];
  });
}

function untruth(definition: CardDefinition, read: () => Node): string | null {
  try {
    const { ends = 'turn', change, n } = read();
    for (const passed of PASSINGS) {
      const expected = seenAfter(cardWith([]), passed);
      const lasts = !passed.over.includes(ends as Time);
      if (lasts && change === 'hand') expected.hand += n as number;
      if (lasts && change === 'power') expected.power += n as number;
      if (lasts && change === 'double') expected.power *= 2;
      const seen = seenAfter(definition, passed);
      for (const what of ['hand', 'power'] as const)
        if (expected[what] !== seen[what])
          return `${passed.act.name}: ${what} ${expected[what]} expected, ${seen[what]} seen`;
    }
    return null;
  } catch (error) {
    if (!(error instanceof Untrue)) throw error;
    return error.message;
  }
}
