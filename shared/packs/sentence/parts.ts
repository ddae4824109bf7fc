import type { Json } from '../../engine/json.ts';
import type { SpanRole } from '../../words/tokens.ts';
import { isFields } from '../card-schema.ts';
import { isList } from '../edit/operation.ts';
import { tagOf, type Forms, type Spot } from './forms.ts';

/** An object of a program, or something in its place: a rule, an effect, a condition, a choice of cards. */
export interface Part {
  readonly spot: Spot;
  readonly role: SpanRole;
  /** The part around it. */
  readonly within?: Part;
  /** Whether it is one of a list. */
  readonly listed: boolean;
  /** Whether the language does not know it. */
  readonly opaque: boolean;
  readonly fields: readonly Spot[];
}

const ROLES: { readonly [family: string]: SpanRole } = {
  rule: 'rule',
  do: 'clause',
  is: 'condition',
  amount: 'amount',
  mod: 'change',
};

/** What parts at a place are. */
export function roleOf(forms: Forms, { schema }: Pick<Spot, 'schema'>): SpanRole {
  const families = forms.alternatives(schema).map((form) => forms.familyOf(form));
  return ROLES[families.find((family) => family !== '') ?? ''] ?? 'choice';
}

/** Every part of the programs of a card, each after what it is in. */
export function partsOf(forms: Forms, definition: Json): readonly Part[] {
  const found: Part[] = [];
  const visit = (spot: Spot, within: Part | undefined): void => {
    const { value, schema } = spot;
    if (value === undefined) return;
    const form = forms.formOf(value, schema);
    const listed = spot.owner?.value !== undefined && isList(spot.owner.value);
    const isOdd = form === undefined && (listed || isFields(value));
    if (isOdd || (form !== undefined && isFields(value))) {
      const part: Part = {
        spot,
        role: roleOf(forms, spot),
        listed,
        opaque: isOdd,
        fields: form === undefined ? [] : forms.within(spot),
        ...(within && { within }),
      };
      found.push(part);
      for (const field of part.fields) visit(field, part);
    } else if (form !== undefined && forms.isOfParts(form)) {
      for (const item of forms.within(spot)) visit(item, within);
    }
  };
  for (const program of forms.programs(definition)) visit(program, undefined);
  return found;
}

/** The lists of parts in the programs of a card, in which something new may be put. */
export function listsIn(forms: Forms, definition: Json): readonly Spot[] {
  const visit = (spot: Spot): readonly Spot[] => {
    const { value, schema } = spot;
    if (value === undefined) return [];
    const form = forms.formOf(value, schema);
    const inner = forms.within(spot).flatMap(visit);
    return form !== undefined && forms.isOfParts(form) ? [spot, ...inner] : inner;
  };
  return forms
    .programs(definition)
    .flatMap((program) => (isEmptyList(forms, program) ? [program] : visit(program)));
}

/** Whether a program is a list that is not written. */
const isEmptyList = (forms: Forms, { value, schema }: Spot): boolean =>
  value === undefined && forms.alternatives(schema).some((form) => forms.isOfParts(form));

/** Whether a spot is the field that names the word of its part. */
export const isTag = (forms: Forms, { owner, key }: Spot): boolean => {
  const form = owner?.value === undefined ? undefined : forms.formOf(owner.value, owner.schema);
  return form !== undefined && tagOf(form)?.[0] === key;
};
