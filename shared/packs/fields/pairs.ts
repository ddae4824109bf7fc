import type { Json } from '../../engine/json.ts';
import { isFields } from '../card-schema.ts';
import type { Operation } from '../edit/operation.ts';
import { escapeSegment, segmentsOf, valueAt } from '../pointer.ts';
import { errorsOf, isWorse } from '../sentence/bench.ts';
import { carriedOut } from '../sentence/change.ts';
import type { Site } from '../sentence/forms.ts';
import type { FieldTools } from './bench.ts';
import { addition, formAt, placeAt } from './places.ts';
import { usualAt } from './usual.ts';

/** The fields of a card that each card of the base set has just if it has this one, such as a power and what it counts as. */
const partnersOf = ({ base, forms }: FieldTools, field: string): readonly string[] => {
  const having = base.map((card) => Object.hasOwn(card, field));
  if (having.every(Boolean) || !having.some(Boolean)) return [];
  const fields = new Set(
    forms.alternatives(forms.card).flatMap(({ properties = {} }) => Object.keys(properties)),
  );
  return [...fields].filter(
    (other) => other !== field && base.every((card, i) => Object.hasOwn(card, other) === having[i]),
  );
};

/** Writes a value where nothing is; fields that go with it come along if the checks want them. */
export function additionTo(
  tools: FieldTools,
  definition: Json,
  site: Site,
  value: Json,
): readonly Operation[] {
  const { forms } = tools;
  const alone = [addition(definition, site, value, (owner) => emptyPart(tools, definition, owner))];
  return withPartners(tools, definition, site.at, alone, (partner) => {
    const place = placeAt(forms, definition, partner);
    if (place === undefined || place.value !== undefined) return undefined;
    const [usual] = usualAt(tools, carriedOut(definition, alone), place);
    return usual === undefined ? undefined : { op: 'add', path: partner, value: usual };
  });
}

/** What has to be in a list or part before something can be written in it. */
function emptyPart(tools: FieldTools, definition: Json, owner: Site): Json {
  const form = formAt(tools.forms, owner);
  const needs = (form?.required?.length ?? 0) > 0 || (form?.minItems ?? 0) > 1;
  const [usual] = needs ? usualAt(tools, definition, { ...owner, value: undefined }) : [];
  return usual ?? (form?.type === 'array' ? [] : {});
}

/** Takes a field out; fields that go with it go along if the checks want that. */
export const withoutField = (tools: FieldTools, definition: Json, at: string): readonly Operation[] =>
  withPartners(tools, definition, at, [{ op: 'remove', path: at }], (partner) =>
    valueAt(definition, partner) === undefined ? undefined : { op: 'remove', path: partner },
  );

/** Operations on a field of a card, with such on those that go with it where that mends what they spoil. */
function withPartners(
  tools: FieldTools,
  definition: Json,
  at: string,
  alone: readonly Operation[],
  also: (partner: string) => Operation | undefined,
): readonly Operation[] {
  const [field, ...rest] = segmentsOf(at);
  if (rest.length > 0 || !isFields(definition)) return alone;
  const before = errorsOf(tools, definition);
  const spoils = (operations: readonly Operation[]): boolean =>
    isWorse(errorsOf(tools, carriedOut(definition, operations)), before);
  if (!spoils(alone)) return alone;
  const others = partnersOf(tools, field).flatMap((partner) => also(`/${escapeSegment(partner)}`) ?? []);
  const together = [...alone, ...others];
  return others.length > 0 && !spoils(together) ? together : alone;
}
