import { packOf } from './card-id.ts';
import { reachOf } from './reach.ts';
import { filesIn } from './cards.ts';
import type { Definition, GameContent, Issue } from './content.ts';
import { validatePatchFile } from '../generated/validators.js';
import { pathOf } from './manifest.ts';
import { reportNeeds } from './needs.ts';
import type { ReadyPack } from './order.ts';
import { escapeSegment, segmentsOf } from './pointer.ts';
import type { ProblemLog } from './problem-log.ts';
import type { ProblemData } from './problems.ts';
import { badEntries, readJson } from './read.ts';
import type { Report } from './report.ts';
import type { PatchFile } from './schema.ts';
import { schemaProblems, suggestion } from './schema-problems.ts';
import { LIMITS } from './source.ts';
import { isError, type Candidate, type PatchNote, type Shelf } from './shelf.ts';

/** Never patched, even if a game allows it: other cards know a card by them. */
const FIXED = ['id', 'kind'];

/** Applies the patches of a pack. One that would spoil a card is a problem of this pack and changes nothing. */
export function applyPatches(pack: ReadyPack, content: GameContent, shelf: Shelf, log: ProblemLog): void {
  const checks = { left: LIMITS.patchChecks };
  for (const file of filesIn(pack.source, 'patches')) {
    const read = readJson(pack.source, file, pack.id, log, 'patches', (value) =>
      validatePatchFile(value) ? true : (validatePatchFile.errors ?? []),
    );
    if (!read) continue;
    const { document, report } = read;
    const value = document.value as Partial<PatchFile> | null;
    const patches = typeof value === 'object' && Array.isArray(value?.patches) ? value.patches : [];
    const bad = badEntries(read.bad, 2);
    patches.forEach((patch: PatchFile['patches'][number], i) => {
      const pointer = `/patches/${i}`;
      if (bad.has(pointer)) return;
      const set = patch.set as Definition;
      const place = { ...document.at(pointer), pack: pack.id, file: pathOf(pack.source, file.path) };
      new Patch(pack, content, shelf, report, pointer, set, place, checks).apply(patch.card);
    });
  }
}

/** What a patch may set of a card of the game. */
export const patchableIn = ({ patchable }: GameContent): readonly string[] =>
  patchable.filter((field) => !FIXED.includes(field));

/** The fields that a patch may not set, with what a report says of each. */
export function notPatchable(
  content: GameContent,
  set: Definition,
): { readonly field: string; readonly data: () => ProblemData }[] {
  const allowed = patchableIn(content);
  return Object.keys(set)
    .filter((field) => !allowed.includes(field))
    .map((field) => ({ field, data: () => ({ field, allowed, ...suggestion(field, allowed) }) }));
}

/** One entry of a patch file. */
class Patch {
  private readonly pack: ReadyPack;
  private readonly content: GameContent;
  private readonly shelf: Shelf;
  private readonly report: Report;
  private readonly pointer: string;
  private readonly set: Definition;
  private readonly place: Omit<PatchNote, 'fields'>;
  /** How many other cards this pack's patches may still have looked at again. */
  private readonly checks: { left: number };

  constructor(
    pack: ReadyPack,
    content: GameContent,
    shelf: Shelf,
    report: Report,
    pointer: string,
    set: Definition,
    place: Omit<PatchNote, 'fields'>,
    checks: { left: number },
  ) {
    this.pack = pack;
    this.content = content;
    this.shelf = shelf;
    this.report = report;
    this.pointer = pointer;
    this.set = set;
    this.place = place;
    this.checks = checks;
  }

  apply(id: string): void {
    const card = this.findCard(id);
    if (!card || !this.fieldsAllowed()) return;
    if (!this.affords(card, 1)) return;
    const definition = { ...card.definition, ...this.set };
    const scope = new Set([...card.scope, this.pack.id, ...Object.keys(this.pack.manifest.requires ?? {})]);
    const asked = new Set<string>();
    if (!this.isValid(card, definition)) return;
    const issues = this.shelf.inspect(card, definition, scope, asked, this.pack);
    if (!this.isSound(card, issues, scope) || !this.othersStaySound(card, definition)) return;

    this.reportRepeated(card);
    const warnings = issues.filter((issue) => !isError(issue));
    this.note(card);
    this.shelf.noteAsked(card, asked);
    Object.assign(card, { definition, scope, warnings });
  }

  private cardOf(id: string, owner: string): Candidate | undefined {
    const card = this.shelf.cards.get(this.shelf.resolve(id));
    if (card) return card;
    const { code, data, root } = this.shelf.absence(id, this.pack, new Set([owner]));
    this.report(code, `${this.pointer}/card`, data, root ? { root } : {});
    return undefined;
  }

  private findCard(id: string): Candidate | undefined {
    const { pack, report } = this;
    const pointer = `${this.pointer}/card`;
    const owner = packOf(id);
    switch (reachOf(pack, owner, this.shelf)) {
      case 'own':
        report('patch-own-card', pointer, { id });
        return undefined;
      case 'undeclared':
        report('patch-undeclared', pointer, { id, pack: owner });
        return undefined;
      // Where that pack is not there, there is nothing to patch.
      case 'absent':
        return undefined;
      case 'there':
        return this.cardOf(id, owner);
    }
  }

  private fieldsAllowed(): boolean {
    const wrong = notPatchable(this.content, this.set);
    for (const { field, data } of wrong) {
      this.report('not-patchable', this.placeOf(`/${escapeSegment(field)}`), data, { atKey: true });
    }
    return wrong.length === 0;
  }

  private isValid(card: Candidate, definition: Definition): boolean {
    const { validateCards, language: words } = this.content;
    const file = { cards: [definition] };
    const { format } = this.pack.manifest;
    const options = { card: card.id };
    if (validateCards(file))
      return (
        reportNeeds(this.report, 'card', this.set, { format, words }, this.placeOf(''), options).length === 0
      );
    for (const { code, pointer, atKey, data } of schemaProblems(validateCards.errors ?? [], file)) {
      this.report(code, this.placeOf(pointer.slice('/cards/0'.length)), data, { atKey, card: card.id });
    }
    return false;
  }

  private isSound(card: Candidate, issues: readonly Issue[], scope: ReadonlySet<string>): boolean {
    const errors = issues.filter(isError);
    for (const issue of errors) {
      const { code, data, root } = this.shelf.explain(issue, this.pack, scope);
      const options = root ? { card: card.id, root } : { card: card.id };
      this.report(code, this.placeOf(issue.pointer), data, options);
    }
    return errors.length === 0;
  }

  /** Whether the cards that refer to the patched one can still do so. */
  private othersStaySound(card: Candidate, definition: Definition): boolean {
    const others = [...this.shelf.askersOf(card.id)].filter((other) => other !== card);
    if (!this.affords(card, others.length)) return false;
    const before = card.definition;
    card.definition = definition;
    const broken = others.find((other) =>
      this.shelf.inspect(other, other.definition, other.scope, new Set()).some(isError),
    );
    card.definition = before;
    if (broken) this.report('patch-breaks', this.placeOf(''), { id: card.id, other: broken.id });
    return broken === undefined;
  }

  /** Whether the pack may have this many more cards looked at. */
  private affords(card: Candidate, count: number): boolean {
    this.checks.left -= count;
    if (this.checks.left >= 0) return true;
    this.report('patch-too-costly', this.placeOf(''), { id: card.id, limit: LIMITS.patchChecks });
    return false;
  }

  /** Each file that patched a card is noted once, with all the fields that it set. */
  private note({ patchedBy }: Candidate): void {
    const { pack, file } = this.place;
    const known = patchedBy.find((note) => note.pack === pack && note.file === file);
    const fields = Object.keys(this.set);
    if (known) known.fields = [...new Set([...known.fields, ...fields])];
    else patchedBy.push({ ...this.place, fields });
  }

  private reportRepeated(card: Candidate): void {
    const { id, patchedBy } = card;
    for (const field of Object.keys(this.set)) {
      const other = patchedBy.find((note) => note.pack !== this.pack.id && note.fields.includes(field))?.pack;
      if (other === undefined) continue;
      const options = { severity: 'warning', atKey: true, card: id } as const;
      this.report('patched-twice', this.placeOf(`/${escapeSegment(field)}`), { id, field, other }, options);
    }
  }

  /** A place in the patched definition as a place in the patch file. */
  private placeOf(pointer: string): string {
    const [field] = segmentsOf(pointer);
    return `${this.pointer}/set${field !== undefined && Object.hasOwn(this.set, field) ? pointer : ''}`;
  }
}
