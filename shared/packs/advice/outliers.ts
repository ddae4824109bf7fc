import type { Definition } from '../content.ts';
import { valueAt } from '../pointer.ts';
import type { AdviceRow, Cure } from './advice-row.ts';
import { fitted, type Expected } from './fit.ts';
import type { GameAdvice, Measured } from './game-advice.ts';
import type { PlayerWords } from './player-words.ts';

/** Cards that are shown for comparison. */
const MOST_PEERS = 3;

/** A card of the measure with one of its numbers. */
interface Peer {
  readonly id: string;
  readonly measure: Measured;
}

/** Cards by one of their numbers and the first of those that explain it. */
export interface Cloud {
  readonly points: readonly CloudPoint[];
  /** What is expected of a card with a certain first number that is in between in all others. */
  expected(by: number): Expected;
}

export interface CloudPoint {
  readonly by: number;
  readonly value: number;
}

/** A number far from what cards like it have. */
export interface Outlier {
  readonly measure: Measured;
  /** The least and the most that is usual, whole numbers from 0 on. */
  readonly low: number;
  readonly high: number;
  /** How far off, in widths of what is usual to that side. */
  readonly off: number;
}

/** What the numbers of cards usually are, given the rest of the card: fits over the cards that are the measure. */
export class Usual {
  readonly #peers: ReadonlyMap<string, readonly Peer[]>;
  readonly #fits = new Map<string, ((of: readonly number[]) => Expected) | undefined>();
  readonly #advice: GameAdvice;

  /** @param cards the measure, by full id */
  constructor(cards: Iterable<readonly [id: string, definition: Definition]>, advice: GameAdvice) {
    this.#advice = advice;
    const peers = [...cards].flatMap(([id, definition]) =>
      advice.measures(definition).map((measure): Peer => ({ id, measure })),
    );
    this.#peers = Map.groupBy(peers, ({ measure }) => keyOf(measure));
    for (const [key, group] of this.#peers) this.#fits.set(key, fitted(group.map(({ measure }) => measure)));
  }

  /** The number of a card that is farthest from what is usual; undefined where all of them are usual. */
  outlier(definition: Definition): Outlier | undefined {
    const found = this.#advice.measures(definition).flatMap((measure): Outlier[] => {
      const expected = this.#fits.get(keyOf(measure))?.(measure.of);
      if (expected === undefined) return [];
      const rest = measure.value - expected.value;
      const off = rest < 0 ? rest / expected.low : rest / expected.high;
      const low = Math.max(0, Math.ceil(expected.value + expected.low));
      const high = Math.max(low, Math.floor(expected.value + expected.high));
      return off > 1 && (measure.value < low || measure.value > high) ? [{ measure, low, high, off }] : [];
    });
    return found.sort((a, b) => b.off - a.off)[0];
  }

  /** The measured cards by a number of them; undefined where nothing explains it. */
  cloud(name: string): Cloud | undefined {
    const groups = [...this.#peers.entries()]
      .filter(([, peers]) => peers[0].measure.name === name && peers[0].measure.of.length > 0)
      .sort(([, one], [, other]) => other.length - one.length);
    const [key, peers] = groups.at(0) ?? [];
    const fit = key === undefined ? undefined : this.#fits.get(key);
    if (fit === undefined || peers === undefined) return undefined;
    const [, ...means] = peers[0].measure.of.map(
      (_, i) => peers.reduce((sum, { measure }) => sum + measure.of[i], 0) / peers.length,
    );
    return {
      points: peers.map(({ measure }) => pointOf(measure)),
      expected: (by) => fit([by, ...means]),
    };
  }

  /** Where a card is in a cloud; undefined where it has no such number, or nothing explains it. */
  pointIn(name: string, definition: Definition): CloudPoint | undefined {
    const found = this.#advice
      .measures(definition)
      .find((measure) => measure.name === name && measure.of.length > 0 && this.#peers.has(keyOf(measure)));
    return found && pointOf(found);
  }

  /** Full ids of the cards that are most like one in what explains a number of it; of equal ones, those in the middle. */
  peers({ measure, low, high }: Outlier, own: string): string[] {
    const apart = (peer: Peer): number =>
      peer.measure.of.reduce((sum, number, i) => sum + Math.abs(number - measure.of[i]), 0);
    const astray = (peer: Peer): number => Math.abs(peer.measure.value - (low + high) / 2);
    return (this.#peers.get(keyOf(measure)) ?? [])
      .filter(({ id }) => id !== own)
      .sort((a, b) => apart(a) - apart(b) || astray(a) - astray(b))
      .slice(0, MOST_PEERS)
      .map(({ id }) => id);
  }
}

const pointOf = ({ value, of }: Measured): CloudPoint => ({ by: of[0], value });

/** What is said of a number that is far off. */
export function outlierWords({ measure, low, high }: Outlier, words: PlayerWords): string {
  const range = low === high ? String(low) : words.say('range', { low, high });
  return words.say(`outlier.${measure.name}`, { value: measure.value, range });
}

const keyOf = ({ name, group }: Measured): string => `${name} ${group}`;

/**
 * A warning for the number of a card that is farthest from what is usual.
 *
 * @param definition that the schema accepts
 * @param where the card's name
 */
export function outlierAdvice(
  definition: Definition,
  own: string,
  where: string,
  usual: Usual,
  words: PlayerWords,
): AdviceRow[] {
  const found = usual.outlier(definition);
  if (found === undefined) return [];
  const { measure, low, high } = found;
  const nearest = measure.value < low ? low : high;
  // A sum of several numbers can be reached in many ways.
  const isNumber = typeof valueAt(definition, measure.at) === 'number';
  const cure: Cure = {
    label: words.say('cure.set', { value: nearest }),
    certain: false,
    of: 'card',
    operations: [{ op: 'replace', path: measure.at, value: nearest }],
  };
  return [
    {
      kind: 'outlier',
      code: measure.name,
      severity: 'warning',
      at: measure.at,
      where,
      words: outlierWords(found, words),
      cures: isNumber ? [cure] : [],
      cards: usual.peers(found, own),
    },
  ];
}
