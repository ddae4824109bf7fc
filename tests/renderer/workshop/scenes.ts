// Cards of the base sets on the bench.
import { readFileSync } from 'node:fs';
import type { AdviceRow, Cure } from '../../../shared/packs/advice/advice-row.ts';
import { workplaceOf } from '../../support/sentence/benches.ts';
import type { BenchScene } from './page/scene.ts';

/** The packs of the games that ship, with the names and stories of their cards in German. */
const PACKS: { readonly [game: string]: string } = { ravingspire: 'base', arcana: 'arcana' };

const textsOf = (pack: string): BenchScene['texts'] =>
  JSON.parse(
    readFileSync(new URL(`../../../mods/${pack}/text/de.json`, import.meta.url), 'utf8'),
  ) as BenchScene['texts'];

/**
 * A card of a base set on the bench of a pack that has all of its cards.
 *
 * @param parts what is not as in most scenes; with another game, the card is one of that
 */
export function benchScene(card: string, parts: Partial<BenchScene> = {}): BenchScene {
  const { game = 'ravingspire' } = parts;
  const pack = PACKS[game];
  return {
    tongue: 'en',
    textSize: 1,
    game,
    pack,
    cards: workplaceOf(game).cards,
    card,
    texts: textsOf(pack),
    problems: [],
    ...parts,
  };
}

/** Something that is said to the author, with cures that change the card. */
export const adviceRow = (
  severity: AdviceRow['severity'],
  at: string,
  words: string,
  cures: readonly Pick<Cure, 'label' | 'operations'>[] = [],
): AdviceRow => ({
  kind: 'problem',
  code: 'scene',
  severity,
  at,
  where: '',
  words,
  cures: cures.map((cure, i) => ({ ...cure, certain: i === 0, of: 'card' })),
  cards: [],
});
