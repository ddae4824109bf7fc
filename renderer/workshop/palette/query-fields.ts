import type { BenchCard } from '../bench.ts';
import { useBenchWords } from '../words.ts';
import { namesOf, type QueryFault, type QueryField } from './card-query.ts';

/** What all cards can be looked for by, in the language that is shown. */
export function useQueryFields(): () => readonly QueryField<BenchCard>[] {
  const t = useBenchWords();
  return () => [
    { names: [t('query.kind'), 'kind'], of: 'words', read: ({ kind }) => [kind] },
    { names: [t('query.name'), 'name'], of: 'words', read: namesOf },
    { names: [t('query.id'), 'id'], of: 'words', read: ({ id }) => [id] },
    { names: [t('query.problems'), 'problems'], of: 'number', read: ({ problems }) => problems },
  ];
}

/** Says why a search cannot be read. */
export function useQueryFaults<C>(): (fault: QueryFault, fields: readonly QueryField<C>[]) => string {
  const t = useBenchWords();
  return (fault, fields) => {
    switch (fault.why) {
      case 'unknown': {
        // Parts of fields can be asked for as well; there are too many to name them all.
        const known = fields.map(({ names: [name] }) => name).filter((name) => !name.includes('.'));
        return t('query.unknown', { field: fault.field, known: known.join(', ') });
      }
      case 'number':
        return t('query.number', { field: fault.field, value: fault.value });
      case 'words':
        return t('query.words', { field: fault.field });
    }
  };
}
