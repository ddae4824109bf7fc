import type { Json } from '../../engine/json.ts';
import { languageName, type Language } from '../../words/languages.ts';
import { isFields } from '../card-schema.ts';
import { escapeSegment } from '../pointer.ts';
import { CARD_TEXT, type WrittenText } from '../schema.ts';
import type { Site } from '../sentence/forms.ts';
import type { FieldBench } from './bench.ts';
import { FieldMaker } from './controls.ts';
import { inside, strangeIn } from './places.ts';
import { FormSpeaker, say } from './speaker.ts';
import type { Field, FieldGroup } from './types.ts';

/** The words of one card by the tag of their language: what `text/<language>.json` has for it. */
export type Translations = { readonly [tag: string]: WrittenText };

/**
 * The fields of a card outside its programs, in groups: what cards of its kind have, in the order in which those of the base
 * set write it, what they may have as well, what no schema knows, and its name and story in other languages.
 *
 * @param definition of the card, whatever is written in it
 * @param language in which the form speaks
 * @param translations one group for each, empty ones too
 * @param own the tag of the language that the card is written in
 */
export function fieldsOf(
  bench: FieldBench,
  definition: Json,
  language: Language,
  translations: Translations = {},
  own = 'en',
): readonly FieldGroup[] {
  const speaker = new FormSpeaker(bench, language);
  const maker = new FieldMaker(bench, definition, language, speaker, own);
  const { usual, more } = placesOf(bench, definition);
  const isAlone = Object.keys(translations).length === 0;
  const fieldAt = (site: Site): Field => {
    const field = maker.field(site);
    return isAlone || !isTranslated(site) ? field : { ...field, tongue: languageName(own, language) };
  };
  const group = (of: FieldGroup['of'], fields: readonly Field[]): FieldGroup[] =>
    fields.length === 0 ? [] : [{ of, label: say(language, `group.${of}`), fields }];
  return [
    ...group('usual', usual.map(fieldAt)),
    ...group('more', more.map(fieldAt)),
    ...group(
      'unknown',
      strangeAt(bench, definition).map((at) => maker.strange(at)),
    ),
    ...Object.entries(translations).map(([tag, text]) =>
      textGroup(
        definition,
        language,
        new FieldMaker(bench, definition, language, speaker, tag),
        tag,
        text,
        usual.concat(more),
      ),
    ),
  ];
}

/** The fields of a card that a form shows at once, and those behind "more". */
function placesOf(
  { forms, kinds }: FieldBench,
  definition: Json,
): { readonly usual: readonly Site[]; readonly more: readonly Site[] } {
  const top = forms.top(definition);
  const known = forms.formOf(definition, forms.card);
  const kind = isFields(definition) ? String(definition['kind']) : '';
  // What the fields are depends on the kind: as long as that is not known, it is the only one.
  const all = known === undefined ? inside(forms, top).concat(kindSite(top)) : inside(forms, top);
  const fields = all.filter(({ at, value }) => value !== undefined || kinds.mayHave(kind, at));
  const isUsual = ({ value, required, key }: Site): boolean =>
    value !== undefined || required || kinds.isUsual(kind, key);
  const places = new Map(fields.map(({ key }, i) => [key, kinds.place(kind, key) ?? 1 + i]));
  const inOrder = fields.toSorted((one, other) => places.get(one.key)! - places.get(other.key)!);
  return { usual: inOrder.filter(isUsual), more: inOrder.filter((site) => !isUsual(site)) };
}

/** The kind of a card that is of none. */
function kindSite(top: Site): Site {
  const value = isFields(top.value!) ? top.value['kind'] : undefined;
  return { at: '/kind', value, schema: {}, key: 'kind', owner: top, required: true, usage: '.kind' };
}

function strangeAt({ forms }: FieldBench, definition: Json): readonly string[] {
  const isKind = (at: string): boolean =>
    at === '/kind' && forms.formOf(definition, forms.card) === undefined;
  return strangeIn(forms, forms.top(definition)).filter((at) => !isKind(at));
}

/** The fields of a card that have words in every language. */
const TRANSLATED = Object.keys(CARD_TEXT) as (keyof WrittenText)[];
const isTranslated = ({ at, key }: Site): boolean =>
  at === `/${key}` && TRANSLATED.some((field) => field === key);

function textGroup(
  definition: Json,
  language: Language,
  maker: FieldMaker,
  tag: string,
  text: WrittenText,
  own: readonly Site[],
): FieldGroup {
  const name = isFields(definition) ? String(definition['id']) : '';
  const fields = own.filter(isTranslated).map((site): Field => {
    const key = site.key as keyof WrittenText;
    const place: Site = { ...site, value: text[key], schema: CARD_TEXT[key], required: false };
    return { ...maker.field(place), at: `/${escapeSegment(name)}/${key}`, optional: true };
  });
  return {
    of: 'text',
    label: say(language, 'group.text', { language: languageName(tag, language) }),
    language: tag,
    file: `text/${tag}.json`,
    fields,
  };
}
