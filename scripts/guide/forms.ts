// How a field of the card language is written, in words with links into the reference.
import { language } from '../../shared/games/ravingspire/content/language.ts';

/** A JSON schema, as far as the card language uses it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: string;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly then?: Schema;
  readonly else?: Schema;
  readonly properties?: { readonly [field: string]: Schema };
  readonly required?: readonly string[];
  readonly since?: number;
  readonly wordsSince?: { readonly [word: string]: number };
}

/** What may be a price. */
const PAYABLE = [...language.verbs.values()].filter(({ payable }) => payable !== undefined);

const code = (word: string): string => `\`${word}\``;

/** The sign of what only packs of a newer format may have. */
export const signOf = (format: number | undefined): string => (format === undefined ? '' : '²');

const REFERENCES: { readonly [name: string]: string } = {
  amount: 'an [amount](#amounts)',
  effects: 'a list of [effects](#effects)',
  price: `a price: a list of ${PAYABLE.map(({ name }) => code(name)).join(', ')}`,
  condition: 'a [condition](#conditions)',
  change: 'a [change](#changes)',
  rule: 'a rule: [triggered](#triggers) or [standing](#standing-rules)',
};

/** Whether a field holds cards: `"this"`, or a filter with a `kind`. */
const isCards = ({ properties, else: otherwise }: Schema): boolean =>
  [properties, otherwise?.properties].some(
    (fields) => fields?.kind !== undefined && fields.not !== undefined,
  );

/**
 * The form of a value in words.
 *
 * @param whom the words for heroes, which have a part of the reference of their own
 */
export function formOf(schema: Schema, whom: readonly string[]): string {
  const { $ref, type, items, enum: words } = schema;
  if ($ref !== undefined) return REFERENCES[$ref.replace('#/$defs/', '')] ?? code($ref);
  if (isCards(schema)) {
    const named = (schema.then?.enum ?? []).map((word) => code(`"${word}"`));
    return [...named, '[cards](#cards)'].join(' or ');
  }
  if (schema.then?.enum !== undefined && schema.else !== undefined) {
    return [...schema.then.enum.map((word) => code(`"${word}"`)), formOf(schema.else, whom)].join(' or ');
  }
  if (words !== undefined) {
    if (words.join() === whom.join()) return '[whom](#whom)';
    return words.map((word) => code(word) + signOf(schema.wordsSince?.[word])).join(' ');
  }
  if (type === 'array' && items !== undefined) return listForm(schema, items, whom);
  if (type === 'integer') return `${schema.minimum ?? '…'} to ${schema.maximum ?? '…'}`;
  if (type === 'boolean') return '`true`';
  if (type === 'string')
    return schema.maxLength === undefined ? 'a text' : `a text of at most ${schema.maxLength} letters`;
  if (type === 'object') {
    const fields = Object.keys(schema.properties ?? {});
    return fields.length === 0 ? 'an object' : `an object: ${fields.map(code).join(' ')}`;
  }
  return 'a value';
}

function listForm(list: Schema, items: Schema, whom: readonly string[]): string {
  const { $ref, enum: words } = items;
  const bounds = boundsOf(list);
  if (words !== undefined)
    return `a list of ${bounds}${bounds === '' ? '' : 'of '}${words.map(code).join(' ')}`;
  if ($ref === '#/$defs/effects') return `${bounds}lists of [effects](#effects)`;
  return `a list of ${bounds}entries, each ${formOf(items, whom)}`;
}

/** How many entries a list may have, where it may have several words fewer than there are. */
function boundsOf({ minItems = 0, maxItems, items }: Schema): string {
  if (maxItems === undefined || maxItems >= (items?.enum?.length ?? Infinity)) return '';
  if (minItems === maxItems) return `${maxItems} `;
  return minItems > 1 ? `${minItems} to ${maxItems} ` : `at most ${maxItems} `;
}
