import type { ErrorObject } from 'ajv';
import { allowedBy, chooseAlternatives } from './alternatives.ts';
import { LINE } from './line.ts';
import { nearest } from './nearest.ts';
import { escapeSegment, valueAt } from './pointer.ts';
import type { ProblemCode, ProblemData } from './problems.ts';
import { PICTURE_NAME } from './pictures.ts';
import { CARD_ID, CARD_NAME, PACK_ID } from './schema.ts';

/** What a schema found wrong, ready to be reported. */
export interface SchemaProblem {
  code: ProblemCode;
  pointer: string;
  /** Whether the key at the pointer is meant, not its value. */
  atKey: boolean;
  data: ProblemData;
}

type Found = SchemaProblem & {
  /** No schema has looked at the other keys of the object, because the missing key would have chosen it. */
  blind?: boolean;
  /** Everything else that was found in the object at this pointer follows from this mistake. */
  explains?: string;
};

/** More errors than this are not worth a closer look; a person corrects the first ones and tries again. */
const LOOKED_AT = 400;

/**
 * Turns the errors of a validator (compiled with `VALIDATOR_OPTIONS`) into problems, one for each mistake: of
 * several alternatives only the one that was probably meant speaks, a misspelt key is not also a missing one.
 *
 * @param value what was validated
 */
export function schemaProblems(errors: readonly ErrorObject[], value: unknown): SchemaProblem[] {
  const problems = chooseAlternatives(errors.slice(0, LOOKED_AT)).flatMap((error) => {
    const problem = translate(error, value);
    return problem ? [problem] : [];
  });
  return withoutMisspeltKeys(withoutRepetition(withoutConsequences(problems)), value);
}

type Params = Record<string, unknown>;

function translate(error: ErrorObject, whole: unknown): Found | undefined {
  const { keyword, instancePath } = error;
  const params = error.params as Params;
  const data = valueAt(whole, instancePath);
  const problem = (code: ProblemCode, facts: ProblemData): SchemaProblem =>
    error.propertyName === undefined
      ? { code, pointer: instancePath, atKey: false, data: facts }
      : { code, pointer: child(instancePath, error.propertyName), atKey: true, data: facts };
  const value = (): string => show(error.propertyName ?? data);
  switch (keyword) {
    case 'if':
      return misspeltChoice(error, data);
    case 'propertyNames':
      return undefined; // the errors inside say it better
    case 'required':
    case 'dependentRequired':
    case 'dependencies':
      return {
        ...problem('missing-key', { key: String(params.missingProperty) }),
        blind: (error.parentSchema as ObjectSchema | undefined)?.properties === undefined,
      };
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return unknownKey(error, data);
    case 'type':
      return problem('wrong-type', { expected: typeNames(params.type), actual: typeName(data) });
    case 'enum':
    case 'const': {
      const allowed = allowedBy(error).map(showBare);
      return problem('not-allowed', { value: value(), allowed, ...suggestion(data, allowed) });
    }
    case 'discriminator':
      return unknownTag(error, data);
    case 'minimum':
    case 'exclusiveMinimum':
      return problem('too-small', {
        value: value(),
        limit: Number(params.limit) + (keyword === 'minimum' ? 0 : 1),
      });
    case 'maximum':
    case 'exclusiveMaximum':
      return problem('too-big', {
        value: value(),
        limit: Number(params.limit) - (keyword === 'maximum' ? 0 : 1),
      });
    case 'minLength':
    case 'minItems':
    case 'minProperties':
      return problem('too-short', { limit: Number(params.limit), unit: UNITS[keyword.slice(3)] });
    case 'maxLength':
    case 'maxItems':
    case 'maxProperties':
      return problem('too-long', { limit: Number(params.limit), unit: UNITS[keyword.slice(3)] });
    case 'pattern':
      return problem('wrong-form', { value: value(), ...form(String(params.pattern)) });
    case 'uniqueItems':
      return problem('not-unique', { first: Number(params.j) + 1, second: Number(params.i) + 1 });
    case 'anyOf':
    case 'oneOf':
      return problem('no-match', {});
    default:
      return problem('invalid', { keyword });
  }
}

const UNITS: Record<string, string> = { Length: 'characters', Items: 'items', Properties: 'keys' };

interface ObjectSchema {
  required?: readonly string[];
  properties?: Record<string, unknown>;
  patternProperties?: Record<string, unknown>;
  oneOf?: readonly ObjectSchema[];
  const?: unknown;
  enum?: readonly unknown[];
}

function unknownKey(error: ErrorObject, data: unknown): SchemaProblem {
  const params = error.params as Params;
  const key = String(params.additionalProperty ?? params.unevaluatedProperty);
  const pointer = child(error.instancePath, key);
  const schema = (error.parentSchema ?? {}) as ObjectSchema;
  const allowed = Object.keys(schema.properties ?? {}).filter((name) => name !== '$schema');
  const [pattern] = Object.keys(schema.patternProperties ?? {});
  if (pattern !== undefined && allowed.length === 0) {
    return { code: 'wrong-form', pointer, atKey: true, data: { value: show(key), ...form(pattern) } };
  }
  const free = allowed.filter((name) => !hasKey(data, name));
  const facts = { key, allowed, count: allowed.length, ...suggestion(key, free) };
  return { code: 'unknown-key', pointer, atKey: true, data: facts };
}

function unknownTag(error: ErrorObject, data: unknown): Found {
  const key = String((error.params as Params).tag);
  if (!hasKey(data, key)) {
    return { code: 'missing-key', pointer: error.instancePath, atKey: false, data: { key }, blind: true };
  }
  const pointer = child(error.instancePath, key);
  const tag = (data as Record<string, unknown>)[key];
  if (typeof tag !== 'string') {
    const facts = { expected: 'string', actual: typeName(tag) };
    return { code: 'wrong-type', pointer, atKey: false, data: facts };
  }
  const branches = (error.parentSchema as ObjectSchema | undefined)?.oneOf ?? [];
  const allowed = branches.flatMap((branch) => {
    const schema = branch.properties?.[key] as ObjectSchema | undefined;
    return (schema?.enum ?? (schema?.const === undefined ? [] : [schema.const])).map(showBare);
  });
  const facts = { key, value: show(tag), allowed, count: allowed.length, ...suggestion(tag, allowed) };
  return { code: 'unknown-tag', pointer, atKey: false, data: facts };
}

/** Where a key decides which form an object has, its misspelling makes everything else look wrong. */
function misspeltChoice(error: ErrorObject, data: unknown): Found | undefined {
  const schema = error.parentSchema as { if?: ObjectSchema } | undefined;
  const [key] = schema?.if?.required ?? [];
  if (key === undefined || typeof data !== 'object' || data === null || hasKey(data, key)) return undefined;
  const misspelt = Object.keys(data).find((name) => nearest(name, [key]) === key);
  // The errors inside say it better.
  return misspelt === undefined ? undefined : misspeltKey(error.instancePath, misspelt, key);
}

function misspeltKey(pointer: string, misspelt: string, key: string): Found {
  const data = { key: misspelt, allowed: [key], count: 1, nearest: key };
  return { code: 'unknown-key', pointer: child(pointer, misspelt), atKey: true, data, explains: pointer };
}

function withoutConsequences(problems: readonly Found[]): Found[] {
  const explained = problems.flatMap(({ explains }) => explains ?? []);
  const inside = ({ pointer }: Found): boolean =>
    explained.some((place) => pointer === place || pointer.startsWith(`${place}/`));
  return problems.filter((problem) => problem.explains !== undefined || !inside(problem));
}

/** A missing key whose misspelling is in the same object is one mistake: the misspelling. */
function withoutMisspeltKeys(problems: readonly Found[], value: unknown): SchemaProblem[] {
  const kept: Found[] = [...problems];
  for (const missing of problems) {
    if (missing.code !== 'missing-key') continue;
    const key = String(missing.data.key);
    const unknown = kept.findIndex(
      (other) =>
        other.code === 'unknown-key' &&
        other.pointer === child(missing.pointer, String(other.data.key)) &&
        nearest(String(other.data.key), [key]) === key,
    );
    const place = kept.indexOf(missing);
    if (unknown >= 0) {
      kept[unknown] = { ...kept[unknown], data: { ...kept[unknown].data, nearest: key } };
      kept.splice(place, 1);
      continue;
    }
    const object = valueAt(value, missing.pointer);
    if (!missing.blind || typeof object !== 'object' || object === null) continue;
    const misspelt = Object.keys(object).find((name) => nearest(name, [key]) === key);
    if (misspelt !== undefined) kept[place] = misspeltKey(missing.pointer, misspelt, key);
  }
  return kept;
}

function withoutRepetition(problems: readonly Found[]): Found[] {
  const seen = new Set<string>();
  return problems.filter(({ code, pointer, data }) => {
    const key = JSON.stringify([code, pointer, data.key ?? '']);
    return !seen.has(key) && seen.add(key);
  });
}

const FORMS: Record<string, string> = {
  [PACK_ID]: 'packId',
  [CARD_NAME]: 'cardName',
  [CARD_ID]: 'cardId',
  [LINE]: 'line',
  [PICTURE_NAME]: 'picture',
};

function form(pattern: string): ProblemData {
  return { pattern, form: FORMS[pattern] ?? 'other' };
}

/** The probable spelling as data, or nothing. */
export function suggestion(word: unknown, candidates: Iterable<string>): { nearest?: string } {
  const found = typeof word === 'string' ? nearest(word, candidates) : undefined;
  return found === undefined ? {} : { nearest: found };
}

function hasKey(data: unknown, key: string): boolean {
  return typeof data === 'object' && data !== null && Object.hasOwn(data, key);
}

function child(pointer: string, key: string): string {
  return `${pointer}/${escapeSegment(key)}`;
}

function typeNames(type: unknown): string | readonly string[] {
  return Array.isArray(type) ? type.map(String) : String(type);
}

function typeName(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

const SHOWN = 60;

/** A value as JSON, short enough for a sentence. */
function show(value: unknown): string {
  let text = '';
  for (const piece of jsonOf(value)) {
    text += piece;
    if (text.length > SHOWN) break;
  }
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}

/** A value as JSON, piece by piece, so that what is not shown is never written out. */
function* jsonOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield JSON.stringify(value.slice(0, SHOWN + 1));
  else if (Array.isArray(value)) {
    for (const [i, item] of value.entries()) {
      yield i === 0 ? '[' : ',';
      yield* jsonOf(item);
    }
    yield value.length === 0 ? '[]' : ']';
  } else if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value);
    for (const [i, [key, item]] of entries.entries()) {
      yield `${i === 0 ? '{' : ','}${JSON.stringify(key)}:`;
      yield* jsonOf(item);
    }
    yield entries.length === 0 ? '{}' : '}';
  } else yield JSON.stringify(value) ?? 'undefined';
}

function showBare(value: unknown): string {
  return typeof value === 'string' ? value : show(value);
}
