import { same, type Json } from '../../../shared/engine/json.ts';
import { plainName } from '../../../shared/words/names.ts';
import { isFields } from '../../../shared/packs/card-schema.ts';
import { printed } from '../../../shared/packs/card-commands/pack-data.ts';
import { fieldPairs, type ComparedPart } from '../../../shared/packs/compare/fields.ts';
import { lineDifference } from '../../../shared/packs/compare/lines.ts';
import {
  compared,
  PackAt,
  type CardThen,
  type Compared,
  type Comparison,
} from '../../../shared/packs/compare/packs.ts';
import { restoredCard, restoredPart } from '../../../shared/packs/compare/restore.ts';
import { textPairs } from '../../../shared/packs/compare/texts.ts';
import type { PackDocument } from '../../../shared/packs/document/document.ts';
import type { PackPlace } from '../../../shared/packs/document/entry.ts';
import type { FileEdit, WantedStep } from '../../../shared/packs/document/step.ts';
import { inEach } from '../../../shared/packs/sentence/spoken.ts';
import type {
  ComparedRow,
  ComparedThing,
  ComparedWith,
  PackComparison,
  RestoredThing,
  ThingDifference,
} from '../../../shared/rpc/messages/workshop-history.ts';
import type { Language } from '../../../shared/words/languages.ts';
import { text } from '../../../shared/words/tokens.ts';
import { say } from '../words.ts';
import type { PackTexts } from './past.ts';
import type { RecalledLine } from './protocol.ts';
import type { CardsBeside, PastCard } from './cards-beside.ts';

/** Rows of one answer. */
const MOST_ROWS = 200;

/** The texts of a pack after an entry of its journal, and when that was. */
export interface Recalled {
  readonly texts: PackTexts;
  readonly line: RecalledLine | null;
}

/** Two times of a pack, the earlier one first, with what is not the same. */
interface Sides extends Comparison {
  readonly revision: number;
  readonly then: PackAt;
  readonly now: PackAt;
}

/** Compares a pack with what it was, and gives that back. */
export class Comparing {
  readonly #document: PackDocument;
  readonly #beside: CardsBeside;
  readonly #textsAt: (n: number) => Promise<Recalled | null>;
  /** What was compared last: most often its rows are looked at next. */
  #last: { readonly key: string; readonly sides: Sides } | null = null;

  /** @param textsAt null where it is not known what the pack was */
  constructor(document: PackDocument, beside: CardsBeside, textsAt: (n: number) => Promise<Recalled | null>) {
    this.#document = document;
    this.#beside = beside;
    this.#textsAt = textsAt;
  }

  async compare(n: number, against: ComparedWith, language: Language): Promise<PackComparison | null> {
    const sides = await this.#sides(n, against);
    if (sides === null) return null;
    const rows = sides.rows.slice(0, MOST_ROWS).map((row) => comparedRow(row, sides, language));
    const { revision, isLaidOut } = sides;
    return { revision, rows, more: sides.rows.length - rows.length, isLaidOut };
  }

  async difference(
    n: number,
    against: ComparedWith,
    what: ComparedThing,
    language: Language,
  ): Promise<{ readonly found: ThingDifference | null } | null> {
    const sides = await this.#sides(n, against);
    if (sides === null) return null;
    const { revision } = sides;
    const row = sides.rows.find((one) => isOf(one, what));
    if (row === undefined) return { found: null };
    const found = row.kind === 'card' ? this.#cards(row, sides, language) : filesOf(row, sides);
    return { found: { revision, ...found } };
  }

  /** What makes the pack, or one thing in it, what it was, as a step; null: it is not known what it was. */
  async restoring(n: number, what: RestoredThing, at: number): Promise<WantedStep | null> {
    const recalled = await this.#textsAt(n);
    if (recalled === null) return null;
    const [then, now] = [new PackAt(recalled.texts), new PackAt(this.#now())];
    const row = what.kind === 'card' ? compared(then, now).rows.find((one) => isOf(one, what)) : undefined;
    const card = row?.kind === 'card' ? row : null;
    const part = what.kind === 'card' ? (what.part ?? null) : null;
    return {
      revision: this.#document.revision,
      edits:
        card === null
          ? wholeFiles(what, then, now)
          : part === null
            ? restoredCard(card, then, now)
            : restoredPart(card, part, then, now),
      label: inEach((language) => {
        // It is called as it will be.
        const back = card === null || card.then === null ? card : { ...card, now: null };
        const path = what.kind === 'file' ? what.path : null;
        if (card !== null && part !== null) {
          const label = this.#partLabel(card, part, then, now, language);
          const name = nameOf(card, then, now, language);
          return restoredLabel(`${name}, ${label}`, recalled.line, language);
        }
        const name = back === null ? path : nameOf(back, then, now, language);
        return restoredLabel(name, recalled.line, language);
      }),
      place: card === null ? null : placeOf(card, now),
      merge: null,
      at,
    };
  }

  async #sides(n: number, against: ComparedWith): Promise<Sides | null> {
    const key = JSON.stringify([n, against, this.#document.revision]);
    if (this.#last?.key === key) return this.#last.sides;
    const [then, now] = against === 'now' ? [n, null] : [n - 1, n];
    const [earlier, later] = [
      await this.#textsAt(then),
      now === null ? { texts: this.#now() } : await this.#textsAt(now),
    ];
    if (earlier === null || later === null) return null;
    const [one, other] = [new PackAt(earlier.texts), new PackAt(later.texts)];
    const { revision } = this.#document;
    const sides = { revision, then: one, now: other, ...compared(one, other) };
    this.#last = { key: JSON.stringify([n, against, revision]), sides };
    return sides;
  }

  /** What a part of a card is called. */
  #partLabel(
    card: Extract<Compared, { kind: 'card' }>,
    part: ComparedPart,
    then: PackAt,
    now: PackAt,
    language: Language,
  ): string {
    const { fields } = this.#cards(card, { then, now }, language);
    const found = fields.find((one) => same(one.part as unknown as Json, part as unknown as Json));
    return found?.label ?? say(language, 'workshop.restored.rules');
  }

  #now(): PackTexts {
    return new Map(this.#document.files.map(({ path, text: now }) => [path, now]));
  }

  #cards(
    { then, now }: Extract<Compared, { kind: 'card' }>,
    sides: Pick<Sides, 'then' | 'now'>,
    language: Language,
  ): Omit<ThingDifference, 'revision'> {
    const [was, is] = (['then', 'now'] as const).map((side) => {
      const card = side === 'then' ? then : now;
      return card === null ? NO_CARD : this.#beside.past(card.definition, sides[side], language);
    });
    const rules = ({ rules: all }: PastCard): readonly string[] => all.map(({ text: words }) => words);
    return {
      faces: { then: was.face, now: is.face },
      there: { then: then !== null, now: now !== null },
      rules: textPairs(rules(was), rules(is)),
      ruled: partAround([...was.rules, ...is.rules].map(({ at }) => at)),
      fields: fieldPairs(was.fields, is.fields, (now === null ? was : is).sayFlag),
      lines: lineDifference(json(then), json(now)),
    };
  }
}

/** The part that some elements of lists are in; null: they have nothing in common but the card. */
function partAround(pointers: readonly string[]): ComparedPart | null {
  const lists = pointers.map((at) => at.split('/').slice(0, -1));
  const [first = []] = lists;
  const shared = first.findIndex((segment, i) => lists.some((list) => list[i] !== segment));
  const at = first.slice(0, shared < 0 ? first.length : shared).join('/');
  return at === '' ? null : { at, language: null };
}

const NO_CARD: PastCard = { face: null, rules: [], fields: [], sayFlag: String };

const json = (card: CardThen | null): string => (card === null ? '' : printed(card.definition));

const filesOf = (
  { path, then, now }: Extract<Compared, { kind: 'file' }>,
  sides: Sides,
): Omit<ThingDifference, 'revision'> => ({
  faces: { then: null, now: null },
  there: { then, now },
  rules: [],
  ruled: null,
  fields: [],
  lines: lineDifference(sides.then.text(path) ?? '', sides.now.text(path) ?? ''),
});

const keyOf = ({ then, now }: Extract<Compared, { kind: 'card' }>): string => (now ?? then)?.key ?? '';

/** Where a card is afterwards, or was. */
function placeOf({ then, now: is }: Extract<Compared, { kind: 'card' }>, now: PackAt): PackPlace | null {
  const card = is ?? then;
  if (card === null) return null;
  const { file, pointer } = card;
  const count = now.cardsIn(file).length;
  const isBehind = is === null && Number(pointer.split('/').at(-1)) > count;
  return { file, pointer: isBehind ? `/cards/${count}` : pointer };
}

const isOf = (row: Compared, what: ComparedThing): boolean =>
  row.kind === 'card'
    ? what.kind === 'card' && keyOf(row) === what.key
    : what.kind === 'file' && row.path === what.path;

function comparedRow(row: Compared, { then, now }: Sides, language: Language): ComparedRow {
  const [was, is] = row.kind === 'card' ? [row.then !== null, row.now !== null] : [row.then, row.now];
  const change = was && is ? 'changed' : is ? 'added' : 'removed';
  return row.kind === 'card'
    ? { change, what: { kind: 'card', key: keyOf(row) }, name: nameOf(row, then, now, language) }
    : { change, what: { kind: 'file', path: row.path }, name: row.path };
}

/** What a card is called, on the later side where it is there. */
function nameOf(
  card: Extract<Compared, { kind: 'card' }>,
  then: PackAt,
  now: PackAt,
  language: Language,
): string {
  const [known, at] = card.now === null ? [card.then, then] : [card.now, now];
  if (known === null) return '';
  const { key, definition } = known;
  const own = isFields(definition) ? definition['name'] : undefined;
  return (plainName(at.words(language, key)?.name) ?? plainName(own)) || key;
}

/** Files as they were: all of them, or the one that is wanted. */
function wholeFiles(what: RestoredThing, then: PackAt, now: PackAt): readonly FileEdit[] {
  const paths = [...new Set([...then.paths, ...now.paths])];
  return paths
    .filter((path) => what.kind === 'pack' || (what.kind === 'file' && what.path === path))
    .map((file) => ({ file, whole: then.text(file) }));
}

/** @param name null: all of the pack */
function restoredLabel(name: string | null, line: RecalledLine | null, language: Language): string {
  const what = name === null ? say(language, 'workshop.restored.all') : name;
  if (line === null) return say(language, 'workshop.restored', { name: text(what) });
  const when =
    line.label ??
    new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(line.at);
  return say(language, 'workshop.restored.from', { name: text(what), when: text(when) });
}
