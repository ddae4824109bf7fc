// Cards of the base set on the bench.
import { readFileSync } from 'node:fs';
import type { AdviceRow, Cure } from '../../../shared/packs/advice/advice-row.ts';
import { workplaceOf } from '../../support/sentence/benches.ts';
import type { BenchScene } from './page/scene.ts';

const texts = JSON.parse(
  readFileSync(new URL('../../../mods/base/text/de.json', import.meta.url), 'utf8'),
) as BenchScene['texts'];

/** A card of the base set on the bench of a pack that has all of its cards. */
export const benchScene = (card: string, parts: Partial<BenchScene> = {}): BenchScene => ({
  tongue: 'en',
  textSize: 1,
  cards: workplaceOf('ravingspire').cards,
  card,
  texts,
  problems: [],
  ...parts,
});

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
