import type { Definition, GameContent, Issue, Lookup } from './content.ts';
import { nameInPack } from './card-id.ts';
import { pictureIssues } from './check-pictures.ts';
import type { FilePosition } from './parse.ts';
import type { Problem, ProblemCode, ProblemData } from './problems.ts';
import type { ReadyPack } from './order.ts';
import type { Report } from './report.ts';
import { suggestion } from './schema-problems.ts';
import { LIMITS } from './source.ts';

/** A card on its way into the game. */
export interface Candidate {
  id: string;
  definition: Definition;
  pack: ReadyPack;
  content: GameContent;
  file: string;
  /** Where in the file it begins; worked out when it is asked for. */
  place: () => FilePosition;
  pointer: string;
  report: Report;
  patchedBy: PatchNote[];
  /** The definition as its author wrote it, without patches. */
  readonly written: Definition;
  /** Its place among all cards, in the order in which they were read. */
  readonly rank: number;
  /** The round of inspection in which it was dropped, from 1. */
  fell?: number;
  /** Packs whose cards it may refer to. */
  scope: Set<string>;
  /** Ids it asked for when it was last inspected; `Shelf.noteAsked` sets it. */
  asked: ReadonlySet<string>;
  warnings: readonly Issue[];
}

/** Who changed a card, where, and what. */
export interface PatchNote extends FilePosition {
  pack: string;
  file: string;
  fields: string[];
}

/** A file that could not be read, so that the cards in it are not known. */
export interface LostFile {
  readonly pack: string;
  readonly problem: Problem;
  /** What may be the name of a card in it. */
  words(): Iterable<string>;
}

/** A lost file with its text. */
export const lostFile = (pack: string, text: string, problem: Problem): LostFile => ({
  pack,
  problem,
  *words() {
    // Overlapping, since quotes may have no partner.
    for (const [, word] of text.matchAll(/"(?=([a-z0-9-]{1,100})")/g)) yield word;
  },
});

/** All cards while packs are loaded, and what became of those that are not there. */
export class Shelf {
  readonly cards = new Map<string, Candidate>();
  /** The packs whose cards it has, by id. */
  readonly packs = new Map<string, { readonly pack: ReadyPack; readonly content: GameContent }>();
  /** All cards that the schemas accepted, by rank, whatever has become of them. */
  readonly shelved = new Map<string, Candidate>();
  /** Ids of cards with errors, and what is wrong with each. */
  readonly dropped = new Map<string, Problem>();
  readonly lost: LostFile[];
  /** Full old ids and what they are now. */
  readonly renames: Map<string, string>;
  /** By the id of a card: the cards that asked for it. */
  readonly #askers = new Map<string, Set<Candidate>>();
  /** By pack: names that words of it may still be compared with. */
  readonly #comparisons = new Map<string, number>();
  /** The ids of a pack's cards, once they have been asked for. */
  readonly #idsOf = new Map<string, Set<string>>();
  /** By pack: the first problem of a lost file that a word is in, and how many lost files that takes in. */
  readonly #lostWords = new Map<string, { files: number; readonly words: Map<string, Problem> }>();

  /** @param of another shelf that has the same lost files and renames */
  constructor(of: Pick<Shelf, 'lost' | 'renames'> = { lost: [], renames: new Map() }) {
    this.lost = of.lost;
    this.renames = of.renames;
  }

  /** The present id for an id that may be old. */
  resolve(id: string): string {
    return this.renames.get(id) ?? id;
  }

  /** Puts a card on, behind all others. */
  put(card: Omit<Candidate, 'rank'>): void {
    const ranked = { ...card, rank: this.shelved.size };
    this.shelved.set(card.id, ranked);
    this.cards.set(card.id, ranked);
  }

  /** A card that is there as its author has written it again; it keeps its place, and is known to be in order. */
  rewrite(id: string, definition: Definition): void {
    const known = this.cards.get(id);
    if (known === undefined) throw new RangeError(`there is no card "${id}" on the shelf`);
    const card = { ...known, definition, written: definition };
    this.shelved.set(id, card);
    this.cards.set(id, card);
  }

  /**
   * The shelf as it was when a card was inspected, without what became of others because of that card. Cards are there as
   * they were written.
   *
   * @param card that takes the place of the one of its id, or a place of its own
   * @param round of the inspection, from 1
   */
  seenBy(card: Candidate, round: number): Shelf {
    const seen = new Shelf(this);
    const isThere = ({ id, fell, rank }: Candidate): boolean =>
      fell === undefined ||
      fell > round ||
      (fell === round && rank > card.rank) ||
      this.dropped.get(id)?.root?.card === card.id;
    const others = [...this.shelved.values()].filter(({ id }) => id !== card.id);
    const before = others.filter(({ rank }) => rank < card.rank);
    for (const each of [...before.filter(isThere), card, ...others.slice(before.length).filter(isThere)]) {
      const { definition, written } = each;
      seen.cards.set(each.id, definition === written ? each : { ...each, definition: written });
    }
    for (const [id, problem] of this.dropped) if (!seen.cards.has(id)) seen.dropped.set(id, problem);
    return seen;
  }

  /** Takes a card off because of a problem. @param round of the inspection that found it */
  drop(id: string, problem: Problem, round = 1): void {
    const card = this.cards.get(id);
    if (card) {
      card.fell = round;
      this.noteAsked(card, new Set());
      this.#idsOf.get(card.pack.id)?.delete(id);
    }
    this.cards.delete(id);
    this.dropped.set(id, problem);
  }

  /** Notes which ids a card asked for when it was inspected. */
  noteAsked(card: Candidate, asked: ReadonlySet<string>): void {
    for (const id of card.asked) this.#askers.get(id)?.delete(card);
    card.asked = asked;
    for (const id of asked) {
      const askers = this.#askers.get(id);
      if (askers) askers.add(card);
      else this.#askers.set(id, new Set([card]));
    }
  }

  /** The cards that asked for an id. */
  askersOf(id: string): ReadonlySet<Candidate> {
    return this.#askers.get(id) ?? NONE;
  }

  /** The names of a pack's cards that are in order. */
  namesIn(pack: ReadyPack): string[] {
    return [...this.#ids(pack.id)].map(nameInPack);
  }

  /**
   * The probable spelling as data, or nothing; nothing as well once a pack has had too many words looked for.
   *
   * @param among names it may be one of; asked for only where they are compared
   */
  suggest(pack: ReadyPack, word: string, among: () => readonly string[]): { nearest?: string } {
    const left = this.#comparisons.get(pack.id) ?? LIMITS.comparisonsPerPack;
    if (left <= 0) return {};
    const names = among();
    this.#comparisons.set(pack.id, left - names.length);
    return names.length > left ? {} : suggestion(word, names);
  }

  #ids(pack: string): ReadonlySet<string> {
    const known = this.#idsOf.get(pack);
    if (known) return known;
    const own = [...this.cards.values()].filter((card) => card.pack.id === pack);
    const found = new Set(own.map(({ id }) => id));
    this.#idsOf.set(pack, found);
    return found;
  }

  /** The problem of the first lost file of a pack that names a card, as far as can be seen. */
  #lostWith(pack: string, name: string): Problem | undefined {
    const known = this.#lostWords.get(pack) ?? { files: 0, words: new Map<string, Problem>() };
    this.#lostWords.set(pack, known);
    for (const lost of this.lost.slice(known.files)) {
      if (lost.pack !== pack) continue;
      for (const word of lost.words()) if (!known.words.has(word)) known.words.set(word, lost.problem);
    }
    known.files = this.lost.length;
    return known.words.get(name);
  }

  /**
   * What `inspect` says about a definition in the place of a card. Never throws.
   *
   * @param author the pack of the author who gets the report: its format makes some warnings errors
   */
  inspect(
    card: Candidate,
    definition: Definition,
    scope: ReadonlySet<string>,
    asked: Set<string>,
    author: ReadyPack = card.pack,
  ): Issue[] {
    const lookup: Lookup = {
      packs: [...scope],
      card: (id) => {
        const found = this.resolve(String(id));
        asked.add(found);
        if (found === card.id) return definition;
        const other = this.cards.get(found);
        return other && scope.has(other.pack.id) ? other.definition : undefined;
      },
    };
    try {
      const packs = author === card.pack ? [card.pack] : [card.pack, author];
      return [
        ...card.content.inspect(definition, lookup).map((issue) => inFormat(issue, author.manifest.format)),
        ...pictureIssues(definition, packs),
      ];
    } catch (failure) {
      // A game that stumbles over a card must not take the other cards with it.
      const message = failure instanceof Error ? failure.message : String(failure);
      return [{ code: 'internal-error', pointer: '', data: { message } }];
    }
  }

  /** Why there is no card of an id, for a report. */
  absence(id: string, pack: ReadyPack, scope: ReadonlySet<string>): Absence {
    const resolved = this.resolve(id);
    const [owner, name] = resolved.includes(':') ? resolved.split(':', 2) : ['', resolved];
    const root = this.dropped.get(resolved) ?? this.#lostWith(owner, name);
    if (root) return { code: 'dropped-reference', data: { id }, root };
    const foreign = owner !== '' && !scope.has(owner) && suggestion(owner, scope).nearest === undefined;
    if (foreign || this.cards.has(resolved)) {
      return { code: 'undeclared-reference', data: { id, pack: owner, by: pack.id } };
    }
    const own = `${pack.id}:${name}`;
    const data = (): ProblemData => {
      if (owner === '' && this.cards.has(own)) return { id, nearest: own };
      return { id, ...this.suggest(pack, id, () => [...scope].flatMap((other) => [...this.#ids(other)])) };
    };
    return { code: 'unknown-id', data };
  }

  /** An issue as it is reported: with the reason why a card is not there. */
  explain(issue: Issue, pack: ReadyPack, scope: ReadonlySet<string>): Absence {
    const { code, data } = issue;
    if (code === 'unknown-id' && typeof data.id === 'string') {
      const { id } = data;
      const absence = this.absence(id, pack, scope);
      const found = absence.data;
      return { ...absence, data: () => ({ ...data, ...(typeof found === 'function' ? found() : found) }) };
    }
    if (issue.among !== undefined) {
      const { word, names } = issue.among;
      return {
        code: code as ProblemCode,
        data: () => ({ ...data, ...this.suggest(pack, word, () => names) }),
      };
    }
    return { code: code as ProblemCode, data }; // or a code of the game's own catalogue
  }
}

export interface Absence {
  code: ProblemCode;
  /** A function where it takes long to find. */
  data: ProblemData | (() => ProblemData);
  root?: Problem;
}

const NONE: ReadonlySet<Candidate> = new Set();

export function isError(issue: Issue): boolean {
  return issue.severity !== 'warning';
}

/** An issue as it counts in packs of a format. */
export const inFormat = (issue: Issue, format: number): Issue =>
  issue.errorFrom !== undefined && format >= issue.errorFrom ? { ...issue, severity: 'error' } : issue;
