import { nameOf } from '../../../shared/packs/cards.ts';
import { listed } from '../../../shared/packs/card-commands/pack-data.ts';
import { parse } from '../../../shared/packs/parse.ts';
import { isFields } from '../../../shared/packs/card-schema.ts';
import type { SayFlag } from '../../../shared/packs/compare/fields.ts';
import type { PackPlace } from '../../../shared/packs/document/entry.ts';
import { figuresOf } from '../../../shared/packs/fields/figures.ts';
import { fieldsOf } from '../../../shared/packs/fields/fields.ts';
import type { FieldGroup } from '../../../shared/packs/fields/types.ts';
import { writtenIn } from '../../../shared/packs/untranslated.ts';
import { valueLabel } from '../../../shared/packs/sentence/controls.ts';
import { ruleTexts } from '../../../shared/packs/sentence/lines.ts';
import type { ComparedCard } from '../../../shared/rpc/messages/workshop-plan.ts';
import type { CardFace } from '../../../shared/tableau/tableau.ts';
import type { Language } from '../../../shared/words/languages.ts';
import { briefly, isCardFile } from './card-place.ts';
import { orElse } from './or-else.ts';
import { translationsOf, type TranslatedFiles } from './translations.ts';
import type { CardViews } from './views.ts';
import type { Written, WrittenPack } from './written-pack.ts';

/** Cards as they are set beside others, or as they were. */
export class CardsBeside {
  readonly #pack: WrittenPack;
  readonly #views: CardViews;

  constructor(pack: WrittenPack, views: CardViews) {
    this.#pack = pack;
    this.#views = views;
  }

  /** A card as it is set beside another one; null: there is none. */
  at(place: PackPlace, language: Language): ComparedCard | null {
    const found = this.#pack.at(place);
    return found && this.#beside(found, language);
  }

  /** The same of the card as it was. @param texts of all files then; null: it was not there, or cannot be read */
  pastAt(
    place: PackPlace,
    texts: ReadonlyMap<string, string | null>,
    language: Language,
  ): ComparedCard | null {
    const now = this.#pack.at(place);
    const name = now === null || now.patched !== null ? undefined : nameOf(now.definition);
    if (name === undefined) return null;
    for (const [file, text] of texts) {
      if (text === null || !isCardFile(file)) continue;
      const cards = listed(parse(text).document?.value, '/cards');
      const definition = cards.find((card) => nameOf(card) === name);
      if (definition !== undefined) return this.#beside({ definition, patched: null }, language, false);
    }
    return null;
  }

  /** A card as it was at some time, among the cards as they are now. @param files as they were then */
  past(definition: Written['definition'], files: TranslatedFiles, language: Language): PastCard {
    const card: Written = { definition, patched: null };
    const bench = this.#views.bench(card);
    const own = writtenIn(this.#pack.manifest);
    const translations = translationsOf(files, definition, own);
    const { name, story } = { ...(isFields(definition) ? definition : {}), ...translations[language] };
    return {
      face: orElse(() => this.#views.face(card, language, { name, story }), null).value,
      rules: orElse(() => (bench === null ? [] : ruleTexts(bench, definition, language)), []).value,
      fields: orElse(
        () => (bench === null ? [] : fieldsOf(bench, definition, language, translations, own)),
        [],
      ).value,
      sayFlag: (flag) => (bench === null ? String(flag) : valueLabel(bench, 'any', flag, language)),
    };
  }

  /** @param isNow whether its name in other languages is that of now */
  #beside(card: Written, language: Language, isNow = true): ComparedCard {
    const { definition, patched } = card;
    const bench = this.#views.bench(card);
    const id = this.#pack.idOf(definition, patched);
    const title = id === undefined ? '' : this.#pack.titles(language).name(id);
    // Why one of them cannot be made is among the problems of the card.
    return {
      name: title === id || !isNow ? briefly(definition).name : title,
      face: orElse(() => this.#views.face(card, language), null).value,
      rules: orElse(
        () => (bench === null ? [] : ruleTexts(bench, definition, language).map(({ text }) => text)),
        [],
      ).value,
      figures: orElse(() => (bench === null ? [] : figuresOf(bench, definition, language)), []).value,
    };
  }
}

/** What is seen and said of a card as it was. */
export interface PastCard {
  readonly face: CardFace | null;
  readonly rules: readonly { readonly at: string; readonly text: string }[];
  readonly fields: readonly FieldGroup[];
  readonly sayFlag: SayFlag;
}
