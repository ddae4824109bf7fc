// The fields of a card beside its sentence, as a host would tell them.
import type { Definition } from '../../../../shared/packs/content.ts';
import type { Language } from '../../../../shared/words/languages.ts';
import type { BenchField } from '../../../../renderer/workshop/bench.ts';

const LABELS = {
  en: { name: 'Name', kind: 'Kind', price: 'Price', story: 'Story' },
  de: { name: 'Name', kind: 'Art', price: 'Preis', story: 'Zitat' },
} as const;

/** @param label what a value is called */
export function fieldsOf(
  own: Definition,
  cards: readonly Definition[],
  language: Language,
  label: (value: string) => string,
): readonly BenchField[] {
  const said = LABELS[language];
  const cost = (own['cost'] ?? {}) as { readonly [attribute: string]: number };
  const all = cards.map(({ kind }) => String(kind));
  const kinds = all.filter((kind, i) => all.indexOf(kind) === i);
  return [
    { kind: 'text', at: '/name', label: said.name, place: 'head', value: String(own['name']), most: null },
    {
      kind: 'choice',
      at: '/kind',
      label: said.kind,
      place: 'head',
      value: String(own['kind']),
      options: kinds.map((value) => ({ value, label: label(value) })),
    },
    {
      kind: 'numbers',
      at: '/cost',
      label: said.price,
      place: 'head',
      numbers: ['fight', 'skill', 'charm'].map((attribute) => ({
        at: `/cost/${attribute}`,
        label: label(attribute),
        value: cost[attribute] ?? null,
        least: 0,
        most: 99,
      })),
    },
    {
      kind: 'text',
      at: '/story',
      label: said.story,
      place: 'foot',
      value: String(own['story'] ?? ''),
      most: 90,
    },
  ];
}
