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

/** A number far from what cards like it have. */
interface Outlier {
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
  const range = low === high ? String(low) : words.say('range', { low, high });
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
      words: words.say(`outlier.${measure.name}`, { value: measure.value, range }),
      cures: isNumber ? [cure] : [],
      cards: usual.peers(found, own),
    },
  ];
}
