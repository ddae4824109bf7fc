import type { TextSearch } from '../../../shared/packs/card-commands/find-texts.ts';
import { detailLabel } from './pack-details.ts';
import {
  findWords,
  misfitOf,
  replaceLabel,
  replaceWords,
  type FoundWords,
} from '../../../shared/packs/card-commands/replace-texts.ts';
import { refusal } from '../../../shared/packs/card-commands/pack-data.ts';
import { nameOf } from '../../../shared/packs/cards.ts';
import type { PackDocument } from '../../../shared/packs/document/document.ts';
import type { PackPlace } from '../../../shared/packs/document/entry.ts';
import type { FileEdit, WantedStep } from '../../../shared/packs/document/step.ts';
import { placeAt } from '../../../shared/packs/fields/places.ts';
import { FormSpeaker } from '../../../shared/packs/fields/speaker.ts';
import { inEach } from '../../../shared/packs/sentence/spoken.ts';
import type { Refused } from '../../../shared/packs/sentence/types.ts';
import { MOST_FOUND } from '../../../shared/rpc/params.ts';
import type { FoundRow, FoundRows } from '../../../shared/rpc/messages/workshop-overview.ts';
import type { PackCommand } from '../../../shared/rpc/messages/workshop.ts';
import { languageName, type Language } from '../../../shared/words/languages.ts';
import { say } from '../words.ts';
import { editInParts, markOf } from './many-cards.ts';
import { packData, toolsOf } from './pack-data.ts';
import { isLocked, isNameLocked } from './plan.ts';
import type { CardViews } from './views.ts';
import type { WrittenPack } from './written-pack.ts';

/** What is asked of no card, and of the forms of all. */
const NO_CARD = { definition: null, patched: null };

/** Letters of a text that are shown on each side of what was found in it. */
const AROUND = 32;

/** Where words are in the texts of a pack, and whether others can be there. */
export function foundRows(
  pack: WrittenPack,
  views: CardViews,
  search: TextSearch,
  by: string,
  language: Language,
): FoundRows {
  const { rows, isCut } = foundIn(pack, views, search);
  const names = new TextNames(pack, views, language);
  const forms = views.bench(NO_CARD)?.forms;
  const misfits = new Map<string, string | null>();
  const misfit = ({ in: text }: FoundWords): string | null => {
    const key = `${text.file}#${text.pointer}`;
    const all = rows.flatMap((row) => (row.in === text ? [row.match] : []));
    const known = misfits.has(key)
      ? misfits.get(key)!
      : ((forms && misfitOf(forms, text, all, by)?.refused[language]) ?? null);
    misfits.set(key, known);
    return known;
  };
  return {
    rows: rows.map((found) => ({
      ...names.of(found),
      ...excerpt(found),
      refused: isOfLocked(pack, found) ? refusal('refused.locked').refused[language] : misfit(found),
    })),
    isCut,
    seen: markOf(whatIs(rows, search, by)),
  };
}

/**
 * Other words in place of some as one step of the document.
 *
 * @param at in milliseconds since 1970
 * @returns null where it would not do what was shown
 */
export function replaceStep(
  document: PackDocument,
  pack: WrittenPack,
  views: CardViews,
  { search, by, without, seen }: Extract<PackCommand, { do: 'replace' }>,
  at: number,
): WantedStep | Refused | null {
  const [data, tools, forms] = [packData(pack), toolsOf(pack), views.bench(NO_CARD)?.forms];
  if (data === null || tools === null || forms === undefined)
    return { refused: inEach((language) => say(language, 'workshop.disorder')) };
  const { rows } = foundIn(pack, views, search);
  if (markOf(whatIs(rows, search, by)) !== seen) return null;
  const left = new Set(without);
  const taken = rows.filter((found, i) => !left.has(i) && !isOfLocked(pack, found));
  if (taken.length === 0) return refusal('refused.same');
  const made = replaceWords(data, tools, forms, taken, by);
  if ('refused' in made) return made;
  const edits: FileEdit[] = [];
  for (const [file, parts] of made.parts) {
    const edit = editInParts(document, file, parts);
    if ('refused' in edit) return edit;
    edits.push(edit);
  }
  return {
    revision: document.revision,
    edits: [...edits, ...made.renames],
    label: replaceLabel(search.text, by, made.count),
    place: null,
    merge: null,
    at,
  };
}

/** Whether a text is that of a card which its author has locked. */
function isOfLocked(pack: WrittenPack, { in: { owner } }: FoundWords): boolean {
  switch (owner.of) {
    case 'card':
    case 'id': {
      const found = pack.at(owner.place);
      return found !== null && isLocked(pack, found.definition);
    }
    case 'words':
      return isNameLocked(pack, owner.card);
    case 'pack':
      return false;
  }
}

/** What is found, as far as it can be shown. */
function foundIn(
  pack: WrittenPack,
  views: CardViews,
  search: TextSearch,
): { readonly rows: readonly FoundWords[]; readonly isCut: boolean } {
  const [data, forms] = [packData(pack), views.bench(NO_CARD)?.forms];
  const all = data === null || forms === undefined ? [] : findWords(data, forms, search);
  return { rows: all.slice(0, MOST_FOUND), isCut: all.length > MOST_FOUND };
}

const whatIs = (rows: readonly FoundWords[], search: TextSearch, by: string): unknown => [
  search,
  by,
  rows.map(({ in: { file, pointer, text }, match }) => [file, pointer, text, match.from]),
];

function excerpt({
  in: { text },
  match: { from, to },
}: FoundWords): Pick<FoundRow, 'before' | 'found' | 'behind'> {
  const [first, last] = [Math.max(0, from - AROUND), Math.min(text.length, to + AROUND)];
  return {
    before: (first > 0 ? '…' : '') + text.slice(first, from),
    found: text.slice(from, to),
    behind: text.slice(to, last) + (last < text.length ? '…' : ''),
  };
}

/** Says which texts of a pack are meant, in one language. */
class TextNames {
  readonly #pack: WrittenPack;
  readonly #views: CardViews;
  readonly #language: Language;
  /** The cards of the pack by their names in it. */
  readonly #places: ReadonlyMap<string, PackPlace>;

  constructor(pack: WrittenPack, views: CardViews, language: Language) {
    this.#pack = pack;
    this.#views = views;
    this.#language = language;
    this.#places = new Map(
      Array.from(pack.cards(), ({ place, definition }) => [nameOf(definition) ?? '', place] as const),
    );
  }

  of({ in: { owner } }: FoundWords): Pick<FoundRow, 'card' | 'name' | 'where'> {
    switch (owner.of) {
      case 'card':
        return {
          card: owner.place,
          name: this.#nameAt(owner.place),
          where: this.#field(owner.place, owner.at),
        };
      case 'id':
        return { card: owner.place, name: this.#nameAt(owner.place), where: this.#field(owner.place, '/id') };
      case 'words':
        return this.#words(owner.card, owner.field, owner.language);
      case 'pack':
        return { card: null, name: detailLabel(owner.detail)[this.#language], where: '' };
    }
  }

  #words(card: string, field: string, tag: string): Pick<FoundRow, 'card' | 'name' | 'where'> {
    const place = this.#places.get(card) ?? null;
    const name = place === null ? field : this.#field(place, `/${field}`);
    return {
      card: place,
      name: place === null ? card : this.#nameAt(place),
      where: say(this.#language, 'workshop.detail.in', { name, language: languageName(tag, this.#language) }),
    };
  }

  #nameAt(place: PackPlace): string {
    const definition = this.#pack.at(place)?.definition;
    const id = definition === undefined ? undefined : this.#pack.idOf(definition);
    if (definition === undefined || id === undefined) return '';
    // One with errors is not among the cards that are loaded.
    return this.#pack.titles(this.#language, this.#pack.among(definition)).name(id);
  }

  #field(place: PackPlace, at: string): string {
    const card = this.#views.worked(place);
    const site = card && placeAt(card.bench.forms, card.definition, at);
    return site == null ? '' : new FormSpeaker(card!.bench, this.#language).place(site);
  }
}
