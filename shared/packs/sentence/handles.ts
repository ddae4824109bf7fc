import type { Language } from '../../words/languages.ts';
import type { Clause } from '../../words/tokens.ts';
import { isList } from '../edit/operation.ts';
import type { Bench } from './bench.ts';
import { fieldLabel, said } from './controls.ts';
import { tagOf } from './forms.ts';
import type { Part } from './parts.ts';
import { wordsIn } from './spoken.ts';
import type { Handle } from './types.ts';

/** What can be selected as a whole, in the order of the parts. */
export function handlesOf(
  bench: Bench,
  parts: readonly Part[],
  clauses: readonly Clause[],
  language: Language,
): readonly Handle[] {
  const index = new Map(parts.map((part, i) => [part, i]));
  return parts.map((part) => {
    const { site, role, within, listed, opaque } = part;
    const text = opaque ? JSON.stringify(site.value) : wordsIn(clauses, site.at) || wordName(bench, part);
    const around = within && index.get(within);
    return {
      at: site.at,
      role,
      text,
      name: handleName(bench, part, text, language),
      listed,
      opaque,
      ...(around !== undefined && { within: around }),
    };
  });
}

/** The name of the word that a part without words is written with. */
function wordName({ forms }: Bench, { site }: Part): string {
  const form = site.value === undefined ? undefined : forms.formOf(site.value, site.schema);
  return (form && tagOf(form)?.[1]) ?? '';
}

function handleName(bench: Bench, { site, role, listed }: Part, shown: string, language: Language): string {
  const place = Number(site.key) + 1;
  const list = site.owner?.value;
  const count = list !== undefined && isList(list) ? list.length : 1;
  if (listed && (role === 'rule' || role === 'clause'))
    return said(language, `handle.${role}`, { place, count, shown });
  const named = listed ? site.owner! : site;
  return said(language, 'handle.part', { label: fieldLabel(bench, named, language), shown });
}
