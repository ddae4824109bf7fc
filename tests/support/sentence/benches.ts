// The benches of the shipped games, with their base sets as what is usual.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { contents } from '../../../shared/games/index.ts';
import type { Definition, GameContent, Lookup } from '../../../shared/packs/content.ts';
import { createBench, type Bench } from '../../../shared/packs/sentence/bench.ts';

const MODS = resolve(import.meta.dirname, '../../../mods');

/** The cards of a shipped pack as they are written. */
function cardsOf(pack: string): readonly Definition[] {
  const folder = join(MODS, pack, 'cards');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap(
      (name) => (JSON.parse(readFileSync(join(folder, name), 'utf8')) as { cards: Definition[] }).cards,
    );
}

/** Each game with the pack that tells what is usual. */
const PACKS: { readonly [game: string]: string } = { ravingspire: 'base', arcana: 'arcana' };

function lookupIn(pack: string, cards: readonly Definition[]): Lookup {
  const known = new Map(cards.map((card) => [`${pack}:${card.id}`, card]));
  return { card: (id) => known.get(id) };
}

/** A game's content with its base set and a bench for it. */
export interface Workplace {
  readonly game: string;
  readonly content: GameContent;
  readonly cards: readonly Definition[];
  readonly bench: Bench;
}

export const workplaces: readonly Workplace[] = contents.map((content) => {
  const pack = PACKS[content.game];
  const cards = cardsOf(pack);
  const bench = createBench(content, cards, { names: (id) => id, cards: lookupIn(pack, cards) });
  return { game: content.game, content, cards, bench };
});

export const workplaceOf = (game: string): Workplace => workplaces.find((one) => one.game === game)!;
