import { readExamples, readFields, SECTIONS, type Section } from './examples.ts';

type Node = { [key: string]: unknown };

/** Keys that hold a word of the language as a constant, and where the reference explains it. */
const TAGS: { readonly [tag: string]: Section } = {
  do: 'effects',
  amount: 'amounts',
  is: 'conditions',
  mod: 'changes',
};
/** Keys that hold one word of a list. */
const LISTS: { readonly [key: string]: Section } = {
  when: 'triggers',
  while: 'standing',
  who: 'whom',
  from: 'zones',
};

/** The schema of card files with what the reference says about each word, for editors that show it. */
export function withWords(game: string, schema: object): object {
  const copy = structuredClone(schema) as Node;
  const does = Object.fromEntries(
    SECTIONS.map((section) => {
      const entries = Object.entries(readExamples(game, section));
      return [section, Object.fromEntries(entries.map(([word, { does: said }]) => [word, said]))];
    }),
  ) as { readonly [section in Section]: { readonly [word: string]: string } };
  const fields = readFields(game);
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const node = value as Node;
    explain(node, does);
    Object.values(node).forEach(visit);
  };
  visit(copy);
  const card = (copy as { properties?: { cards?: { items?: { properties?: Node } } } }).properties?.cards
    ?.items;
  for (const [field, said] of Object.entries(fields)) {
    const target = card?.properties?.[field] as Node | undefined;
    if (target !== undefined) target['description'] ??= plain(said);
  }
  return copy;
}

/** Adds descriptions to an object schema: its own by its tag, those of its keys by their words. */
function explain(
  node: Node,
  does: { readonly [section in Section]: { readonly [word: string]: string } },
): void {
  const properties = node['properties'] as { [key: string]: Node } | undefined;
  if (properties === undefined || typeof properties !== 'object') return;
  for (const [tag, section] of Object.entries(TAGS)) {
    const said = does[section][String(properties[tag]?.['const'])];
    if (said !== undefined) node['description'] ??= plain(said);
  }
  for (const [key, section] of Object.entries(LISTS)) {
    const list = (properties[key]?.['items'] ?? properties[key]) as Node | undefined;
    const words = list?.['enum'] as readonly string[] | undefined;
    if (list === undefined || words === undefined || !words.every((word) => word in does[section])) continue;
    list['enumDescriptions'] = words.map((word) => plain(does[section][word]));
  }
}

/** A sentence of the reference without its links. */
const plain = (text: string): string => text.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1');
