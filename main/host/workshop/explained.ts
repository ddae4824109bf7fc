import type { Json } from '../../../shared/engine/json.ts';
import { sizeOf } from '../../../shared/packs/finished.ts';
import { isFields, type JsonObject } from '../../../shared/packs/card-schema.ts';
import { helpOfField, type CardWord } from '../../../shared/packs/card-words.ts';
import type { Definition } from '../../../shared/packs/content.ts';
import { isList } from '../../../shared/packs/edit/operation.ts';
import type { FieldBench } from '../../../shared/packs/fields/bench.ts';
import { placeAt } from '../../../shared/packs/fields/places.ts';
import { valueAt } from '../../../shared/packs/pointer.ts';
import { fieldLabel, valueLabel } from '../../../shared/packs/sentence/controls.ts';
import { tagOf, type Forms, type Site } from '../../../shared/packs/sentence/forms.ts';
import { isTag } from '../../../shared/packs/sentence/parts.ts';
import { isIn } from '../../../shared/packs/sentence/spoken.ts';
import { sentenceOf } from '../../../shared/packs/sentence/sentence.ts';
import type { Candidate } from '../../../shared/packs/shelf.ts';
import type { WordHelp } from '../../../shared/rpc/messages/workshop.ts';
import type { Language } from '../../../shared/words/languages.ts';
import { toText } from '../../../shared/words/tokens.ts';

/** Cards that are shown for a word. */
const MOST_CARDS = 5;

/** A word or a field that is meant by a place. */
interface Meaning {
  readonly name: string;
  readonly does: string;
  /** A sentence with it; empty where there is none. */
  readonly example: string;
  /** Whether a card has it. */
  readonly has: (definition: Definition) => boolean;
}

/**
 * What the word or the field at a place of a card does: the innermost one that has help.
 *
 * @param shipped the cards of the game that came with the program
 * @returns null where nothing is known of what is there
 */
export function explained(
  bench: FieldBench,
  definition: Json,
  at: string,
  language: Language,
  shipped: readonly Candidate[],
): WordHelp | null {
  const { forms } = bench;
  const isProgram = forms.programs(definition).some((program) => isIn(at, program.at));
  let place = isProgram ? forms.site(definition, at) : placeAt(forms, definition, at);
  for (; place !== undefined; place = place.owner) {
    const word = isProgram ? wordAt(bench, definition, place, language) : undefined;
    const meaning = word ?? fieldAt(bench, place, language);
    if (meaning === undefined) continue;
    const { name, does, example } = meaning;
    return {
      name,
      does,
      example,
      cards: simplest(shipped, meaning).map((id) => ({ id, name: bench.names(id, language) })),
    };
  }
  return null;
}

/** A field of the card outside of its programs. */
function fieldAt(bench: FieldBench, site: Site, language: Language): Meaning | undefined {
  const help = helpOfField(bench.words, site.at)?.[language];
  if (help === undefined) return undefined;
  const name = fieldLabel(bench, site, language);
  return { name, ...help, has: (card) => valueAt(card, site.at) !== undefined };
}

/** A word of the language within a program. */
function wordAt(bench: FieldBench, definition: Json, site: Site, language: Language): Meaning | undefined {
  const { forms, words } = bench;
  const { key, owner } = site;
  const inCards = (test: (node: JsonObject) => boolean) => (card: Definition) =>
    forms.programs(card).some(({ value }) => value !== undefined && holds(value, test));
  const sentenceWith = (word: CardWord): string =>
    toText(
      word
        .say(word.example, language, (id) => bench.names(id, language))
        .map((tokens) => ({ tokens, under: [] })),
    );
  const ofWord = (word: CardWord, name: string, test: (node: JsonObject) => boolean): Meaning => ({
    name,
    does: word.help[language].does,
    example: sentenceWith(word),
    has: inCards(test),
  });

  const part = taggedPart(forms, isTag(forms, site) ? owner : site);
  if (part !== undefined) {
    const { word, tag, at } = part;
    const { stops } = sentenceOf(bench, definition, language);
    const name = stops.find((stop) => stop.at === `${at}/${tag}`)?.shown ?? word.name;
    return ofWord(word, name, (node) => node[tag] === word.name);
  }
  const value = site.value ?? site.schema.default;
  const plain = [...words.whom, ...words.zones].find((word) => word.name === value);
  if (plain !== undefined) {
    const field = owner?.value !== undefined && isList(owner.value) ? owner.key : key;
    const name = valueLabel(bench, field, plain.name, language);
    return ofWord(plain, name, (node) => [node[field]].flat().includes(plain.name));
  }
  const around = taggedPart(forms, owner);
  const name = fieldLabel(bench, site, language);
  if (around !== undefined) {
    const { word, tag } = around;
    const does = word.help[language].fields?.[key];
    const test = (node: JsonObject): boolean => node[tag] === word.name && Object.hasOwn(node, key);
    return does === undefined ? undefined : { name, does, example: '', has: inCards(test) };
  }
  const filter = words.filters.find((word) => word.name === key);
  return filter && ofWord(filter, name, (node) => Object.hasOwn(node, key) && !isTagged(forms, node));
}

/** A part that is written with a word of the language. */
function taggedPart(
  forms: Forms,
  site: Site | undefined,
): { readonly word: CardWord; readonly tag: string; readonly at: string } | undefined {
  const form = site?.value === undefined ? undefined : forms.formOf(site.value, site.schema);
  const word = form && forms.wordOf(form);
  const [tag] = (form && tagOf(form)) ?? [];
  return word === undefined || tag === undefined ? undefined : { word, tag, at: site!.at };
}

/** Whether an object of a program is written with a word. */
const isTagged = (forms: Forms, node: JsonObject): boolean =>
  [...forms.tagged].some((word) => {
    const [tag, name] = tagOf(word.schema)!;
    return node[tag] === name;
  });

/** Whether an object in a value is such. */
const holds = (value: Json, test: (node: JsonObject) => boolean): boolean => {
  if (isList(value)) return value.some((item) => holds(item, test));
  return isFields(value) && (test(value) || Object.values(value).some((inner) => holds(inner, test)));
};

/** Ids of the cards that have something, those in which the least is written. */
const simplest = (cards: readonly Candidate[], { has }: Meaning): readonly string[] =>
  cards
    .filter(({ definition }) => has(definition))
    .map(({ id, definition }) => ({ id, size: sizeOf(definition) }))
    .sort((one, other) => one.size - other.size)
    .slice(0, MOST_CARDS)
    .map(({ id }) => id);
