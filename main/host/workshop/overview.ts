import { createHash } from 'node:crypto';
import type { Json } from '../../../shared/engine/json.ts';
import { mentionsIn } from '../../../shared/packs/advice/uses.ts';
import { isFields } from '../../../shared/packs/card-schema.ts';
import type { Definition } from '../../../shared/packs/content.ts';
import type { PackDocument } from '../../../shared/packs/document/document.ts';
import type { PackPlace } from '../../../shared/packs/document/entry.ts';
import { cellsOf, columnsOf, type Column } from '../../../shared/packs/fields/columns.ts';
import type { WantedStep } from '../../../shared/packs/document/step.ts';
import type { Refused } from '../../../shared/packs/sentence/types.ts';
import type {
  CardCells,
  CardOverview,
  ForeseenProblems,
  StampedFace,
} from '../../../shared/rpc/messages/workshop-overview.ts';
import type { PackCommand } from '../../../shared/rpc/messages/workshop.ts';
import type { Language } from '../../../shared/words/languages.ts';
import type { Authoring } from './authoring.ts';
import { foreseenProblems } from './foreseen.ts';
import { inSlices } from './in-slices.ts';
import { changeStep, previewOf } from './many-cards.ts';
import { toolsOf } from './pack-data.ts';
import type { OverviewAsk } from './asks.ts';
import type { Answer } from './reads.ts';
import { foundRows, replaceStep } from './replacing.ts';
import type { CardViews } from './views.ts';
import type { PlacedCard, WrittenPack } from './written-pack.ts';

/** The columns of a language that were made last, and what for. */
interface Made {
  readonly of: Authoring;
  readonly kinds: string;
  readonly columns: readonly Column[];
}

/** What is shown of all cards of a pack at once; of each card it is kept as long as that stays true. */
export class Overview {
  readonly #document: PackDocument;
  readonly #pack: WrittenPack;
  readonly #views: CardViews;
  readonly #made = new Map<Language, Made>();
  /** By stamp. */
  #cells = new Map<string, CardCells>();
  /** The cards that a card names, by its text. */
  #mentions = new Map<string, readonly string[]>();
  /** Counts what was to be foreseen. */
  #foreseeing = 0;

  constructor(document: PackDocument, pack: WrittenPack, views: CardViews) {
    this.#document = document;
    this.#pack = pack;
    this.#views = views;
  }

  readonly answers: { readonly [K in OverviewAsk]: Answer<K> } = {
    overview: (_, language) => this.#list(language),
    cells: ({ places }, language) => ({ rows: places.map((place) => this.#cellsAt(place, language)) }),
    faces: ({ places }, language) => ({ rows: places.map((place) => this.#faceAt(place, language)) }),
    preview: ({ cards, change }, language) => previewOf(this.#views, cards, change, language),
    find: ({ search, by }, language) => foundRows(this.#pack, this.#views, search, by, language),
    foresee: ({ command }, language) => this.#foresee(command, language),
  };

  /** The cards as they are now, with the fields that their kinds may have. */
  #list(language: Language): CardOverview {
    const columns = this.#columns(language);
    const cards = Array.from(this.#pack.all(), (card) => ({
      place: card.place,
      stamp: this.#stamp(card, language),
    }));
    this.#forget(new Set(cards.map(({ stamp }) => stamp)));
    return { revision: this.#document.revision, columns, cards };
  }

  /** What a command would do to the problems of cards, worked out between other answers until something else is to be foreseen. */
  async #foresee(
    command: PackCommand,
    language: Language,
  ): Promise<{ readonly found: ForeseenProblems | null }> {
    const foreseeing = ++this.#foreseeing;
    const step = this.#stepOf(command);
    if (step === null || 'refused' in step) return { found: null };
    const steps = foreseenProblems(this.#pack, this.#views, step.edits, language);
    const { revision } = this.#document;
    const isWanted = (): boolean => this.#foreseeing === foreseeing && this.#document.revision === revision;
    return { found: await inSlices(steps, isWanted) };
  }

  #stepOf(command: PackCommand): WantedStep | Refused | null {
    switch (command.do) {
      case 'change':
        return changeStep(this.#document, this.#views, command, 0);
      case 'replace':
        return replaceStep(this.#document, this.#pack, this.#views, command, 0);
      default:
        return null;
    }
  }

  #cellsAt(place: PackPlace, language: Language): CardCells | null {
    const found = this.#pack.at(place);
    return found && this.#cellsOf(found, language);
  }

  #faceAt(place: PackPlace, language: Language): StampedFace | null {
    const found = this.#pack.at(place);
    return found && { stamp: this.#stamp(found, language), face: this.#views.faceAt(place, language) };
  }

  #cellsOf(card: PlacedCard, language: Language): CardCells {
    const stamp = this.#stamp(card, language);
    const known = this.#cells.get(stamp);
    if (known !== undefined) return known;
    const worked = this.#views.worked(card.place);
    const cells =
      worked === null
        ? { values: {}, words: {}, numbers: {} }
        : cellsOf(
            worked.bench,
            card.definition,
            this.#columns(language),
            language,
            this.#measured(card.definition),
          );
    const text = this.#views
      .rulesAt(card.place, language)
      .map((rule) => rule.text)
      .join(' ');
    const made = { stamp, ...cells, text };
    this.#cells.set(stamp, made);
    return made;
  }

  /** The numbers that the game makes of parts of a card. */
  #measured(definition: Json): { readonly [at: string]: number } {
    const { content } = this.#pack;
    if (content?.advice === undefined || !content.validateCards({ cards: [definition] })) return {};
    const measures = content.advice.measures(definition as Definition);
    return Object.fromEntries(measures.map(({ at, value }) => [at, value]));
  }

  #columns(language: Language): readonly Column[] {
    const of = this.#pack.authoring;
    const bench = of?.bench({ names: (id) => id, cards: this.#pack.lookup }) ?? null;
    if (of === null || bench === null) return [];
    const kinds = [...new Set(Array.from(this.#pack.all(), kindOf))].filter((kind) => kind !== '');
    const key = JSON.stringify(kinds);
    const known = this.#made.get(language);
    if (known?.of === of && known.kinds === key) return known.columns;
    const columns = columnsOf(bench, kinds, language);
    this.#made.set(language, { of, kinds: key, columns });
    return columns;
  }

  /** Of all that is shown of a card: what is written, the language with its columns, and the names of the cards that it names. */
  #stamp({ definition, patched }: PlacedCard, language: Language): string {
    const text = JSON.stringify(definition);
    const titles = this.#pack.titles(language);
    const names = this.#mentioned(text, definition).map((id) => titles.name(id));
    const own = this.#pack.idOf(definition, patched);
    const said = own === undefined ? [] : [titles.name(own), titles.story(own) ?? ''];
    return createHash('sha1')
      .update(JSON.stringify([language, this.#made.get(language)?.kinds ?? '', text, said, names]))
      .digest('base64url')
      .slice(0, 16);
  }

  #mentioned(text: string, definition: Json): readonly string[] {
    const known = this.#mentions.get(text);
    if (known !== undefined) return known;
    const schema = toolsOf(this.#pack)?.schema;
    const ids = schema === undefined ? [] : [...new Set(mentionsIn(definition, schema).map(({ id }) => id))];
    this.#mentions.set(text, ids);
    return ids;
  }

  /** Drops what belongs to cards as they were, as soon as that is much. */
  #forget(now: ReadonlySet<string>): void {
    if (this.#cells.size > 2 * now.size)
      this.#cells = new Map([...this.#cells].filter(([stamp]) => now.has(stamp)));
    if (this.#mentions.size > 2 * now.size) this.#mentions = new Map();
  }
}

function kindOf({ definition }: PlacedCard): string {
  const kind = isFields(definition) ? definition['kind'] : undefined;
  return typeof kind === 'string' ? kind : '';
}
