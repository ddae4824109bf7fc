import type { Definition, GameContent, Issue, Lookup } from './content.ts';
import type { Position } from './parse.ts';
import type { Problem, ProblemCode, ProblemData } from './problems.ts';
import type { ReadyPack } from './order.ts';
import type { Report } from './report.ts';
import { suggestion } from './schema-problems.ts';

/** A card on its way into the game. */
export interface Candidate {
  id: string;
  definition: Definition;
  pack: ReadyPack;
  content: GameContent;
  file: string;
  /** Where in the file it begins; worked out when it is asked for. */
  place: () => Position;
  pointer: string;
  report: Report;
  patchedBy: PatchNote[];
  /** Packs whose cards it may refer to. */
  scope: Set<string>;
  /** Ids it asked for when it was last inspected. */
  asked: Set<string>;
  warnings: readonly Issue[];
}

/** Who changed a card, where, and what. */
export interface PatchNote extends Position {
  pack: string;
  file: string;
  fields: string[];
}

/** A file that could not be read, so that nobody knows which cards it holds. */
export interface LostFile {
  pack: string;
  text: string;
  problem: Problem;
}

/** All cards while packs are loaded, and what became of those that are not there. */
export class Shelf {
  readonly cards = new Map<string, Candidate>();
  /** Ids of cards with errors, and what is wrong with each. */
  readonly dropped = new Map<string, Problem>();
  readonly lost: LostFile[] = [];
  /** Full old ids and what they are now. */
  readonly renames = new Map<string, string>();

  /** The present id for an id that may be old. */
  resolve(id: string): string {
    return this.renames.get(id) ?? id;
  }

  /** Takes a card off because of a problem. */
  drop(id: string, problem: Problem): void {
    this.cards.delete(id);
    this.dropped.set(id, problem);
  }

  /** What `inspect` says about a definition in the place of a card. Never throws. */
  inspect(card: Candidate, definition: Definition, scope: ReadonlySet<string>, asked: Set<string>): Issue[] {
    const lookup: Lookup = {
      card: (id) => {
        const found = this.resolve(String(id));
        asked.add(found);
        if (found === card.id) return definition;
        const other = this.cards.get(found);
        return other && scope.has(other.pack.id) ? other.definition : undefined;
      },
    };
    try {
      return [...card.content.inspect(definition, lookup)];
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
    const lost = this.lost.find((file) => file.pack === owner && file.text.includes(`"${name}"`));
    const root = this.dropped.get(resolved) ?? lost?.problem;
    if (root) return { code: 'dropped-reference', data: { id }, root };
    if (this.cards.has(resolved)) {
      return { code: 'undeclared-reference', data: { id, pack: owner, by: pack.id } };
    }
    const own = `${pack.id}:${name}`;
    const known = [...this.cards.values()].filter((card) => scope.has(card.pack.id)).map((card) => card.id);
    const meant = owner === '' && this.cards.has(own) ? { nearest: own } : suggestion(id, known);
    return { code: 'unknown-id', data: { id, ...meant } };
  }

  /** An issue as it is reported: with the reason why a card is not there. */
  explain(issue: Issue, pack: ReadyPack, scope: ReadonlySet<string>): Absence {
    const { code, data } = issue;
    if (code === 'unknown-id' && typeof data.id === 'string') {
      const { id } = data;
      const absence = this.absence(id, pack, scope);
      return { ...absence, data: { ...data, ...absence.data } };
    }
    return { code: code as ProblemCode, data }; // or a code of the game's own catalogue
  }
}

export interface Absence {
  code: ProblemCode;
  data: ProblemData;
  root?: Problem;
}

export function isError(issue: Issue): boolean {
  return issue.severity !== 'warning';
}
