import type { Json } from '../../engine/json.ts';
import type { SpanRole } from '../../words/tokens.ts';
import { isFields } from '../card-schema.ts';
import { isList } from '../edit/operation.ts';
import { tagOf, type Forms, type Site } from './forms.ts';

/** An object of a program, or something in its place: a rule, an effect, a condition, a choice of cards. */
export interface Part {
  readonly site: Site;
  readonly role: SpanRole;
  /** The part around it. */
  readonly within?: Part;
  /** Whether it is one of a list. */
  readonly listed: boolean;
  /** Whether the language does not know it. */
  readonly opaque: boolean;
  readonly fields: readonly Site[];
}

const ROLES: { readonly [family: string]: SpanRole } = {
  rule: 'rule',
  do: 'clause',
  is: 'condition',
  amount: 'amount',
  mod: 'change',
};

/** What parts at a place are. */
export function roleOf(forms: Forms, { schema }: Pick<Site, 'schema'>): SpanRole {
  const families = forms.alternatives(schema).map((form) => forms.familyOf(form));
  return ROLES[families.find((family) => family !== '') ?? ''] ?? 'choice';
}

/** Every part of the programs of a card, each after what it is in. */
export function partsOf(forms: Forms, definition: Json): readonly Part[] {
  const found: Part[] = [];
  const visit = (site: Site, within: Part | undefined): void => {
    const { value, schema } = site;
    if (value === undefined) return;
    const form = forms.formOf(value, schema);
    const listed = site.owner?.value !== undefined && isList(site.owner.value);
    const isOdd = form === undefined && (listed || isFields(value));
    if (isOdd || (form !== undefined && isFields(value))) {
      const part: Part = {
        site,
        role: roleOf(forms, site),
        listed,
        opaque: isOdd,
        fields: form === undefined ? [] : forms.within(site),
        ...(within && { within }),
      };
      found.push(part);
      for (const field of part.fields) visit(field, part);
    } else if (form !== undefined && forms.isOfParts(form)) {
      for (const item of forms.within(site)) visit(item, within);
    }
  };
  for (const program of forms.programs(definition)) visit(program, undefined);
  return found;
}

/** The lists of parts in the programs of a card, in which something new may be put. */
export function listsIn(forms: Forms, definition: Json): readonly Site[] {
  const visit = (site: Site): readonly Site[] => {
    const { value, schema } = site;
    if (value === undefined) return [];
    const form = forms.formOf(value, schema);
    const inner = forms.within(site).flatMap(visit);
    return form !== undefined && forms.isOfParts(form) ? [site, ...inner] : inner;
  };
  return forms
    .programs(definition)
    .flatMap((program) => (isEmptyList(forms, program) ? [program] : visit(program)));
}

/** Whether a program is a list that is not written. */
const isEmptyList = (forms: Forms, { value, schema }: Site): boolean =>
  value === undefined && forms.alternatives(schema).some((form) => forms.isOfParts(form));

/** Whether a site is the field that names the word of its part. */
export const isTag = (forms: Forms, { owner, key }: Site): boolean => {
  const form = owner?.value === undefined ? undefined : forms.formOf(owner.value, owner.schema);
  return form !== undefined && tagOf(form)?.[0] === key;
};
