// Cards of packs, each checked alone, against what loading all packs reports for it.
import { isDeepStrictEqual } from 'node:util';
import type { Json } from '../../shared/engine/json.ts';
import type { Draw } from '../../shared/engine/random.ts';
import { checkCard } from '../../shared/packs/check-card.ts';
import type { GameContent } from '../../shared/packs/content.ts';
import { openPacks } from '../../shared/packs/load.ts';
import { parse } from '../../shared/packs/parse.ts';
import { isWithin } from '../../shared/packs/pointer.ts';
import type { Problem } from '../../shared/packs/problems.ts';
import type { PackSource } from '../../shared/packs/source.ts';

/** What came of comparing. */
interface Compared {
  cards: number;
  /** That the loader reports for these cards. */
  problems: number;
  /** Cards for which checking them alone gives something else, with what it gives. */
  readonly differ: { readonly place: string; readonly alone: Problem[]; readonly loaded: Problem[] }[];
}

/**
 * Loads packs and checks each of their cards alone. Files of which the loader does not list everything are left out.
 *
 * @param most cards of each file
 */
export function checkedAlone(
  sources: readonly PackSource[],
  games: readonly GameContent[],
  most = Infinity,
): Compared {
  const { loaded, shelf } = openPacks(sources, games);
  const byFile = Map.groupBy(loaded.problems, ({ file }) => file);
  const compared: Compared = { cards: 0, problems: 0, differ: [] };
  for (const [pack] of shelf.packs) {
    const folder = loaded.packs.find(({ id }) => id === pack)?.folder;
    for (const { path, text } of sources.find((source) => source.folder === folder)?.files ?? []) {
      const file = `${folder}/${path}`;
      const listed = byFile.get(file) ?? [];
      const isWhole = listed.every(({ pointer }) => pointer !== '');
      if (!path.startsWith('cards/') || text === null || !isWhole) continue;
      const { document, problems: ofText } = parse(text);
      const cards = (document?.value as { readonly cards?: Json } | undefined)?.cards;
      if (document === undefined || !Array.isArray(cards)) continue;
      const isOfText = (problem: Problem): boolean =>
        ofText.some(({ code, pointer }) => code === problem.code && pointer === problem.pointer);
      for (const [i, definition] of cards.slice(0, most).entries()) {
        const pointer = `/cards/${i}`;
        const expected = listed.filter((problem) => isWithin(problem.pointer, pointer) && !isOfText(problem));
        const alone = checkCard(definition, { shelf, pack, file, pointer, document });
        compared.cards++;
        compared.problems += expected.length;
        if (!isDeepStrictEqual(alone, expected))
          compared.differ.push({ place: `${file}${pointer}`, alone, loaded: expected });
      }
    }
  }
  return compared;
}

const OTHERS: readonly Json[] = [
  0,
  -1,
  7,
  1000,
  'this',
  'that',
  'hand',
  'base:blade',
  'base:bladf',
  [],
  {},
  null,
];

/** A card in which one value somewhere is another one, gone, or under another key. */
export function withOneChange(value: Json, draw: Draw): Json {
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  if (keys.length === 0 || draw(4) === 0) return OTHERS[draw(OTHERS.length)];
  const key = keys[draw(keys.length)];
  if (Array.isArray(value))
    return value.map((each: Json, i) => (String(i) === key ? withOneChange(each, draw) : each));
  const { [key]: inside, ...rest } = value as { readonly [key: string]: Json };
  if (draw(8) === 0) return rest;
  return { ...rest, [draw(12) === 0 ? `${key}x` : key]: withOneChange(inside, draw) };
}

/** Cards of a file that are kept: of more, not every problem might be listed. */
const KEPT = 60;

/** A pack in which a third of the cards have one value changed. */
export function withChanges(source: PackSource, draw: Draw): PackSource {
  const files = source.files.map((file) => {
    if (!file.path.startsWith('cards/') || file.text === null) return file;
    const { cards, ...rest } = JSON.parse(file.text) as { cards: Json[] };
    const some = cards.slice(0, KEPT).map((each) => (draw(3) === 0 ? withOneChange(each, draw) : each));
    return { ...file, text: JSON.stringify({ ...rest, cards: some }, null, 1) };
  });
  return { ...source, files };
}
