import type { Json } from '../../engine/json.ts';
import type { Schema } from '../card-schema.ts';
import { isList } from '../edit/operation.ts';
import type { ProblemData } from '../problems.ts';
import { CARD_NAME } from '../schema.ts';
import { LINE } from '../line.ts';
import { refused } from '../sentence/change.ts';
import type { Forms, Site } from '../sentence/forms.ts';
import { inEach } from '../sentence/spoken.ts';
import type { Refused } from '../sentence/types.ts';
import { formAt } from './places.ts';
import { say } from './speaker.ts';
import type { FieldKey } from './text/en.ts';

export const refusal = (key: FieldKey, data: ProblemData = {}): Refused => ({
  refused: inEach((language) => say(language, key, data)),
});

/** Why a value cannot be at a place, in words; undefined where it can. */
export function whyNot(forms: Forms, site: Pick<Site, 'schema'>, value: Json): Refused | undefined {
  if (forms.accepts(value, site.schema)) return undefined;
  const form = formAt(forms, { value: undefined, ...site }) ?? {};
  const reason =
    typeof value === 'number'
      ? numberReason(value, form)
      : typeof value === 'string'
        ? textReason(value, form)
        : isList(value)
          ? listReason(value, form)
          : undefined;
  return reason ?? refused('value');
}

function numberReason(
  value: number,
  { type, minimum = -Infinity, maximum = Infinity }: Schema,
): Refused | undefined {
  if (type !== 'integer' && type !== 'number') return undefined;
  if (value < minimum) return refused('least', { least: minimum });
  return value > maximum ? refused('most', { most: maximum }) : refused('number');
}

/** Why a text cannot be of a form, in words. */
export const textRefusal = (text: string, form: Schema): Refused =>
  textReason(text, form) ?? refused('value');

function textReason(
  value: string,
  { type, minLength = 0, maxLength = Infinity, pattern }: Schema,
): Refused | undefined {
  if (type !== 'string') return undefined;
  const { length } = [...value];
  if (length < minLength) return refusal('refused.short', { least: minLength });
  if (length > maxLength) return refusal('refused.long', { most: maxLength });
  if (pattern === CARD_NAME) return refusal('refused.name');
  return pattern === LINE ? refusal('refused.line') : undefined;
}

function listReason(
  value: readonly Json[],
  { type, minItems = 0, maxItems = Infinity, uniqueItems = false }: Schema,
): Refused | undefined {
  if (type !== 'array') return undefined;
  if (value.length < minItems) return refusal('refused.few', { least: minItems });
  if (value.length > maxItems) return refusal('refused.many', { most: maxItems });
  const isTwice = new Set(value.map((item) => JSON.stringify(item))).size < value.length;
  return uniqueItems && isTwice ? refusal('refused.twice') : undefined;
}
