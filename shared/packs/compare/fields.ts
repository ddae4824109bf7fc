import { same, type Json } from '../../engine/json.ts';
import type { Field, FieldChoice, FieldGroup } from '../fields/types.ts';
import { aloneText, textPair, type TextPair } from './texts.ts';

/** A part of a card, by its pointer in the definition, or in its words in another language. */
export interface ComparedPart {
  readonly at: string;
  /** Null: it is in the definition. */
  readonly language: string | null;
}

/** A field that differs, in words. */
export interface LabelledPair extends TextPair {
  readonly label: string;
  readonly part: ComparedPart;
}

/** A field with what is written in it. */
interface Written {
  /** Differs from that of all other fields. */
  readonly at: string;
  readonly part: ComparedPart;
  readonly label: string;
  readonly words: string;
}

/** A longer text is cut off; further fields are left out. */
const MOST_LETTERS = 2000;
const MOST_FIELDS = 100;

/** Says yes or no. */
export type SayFlag = (flag: boolean) => string;

/** The fields that differ between two forms of a card, each in words. */
export function fieldPairs(
  then: readonly FieldGroup[],
  now: readonly FieldGroup[],
  say: SayFlag,
): readonly LabelledPair[] {
  const [old, fresh] = [then, now].map((groups) => groups.flatMap((group) => writtenIn(group, say)));
  const wasAt = new Map(old.map((one) => [one.at, one]));
  const isAt = new Set(fresh.map(({ at }) => at));
  const gone = old.filter(({ at }) => !isAt.has(at));
  const others = fresh.filter(({ at, words }) => wasAt.get(at)?.words !== words);
  return [...others, ...gone].slice(0, MOST_FIELDS).map(({ at, part, label, words }): LabelledPair => {
    const was = wasAt.get(at);
    if (!isAt.has(at)) return { label, part, then: aloneText(words), now: null };
    if (was === undefined) return { label, part, then: null, now: aloneText(words) };
    return { label, part, ...textPair(was.words, words) };
  });
}

/** Places are told apart by the language that their words are in. */
function writtenIn({ language, label: group, fields }: FieldGroup, say: SayFlag): readonly Written[] {
  const rows = fields.flatMap((field) => writtenAt(field, '', say));
  return language === undefined
    ? rows
    : rows.map(({ at, label, words }) => {
        const inWords = `/${at.split('/').at(-1) ?? ''}`;
        const part = { at: inWords, language };
        return { at: `${language}${inWords}`, part, label: `${group}: ${label}`, words };
      });
}

function writtenAt(field: Field, around: string, say: SayFlag): readonly Written[] {
  if (!field.written) return [];
  const { at, control } = field;
  const label = around === '' ? field.label : `${around}, ${field.label}`;
  const row = (words: string): readonly Written[] =>
    words === ''
      ? []
      : [
          {
            at,
            part: { at, language: null },
            label,
            words: words.length > MOST_LETTERS ? `${words.slice(0, MOST_LETTERS)} …` : words,
          },
        ];
  const inside = (fields: readonly Field[]): readonly Written[] =>
    fields.flatMap((one) => writtenAt(one, label, say));
  if (field.odd && control.kind !== 'opaque') return row(JSON.stringify(field.value));
  switch (control.kind) {
    case 'id':
    case 'text':
    case 'long':
    case 'number':
      return row(wordsOf(field.value));
    case 'flag':
      return row(say(field.value === true));
    case 'choice':
      return row(labelIn(control.values, field.value));
    case 'set':
      return row(
        listOf(field.value)
          .map((value) => labelIn(control.values, value))
          .join(', '),
      );
    case 'card':
      return row(control.name);
    case 'opaque':
      return row(control.json);
    case 'matrix':
    case 'group':
      return inside(control.fields);
    case 'list':
    case 'row':
      return inside(control.elements);
    case 'counts':
      return inside(control.entries);
  }
}

const labelIn = (values: readonly FieldChoice[], value: Json | undefined): string =>
  values.find((one) => value !== undefined && same(one.value, value))?.label ?? wordsOf(value);

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? (value as Json[]) : []);

const wordsOf = (value: Json | undefined): string =>
  value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);
