import type { Json } from '../../engine/json.ts';
import type { Language } from '../../words/languages.ts';
import type { Clause } from '../../words/tokens.ts';
import { isFields } from '../card-schema.ts';
import { isList } from '../edit/operation.ts';
import type { Bench } from './bench.ts';
import { said } from './controls.ts';
import type { Site } from './forms.ts';
import { listsIn, roleOf, type Part } from './parts.ts';
import { wordsIn } from './spoken.ts';
import type { Gap } from './types.ts';

/** What a list is a list of. */
function gapKind({ forms }: Bench, list: Pick<Site, 'schema'>): Gap['of'] {
  const items = forms.alternatives(list.schema).find(({ type }) => type === 'array')?.items ?? {};
  const role = roleOf(forms, { schema: items });
  return role === 'rule' || role === 'clause' ? role : 'part';
}

/** The places for something new: behind each element of each list, and in each list that is empty. */
export function gapsOf(
  bench: Bench,
  definition: Json,
  parts: readonly Part[],
  clauses: readonly Clause[],
  language: Language,
): readonly Gap[] {
  return listsIn(bench.forms, definition)
    .filter((list) => hasWords(bench, definition, list))
    .flatMap((list) => {
      const of = gapKind(bench, list);
      const owner = parts.findIndex(({ site }) => site.at === list.owner?.at);
      const items = list.value !== undefined && isList(list.value) ? list.value : [];
      const gap = (index: number): Gap => {
        const shown = index === 0 ? '' : wordsIn(clauses, `${list.at}/${index - 1}`);
        const key = index === 0 ? `gap.${of}.first` : `gap.${of}`;
        const name = said(language, key, { shown, place: index });
        const handle = owner < 0 ? {} : { handle: owner };
        return { at: `${list.at}/${index}`, of, name, empty: items.length === 0, ...handle };
      };
      return items.length === 0 ? [gap(0)] : items.map((_, i) => gap(i + 1));
    });
}

/** Whether any word may be in a list on this kind of card; lists that are written are always shown. */
function hasWords({ forms }: Bench, definition: Json, { value, schema }: Site): boolean {
  if (value !== undefined || !isFields(definition)) return true;
  const { items = {} } = forms.alternatives(schema).find(({ type }) => type === 'array') ?? {};
  const kind = String(definition.kind);
  return forms.alternatives(items).some((form) => forms.wordOf(form)?.kinds?.includes(kind) ?? true);
}
