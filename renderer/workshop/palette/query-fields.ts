import type { FieldNames } from './card-query.ts';
import { useBenchWords } from '../words.ts';

/** What the fields of cards are called in a search, in the language that is shown. */
export function useQueryFields(): () => FieldNames {
  const t = useBenchWords();
  return () => ({
    kind: t('query.kind'),
    name: t('query.name'),
    id: t('query.id'),
    problems: t('query.problems'),
  });
}
