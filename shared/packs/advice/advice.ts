import { plainName } from '../../words/names.ts';
import type { FaceReport } from '../../face/face.ts';
import type { Language } from '../../words/languages.ts';
import { nameOf } from '../cards.ts';
import type { CardLookup } from '../check-card.ts';
import type { Definition, Lookup } from '../content.ts';
import type { ReadyPack } from '../order.ts';
import type { Problem } from '../problems.ts';
import type { TranslatedFrom } from '../plan/read.ts';
import type { Shelf } from '../shelf.ts';
import type { CardTexts } from '../texts.ts';
import { writtenIn } from '../untranslated.ts';
import type { AdviceRow } from './advice-row.ts';
import type { BaseSet } from './base-set.ts';
import type { CardIndex } from './card-index.ts';
import { misfitAdvice, missingAdvice } from './missing.ts';
import { outlierAdvice } from './outliers.ts';
import { PlayerWords } from './player-words.ts';
import { problemAdvice, whereIn, type PackNeeds } from './problem-advice.ts';
import { unreachedAdvice, type Holder } from './unreached.ts';
import type { Uses } from './uses.ts';
import type { Workbench } from './workbench.ts';

/** What is known besides the card. */
export interface AdviceContext {
  /** Made once. */
  readonly base: BaseSet;
  /** Has the card as it is now, if the schema accepts it; `put` it before asking. */
  readonly index: CardIndex;
  /** Has what the cards and scenarios name now. */
  readonly uses: Uses;
  /** Names and stories in other languages. */
  readonly texts: CardTexts;
  /** The words that a text of a card was translated from; undefined where that is not noted. */
  readonly translatedFrom?: TranslatedFrom;
  readonly language: Language;
  /** What a card is called in that language, by its full id; undefined where it is not there. */
  nameOf(id: string): string | undefined;
  /** Of the face in that language, once it has been drawn. */
  readonly face?: FaceReport;
}

/**
 * What the author of a card has to know about it: problems, in their order; where there is no error, warnings and then hints
 * besides.
 *
 * @param definition of the card, as `parse` has read it
 * @param problems what `checkCard` finds in it at this place
 * @param place of the card, as for `checkCard`
 * @throws RangeError for a pack that was not loaded
 */
export function adviceOf(
  definition: unknown,
  problems: readonly Problem[],
  place: CardLookup,
  context: AdviceContext,
): AdviceRow[] {
  const { shelf, pack, pointer } = place;
  const home = shelf.packs.get(pack);
  if (home === undefined) throw new RangeError(`the pack "${pack}" is not loaded`);
  const words = new PlayerWords(home.content, context.language, (id) => context.nameOf(shelf.resolve(id)));
  const bench = workbenchAt(definition, place, home, context);
  const needs: PackNeeds = {
    requires: home.pack.manifest.requires,
    licence: home.pack.manifest.licence,
    version: (id) => {
      const manifest = shelf.packs.get(id)?.pack.manifest;
      return manifest?.game === home.content.game ? manifest.version : undefined;
    },
  };
  const written = writtenIn(home.pack.manifest);
  const rows = problems.map((problem) =>
    problemAdvice(problem, problem.pointer.slice(pointer.length), bench, words, needs),
  );
  const isWhole = problems.every(({ severity }) => severity === 'warning');
  return isWhole ? [...rows, ...furtherAdvice(bench, shelf, { ...context, written }, words)] : rows;
}

/** What there is to say of a card without errors. */
function furtherAdvice(
  bench: Workbench,
  shelf: Shelf,
  context: AdviceContext & { readonly written: string },
  words: PlayerWords,
): AdviceRow[] {
  const { definition, pack } = bench;
  const { base, index, uses, texts, translatedFrom, written, face } = context;
  const own = `${pack}:${definition.id}`;
  const where = whereIn(bench, '', true, words);
  const rows: AdviceRow[] = [
    ...(base.usual === undefined ? [] : outlierAdvice(definition, own, where, base.usual, words)),
    ...index.sameAs(own).map((other): AdviceRow => ({
      kind: 'same',
      code: 'same',
      severity: 'warning',
      at: '',
      where,
      words: words.say('same', { card: words.quoted(words.cardName(other)) }),
      cures: [],
      cards: [other],
    })),
    ...unreachedAdvice(
      own,
      where,
      () => holdersOn(shelf, pack),
      () => finishedOn(shelf, pack),
      uses,
      bench,
      words,
    ),
    ...missingAdvice(definition, own, where, { habits: base.habits, texts, translatedFrom, written }, words),
    ...(face === undefined ? [] : misfitAdvice(face, where, words)),
  ];
  return rows.sort((a, b) => Number(a.severity === 'hint') - Number(b.severity === 'hint'));
}

/** The cards that one may be put into: those of its pack, then those of the packs that this one needs, by a patch. */
function* holdersOn(shelf: Shelf, pack: string): Generator<Holder> {
  for (const id of scopeOf(shelf.packs.get(pack)!.pack))
    for (const card of shelf.cards.values()) if (card.pack.id === id) yield [card.id, card.definition];
}

/** The cards that came with the program for the game of a pack, as they ship. */
function* finishedOn(shelf: Shelf, pack: string): Generator<Definition> {
  const game = shelf.packs.get(pack)?.content.game;
  for (const card of shelf.cards.values())
    if (card.pack.source.source === 'shipped' && card.content.game === game) yield card.written;
}

/** Ids of the packs whose cards those of one may name, itself first. */
const scopeOf = ({ id, manifest }: ReadyPack): readonly string[] => [
  id,
  ...Object.keys(manifest.requires ?? {}),
];

/** A pack that was loaded, with its game. */
type Home = NonNullable<ReturnType<Shelf['packs']['get']>>;

function workbenchAt(
  definition: unknown,
  { shelf, pack, pointer, file }: CardLookup,
  { pack: own, content }: Home,
  { base, nameOf: titleOf }: AdviceContext,
): Workbench {
  const name = nameOf(definition);
  const known = name === undefined ? undefined : shelf.cards.get(`${pack}:${name}`);
  const title = known && titleOf(known.id);
  return {
    definition: definition as Definition,
    pack,
    title: known === undefined || plainName(known.definition['name']) === title ? undefined : title,
    content,
    format: own.manifest.format,
    cards: lookupOn(shelf, new Set(scopeOf(own))),
    habits: base.habits,
    isFree: (free) => {
      const other = shelf.shelved.get(`${pack}:${free}`);
      return other === undefined || (other.file === file && other.pointer === pointer);
    },
  };
}

/** The cards of some packs on a shelf. */
const lookupOn = (shelf: Shelf, scope: ReadonlySet<string>): Lookup => ({
  card(id) {
    const card = shelf.cards.get(shelf.resolve(id));
    return card !== undefined && scope.has(card.pack.id) ? card.definition : undefined;
  },
});
