import { same, type Json } from '../../engine/json.ts';
import { isFields, type JsonObject } from '../card-schema.ts';
import { escapeSegment } from '../pointer.ts';
import type { Lost } from '../sentence/types.ts';
import type { FieldBench } from './bench.ts';
import { usualAt } from './usual.ts';

/**
 * A card as one of another kind: what that kind may have stays, what it must have and is missing is filled with what is
 * usual. What the card had when it was of that kind comes back.
 *
 * @param kind one of the kinds of the game
 * @param lost what earlier changes of this card lost, the last one at the end
 */
export function withKind(
  { forms, kinds, ...tools }: FieldBench,
  definition: JsonObject,
  kind: string,
  lost: readonly Lost[],
): JsonObject {
  const memory = lost.findLast(({ at, part }) => at === '' && isFields(part) && part['kind'] === kind);
  const before = memory !== undefined && isFields(memory.part) ? memory.part : {};
  if (memory?.became !== undefined && same(memory.became, definition)) return before;
  const all: JsonObject = { ...before, ...definition, kind };
  const old = forms.formOf(definition, forms.card);
  const properties = forms.formOf(all, forms.card)?.properties ?? {};
  const isKept = ([field, value]: [string, Json]): boolean => {
    const schema = Object.hasOwn(properties, field) ? properties[field] : undefined;
    // What was not known stays unknown; a field of the old kind that the new one has not got goes.
    if (schema === undefined) return !Object.hasOwn(old?.properties ?? {}, field);
    if (field === 'kind') return true;
    return (
      kinds.mayHave(kind, `/${escapeSegment(field)}`) &&
      forms.fits(value, schema, old?.properties?.[field] ?? schema)
    );
  };
  const kept: JsonObject = Object.fromEntries(Object.entries(all).filter(isKept));
  const filled = forms.within(forms.top(kept)).reduce<JsonObject>((card, site) => {
    if (site.value !== undefined || !(site.required || kinds.mustHave(kind, site.key))) return card;
    const [usual] = usualAt({ forms, ...tools }, card, site);
    return usual === undefined ? card : { ...card, [site.key]: usual };
  }, kept);
  const order = [...Object.keys(definition), ...Object.keys(properties)];
  return Object.fromEntries(
    Object.entries(filled).sort(([one], [other]) => order.indexOf(one) - order.indexOf(other)),
  );
}
