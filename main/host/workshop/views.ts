import { adviceOf } from '../../../shared/packs/advice/advice.ts';
import type { Json } from '../../../shared/engine/json.ts';
import type { AdviceRow } from '../../../shared/packs/advice/advice-row.ts';
import type { SimilarRow, UseRow } from '../../../shared/packs/advice/around.ts';
import { sourcesIn } from '../../../shared/packs/plan/read.ts';
import { PLAN_FILE } from '../../../shared/packs/plan/schema.ts';
import { PlayerWords } from '../../../shared/packs/advice/player-words.ts';
import { behindErrors, unfinishedAdvice } from '../../../shared/packs/advice/unfinished.ts';
import type { PackDocument } from '../../../shared/packs/document/document.ts';
import type { PackPlace } from '../../../shared/packs/document/entry.ts';
import type { FieldBench } from '../../../shared/packs/fields/bench.ts';
import { fieldsOf } from '../../../shared/packs/fields/fields.ts';
import type { FieldGroup } from '../../../shared/packs/fields/types.ts';
import type { Problem } from '../../../shared/packs/problems.ts';
import { completionsAt } from '../../../shared/packs/raw/completions.ts';
import { writtenIn } from '../../../shared/packs/untranslated.ts';
import { ruleTexts } from '../../../shared/packs/sentence/lines.ts';
import { KeptSentence } from '../../../shared/packs/sentence/kept-sentence.ts';
import type { Sentence } from '../../../shared/packs/sentence/types.ts';
import type { ProblemRow } from '../../../shared/rpc/messages/packs.ts';
import type {
  CardInOther,
  RawCompletions,
  RawFile,
  WordHelp,
  WrittenAdvice,
  WrittenCard,
} from '../../../shared/rpc/messages/workshop.ts';
import type { CardFace } from '../../../shared/tableau/tableau.ts';
import type { Titles } from '../../../shared/tableau/presenter.ts';
import type { Language } from '../../../shared/words/languages.ts';
import { plainName } from '../../../shared/words/names.ts';
import { problemRow } from '../packs/pages.ts';
import { cardDrafts } from './card-drafts.ts';
import { isCardFile } from './card-place.ts';
import { coarseOn } from './printed-pictures.ts';
import { explained } from './explained.ts';
import { orElse } from './or-else.ts';
import { withPatchCures } from './patched-cards.ts';
import { isLocked } from './plan.ts';
import type { CardAtWork } from './sentences.ts';
import { filesNow, translationsOf } from './translations.ts';
import type { PlacedCard, Written, WrittenPack } from './written-pack.ts';

/** All that is said of single cards of a pack that is being written. */
export class CardViews {
  readonly #document: PackDocument;
  readonly #pack: WrittenPack;
  readonly #sentence = new KeptSentence();

  constructor(document: PackDocument, pack: WrittenPack) {
    this.#document = document;
    this.#pack = pack;
  }

  /** All that is said of the card at a place or around it; null: there is none. */
  view(around: PackPlace, language: Language): WrittenCard | null {
    const found = this.at(around);
    if (found === null) return null;
    const { place, definition } = found;
    const problems = this.#pack.problems.of(found);
    const { failure, ...shown } = this.#shown(found, language);
    const hasErrors = problems.some(({ severity }) => severity === 'error');
    // A game that stumbles over a card that has errors says why by these.
    const undescribed = failure === null || hasErrors ? [] : [this.#undescribed(place, failure)];
    const { fault, readable } = this.#document.file(place.file)!;
    const { document } = readable!.parsed;
    return {
      revision: this.#document.revision,
      place,
      lines: document.linesOf(place.pointer),
      fault: fault && this.row(this.#pack.problems.ofReader(place.file, fault), language),
      definition,
      isLocked: found.patched === null && this.isLocked(definition),
      ...shown,
      problems: [...problems, ...undescribed].map((problem) => this.row(problem, language)),
    };
  }

  /** A card at a place or around it, to work on; null: there is none. */
  at(place: PackPlace): WrittenDefinition | null {
    const found = this.#pack.at(place);
    if (found === null) return null;
    return {
      ...found,
      revision: this.#document.revision,
      bench: this.bench(found),
      drafts: cardDrafts(found.place, found.definition, this.#document.drafts.within(found.place)),
      offers: () => this.#pack.authoring?.offers() ?? null,
    };
  }

  /** The same for a card that has a sentence. */
  worked(place: PackPlace): CardAtWork | null {
    const found = this.at(place);
    return found?.bench == null ? null : { ...found, bench: found.bench };
  }

  /** What may be written at an offset of a file of cards; null: nothing is known of the place. */
  completions(file: string, offset: number, language: Language): RawCompletions | null {
    const { revision } = this.#document;
    const text = this.#document.file(file)?.text;
    if (text == null || !isCardFile(file)) return null;
    const found = completionsAt(
      text,
      offset,
      (definition) => this.bench({ definition, patched: null }),
      language,
    );
    return found && { revision, ...found };
  }

  /** A file as text. */
  raw(path: string, language: Language): RawFile {
    const { revision } = this.#document;
    const found = this.#document.file(path);
    const fault = found?.fault ?? null;
    return {
      revision,
      text: found?.text ?? null,
      fault: fault && this.row(this.#pack.problems.ofReader(path, fault), language),
      clashes: this.#document.clashes(path),
    };
  }

  /** A card in a language beside that of the page; null: there is none. */
  other(place: PackPlace, language: Language): CardInOther | null {
    if (this.#pack.at(place) === null) return null;
    const { revision } = this.#document;
    return { revision, language, rules: this.rulesAt(place, language), face: this.faceAt(place, language) };
  }

  /** The text of each rule of a card; none while they cannot be said, of which the reason is among its problems. */
  rulesAt(place: PackPlace, language: Language): CardInOther['rules'] {
    const found = this.worked(place);
    return found === null ? [] : orElse(() => ruleTexts(found.bench, found.definition, language), []).value;
  }

  /** A card as it is printed; null while it cannot be drawn, of which the reason is among its problems. */
  faceAt(place: PackPlace, language: Language): CardFace | null {
    const found = this.#pack.at(place);
    return found && orElse(() => this.face(found, language), null).value;
  }

  /** Whether the author has locked a card of the pack. */
  isLocked(definition: Json): boolean {
    return isLocked(this.#pack, definition);
  }

  /** What the word or the field at a place of a card does; null: there is none. */
  explained(place: PackPlace, at: string, language: Language): WordHelp | null {
    const found = this.worked(place);
    const { shipped = [] } = this.#pack.authoring ?? {};
    return found && explained(found.bench, found.definition, at, language, shipped);
  }

  /** The cards that are most like one. */
  similar(place: PackPlace, language: Language): readonly SimilarRow[] {
    const id = this.#idAt(place);
    return (id !== undefined && this.#pack.authoring?.surroundings?.similarTo(id, language)) || [];
  }

  /** Where a card is named. */
  uses(place: PackPlace, language: Language): readonly UseRow[] {
    const id = this.#idAt(place);
    return (id !== undefined && this.#pack.authoring?.surroundings?.usesOf(id, language)) || [];
  }

  row(problem: Problem, language: Language): ProblemRow {
    return problemRow(problem, language, this.#pack.content?.messages, (id) =>
      this.#pack.lookup.card(id) === undefined ? null : this.#pack.titles(language).name(id),
    );
  }

  /** What the author of a card is told. */
  advice(card: PlacedCard, language: Language): readonly AdviceRow[] {
    const surroundings = this.#pack.authoring?.surroundings;
    if (surroundings == null || !this.#pack.isLoaded) return [];
    const lookup = this.#pack.problems.lookupAt(card.place);
    const problems = this.#pack.problems.of(card);
    const context = {
      ...surroundings.context(language, coarseOn(card.definition, this.#pack)),
      translatedFrom: sourcesIn(this.#pack.dataOf(PLAN_FILE)),
    };
    const rows = adviceOf(card.definition, problems, lookup, context);
    // All other advice is for those who wrote the card.
    if (card.patched === null) return rows;
    return withPatchCures(rows.slice(0, problems.length), problems, this.#pack, language);
  }

  /** What the sentence and fields of a card are worked on with, whatever is written in it; null for a game without words. */
  bench(card: Written): FieldBench | null {
    const cards = this.#pack.among(card.definition, card.patched);
    const names = (id: string, language: Language): string => this.#pack.titles(language, cards).name(id);
    return this.#pack.authoring?.bench({ names, cards }) ?? null;
  }

  /** A card as it is drawn; null where its schema does not accept it. @param said what it is called, where that is not what it is called now */
  face({ definition, patched }: Written, language: Language, said: Said | null = null): CardFace | null {
    const { game, content } = this.#pack;
    if (game === null || content?.validateCards({ cards: [definition] }) !== true) return null;
    const cards = this.#pack.among(definition, patched);
    const own = this.#pack.idOf(definition, patched) ?? '';
    const titles = this.#pack.titles(language, cards);
    return game.faces(cards, language, said === null ? titles : titlesWith(titles, own, said))(own);
  }

  #shown(card: WrittenDefinition, language: Language): Shown {
    const { definition, bench } = card;
    const drafts = card.drafts.map(({ draft }) => draft);
    // One of them is shown where another one cannot be made: a card is mended in its sentence.
    const sentence = orElse(() => bench && this.#sentence.of(bench, definition, language, drafts), null);
    const fields = orElse(() => (bench === null ? [] : this.#fields(bench, card, language)), []);
    const face = orElse(() => this.face(card, language), null);
    const advice = orElse(() => this.advice(card, language), []);
    const unfinished = this.#unfinished(card, sentence.value, language);
    return {
      sentence: sentence.value,
      fields: fields.value,
      face: face.value,
      advice: behindErrors(
        this.#placed(card, advice.value, this.#pack.problems.of(card)),
        this.#placed(card, unfinished, []),
      ),
      failure: sentence.failure ?? fields.failure ?? face.failure ?? advice.failure,
    };
  }

  /** Advice at its places in the file. @param problems that it begins with, in their order */
  #placed(
    { place, patched }: PlacedCard,
    advice: readonly AdviceRow[],
    problems: readonly Problem[],
  ): readonly WrittenAdvice[] {
    const { document } = this.#document.file(place.file)!.readable!.parsed;
    const base = patched === null ? place.pointer : `${place.pointer}/set`;
    return advice.map((row, i) => {
      const { line, column } = problems.at(i) ?? document.at(base + row.at);
      return { ...row, line, column };
    });
  }

  #unfinished(card: Written, sentence: Sentence | null, language: Language): readonly AdviceRow[] {
    const { content } = this.#pack;
    if (sentence === null || content === null) return [];
    const names = this.#pack.titles(language, this.#pack.among(card.definition, card.patched));
    const words = new PlayerWords(content, language, (id) => names.name(id));
    const id = this.#pack.idOf(card.definition, card.patched);
    return unfinishedAdvice(sentence, id === undefined ? words.say('card.unnamed') : names.name(id), words);
  }

  #fields(
    bench: CardAtWork['bench'],
    { definition, patched }: Written,
    language: Language,
  ): readonly FieldGroup[] {
    const own = writtenIn(this.#pack.manifest);
    // Words in other languages are those of the pack of the card.
    const said = patched === null ? translationsOf(filesNow(this.#document), definition, own) : {};
    return fieldsOf(bench, definition, language, said, own);
  }

  #undescribed(place: PackPlace, message: string): Problem {
    const { document } = this.#document.file(place.file)!.readable!.parsed;
    const at = { ...document.at(place.pointer), pointer: place.pointer };
    return {
      ...this.#pack.problems.ofReader(place.file, { code: 'internal-error', data: { message }, ...at }),
      severity: 'warning',
    };
  }

  #idAt(place: PackPlace): string | undefined {
    const found = this.#pack.at(place);
    return found === null ? undefined : this.#pack.idOf(found.definition, found.patched);
  }
}

/** What a card says of itself in a language; whatever is written there. */
interface Said {
  readonly name: unknown;
  readonly story: unknown;
}

/** Titles in which one card is called otherwise. @param own its full id */
function titlesWith(titles: Titles, own: string, { name, story }: Said): Titles {
  return {
    name: (id) => (id === own ? plainName(name) : undefined) ?? titles.name(id),
    story: (id) => (id !== own ? titles.story(id) : typeof story === 'string' ? story : undefined),
    sign: (id) => titles.sign?.(id),
  };
}

/** A card as it is written, with what its sentence is worked on with; the bench is null for a game without words. */
type WrittenDefinition = Omit<CardAtWork, 'bench'> & { readonly bench: CardAtWork['bench'] | null };

/** What a game makes of a card, and why it could not. */
interface Shown extends Pick<WrittenCard, 'sentence' | 'fields' | 'face' | 'advice'> {
  readonly failure: string | null;
}
