// docs/modding/cookbook.md: prose written by hand, and after each `<!-- card id -->` the card from the pack beside it.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describeAbilities, describeCard, toText } from '../../shared/games/ravingspire/content/describe.ts';
import type { CardDefinition } from '../../shared/games/ravingspire/content/schema.ts';
import { cardsBesideBase } from './base.ts';
import { jsonBlock } from './json.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const PACK = 'cookbook';
const PAGE = join(ROOT, 'docs/modding/cookbook.md');
const PLACE = /<!-- card ([a-z0-9-]+) -->\n[\s\S]*?<!-- end -->/g;

/**
 * The page with every card as it is in the pack now.
 *
 * @throws Error naming a card of the page that the pack does not have, or one of the pack that the page does not show
 */
export async function cookbookPage(): Promise<string> {
  const cards = cardsBesideBase(`docs/modding/${PACK}`);
  const nameOf = (id: string): string => String(cards[id]?.definition.name ?? id);
  const page = readFileSync(PAGE, 'utf8');
  const shown = [...page.matchAll(PLACE)].map(([, id]) => id);
  const own = Object.keys(cards)
    .filter((id) => id.startsWith(`${PACK}:`))
    .map((id) => id.slice(PACK.length + 1));
  for (const id of shown)
    if (!own.includes(id)) throw new Error(`cookbook.md shows "${id}", which cookbook/ lacks`);
  for (const id of own)
    if (!shown.includes(id)) throw new Error(`cookbook.md does not show "${id}" of cookbook/`);
  const blocks = await Promise.all(
    shown.map(async (id) => {
      const card = cards[`${PACK}:${id}`].definition as unknown as CardDefinition;
      const text = textOf(card, nameOf);
      const said = text === '' ? 'No text: power and cost say it all.' : text;
      return [
        id,
        `<!-- card ${id} -->\n${await jsonBlock(card, 'card')}\n\n> ${said}\n<!-- end -->`,
      ] as const;
    }),
  );
  const byId = new Map(blocks);
  return page.replaceAll(PLACE, (all, id: string) => byId.get(id) ?? all);
}

/** The rules text of a card in one paragraph; of a hero, that of its abilities. */
function textOf(card: CardDefinition, nameOf: (id: string) => string): string {
  if (card.hero === undefined) return toText(describeCard(card, 'en', nameOf));
  return describeAbilities(card, 'en', nameOf).map(toText).join(' ');
}
