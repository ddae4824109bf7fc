import type { CardWords, WordList } from '../../shared/packs/card-words.ts';
import { inDetail, type Details } from './details.ts';

type Node = { [key: string]: unknown };

/** Keys that hold a word of the language as a constant, and the list that it is in. */
const TAGS: { readonly [tag: string]: WordList } = {
  do: 'verbs',
  amount: 'amounts',
  is: 'conditions',
  mod: 'changes',
};
/** Keys that hold one word of a list. */
const LISTS: { readonly [key: string]: WordList } = {
  when: 'triggers',
  while: 'standings',
  who: 'whom',
  from: 'zones',
};

/** What each word does, by list. */
type Said = (list: WordList, word: string) => string | undefined;

/**
 * The schema of card files with the help of each word, for editors that show it.
 *
 * @param details for those who write JSON
 */
export function withWords(words: CardWords, details: Details, schema: object): object {
  const copy = structuredClone(schema) as Node;
  const said: Said = (list, word) => {
    const does = words[list].find(({ name }) => name === word)?.help.en.does;
    return does === undefined ? undefined : inDetail(does, details, `${list}.${word}`);
  };
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const node = value as Node;
    explain(node, said);
    Object.values(node).forEach(visit);
  };
  visit(copy);
  const card = (copy as { properties?: { cards?: { items?: { properties?: Node } } } }).properties?.cards
    ?.items;
  for (const [field, { en }] of Object.entries(words.fields)) {
    const target = card?.properties?.[field] as Node | undefined;
    if (target !== undefined) target['description'] ??= plain(inDetail(en.does, details, `card.${field}`));
  }
  return copy;
}

/** Adds descriptions to an object schema: its own by its tag, those of its keys by their words. */
function explain(node: Node, said: Said): void {
  const properties = node['properties'] as { [key: string]: Node } | undefined;
  if (properties === undefined || typeof properties !== 'object') return;
  for (const [tag, list] of Object.entries(TAGS)) {
    const does = said(list, String(properties[tag]?.['const']));
    if (does !== undefined) node['description'] ??= plain(does);
  }
  for (const [key, list] of Object.entries(LISTS)) {
    const target = (properties[key]?.['items'] ?? properties[key]) as Node | undefined;
    const words = target?.['enum'] as readonly string[] | undefined;
    const does = words?.map((word) => said(list, word));
    if (target === undefined || does === undefined || does.includes(undefined)) continue;
    target['enumDescriptions'] = does.map((text) => plain(text ?? ''));
  }
}

/** A sentence of the help without its links. */
const plain = (text: string): string => text.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1');
