import {
  settleLanguage,
  textsLabel,
  translateTexts,
  type Translated,
} from '../../../shared/packs/translations/change.ts';
import { isCardFile, refusal } from '../../../shared/packs/card-commands/pack-data.ts';
import type { PackData } from '../../../shared/packs/card-commands/types.ts';
import type { PackDocument } from '../../../shared/packs/document/document.ts';
import type { FileEdit, WantedStep } from '../../../shared/packs/document/step.ts';
import { textRefusal } from '../../../shared/packs/fields/refusals.ts';
import { noteProblems } from '../../../shared/packs/plan/read.ts';
import { LANGUAGE_TAG } from '../../../shared/packs/schema.ts';
import { inEach } from '../../../shared/packs/sentence/spoken.ts';
import type { Refused } from '../../../shared/packs/sentence/types.ts';
import { glossaryOf } from '../../../shared/packs/translations/glossary.ts';
import {
  countsOf,
  languagesOf,
  pairsAt,
  pairsOf,
  wordsAt,
} from '../../../shared/packs/translations/pairs.ts';
import {
  COLUMNS,
  fits,
  isTaken,
  readTable,
  schemaOfText,
  tableOf,
  takenOf,
  type ReadTable,
  type TableFault,
  type TableFormat,
} from '../../../shared/packs/translations/table.ts';
import type { RowOutcome, TranslationChange } from '../../../shared/packs/translations/types.ts';
import type { PackTexts, TablePreview } from '../../../shared/rpc/messages/workshop-texts.ts';
import type { Language } from '../../../shared/words/languages.ts';
import { say } from '../words.ts';
import { editInParts, markOf } from './many-cards.ts';
import { packData } from './pack-data.ts';
import { isNameLocked } from './plan.ts';
import type { CardViews } from './views.ts';
import type { WrittenPack } from './written-pack.ts';

/** Rows of a table that are shown before it is taken. */
const MOST_SHOWN = 400;

/** Outcomes in the order in which they are shown: what needs a look comes first. */
const ORDER: readonly RowOutcome[] = [
  ...(['unknown', 'unfit', 'double', 'locked', 'stale', 'changed', 'new', 'empty', 'same'] as const),
];

/** The texts of a pack beside those in another language; null while its `pack.json` is not in order. */
export function packTexts(
  document: PackDocument,
  pack: WrittenPack,
  views: CardViews,
  to: string,
  language: Language,
): PackTexts | null {
  const data = packData(pack);
  if (data === null) return null;
  const { own, others } = languagesOf(data);
  const languages = to === own || others.includes(to) ? others : [...others, to];
  const pairs = pairsOf(data, to);
  return {
    revision: document.revision,
    own,
    to,
    problems: noteProblems(pack.source(), pack.id).map((problem) => views.row(problem, language)),
    languages: languages.map((tag) => ({
      language: tag,
      counts: countsOf(tag === to ? pairs : pairsOf(data, tag)),
    })),
    rows: pairs.map(({ definition, ...pair }) => ({
      ...pair,
      title: definition === null ? data.manifest.title : wordsAt(definition, '/name') || definition.id,
      kind: definition === null ? '' : String(definition['kind']),
      isLocked: pair.card !== null && isNameLocked(pack, pair.card),
    })),
    terms: pack.content === null ? [] : glossaryOf(pack.content.game),
  };
}

/** The same as a table, with the name of its file; null while its `pack.json` is not in order. */
export function textTable(
  pack: WrittenPack,
  to: string,
  format: TableFormat,
): { readonly name: string; readonly text: string } | null {
  const data = packData(pack);
  return data && { name: `${data.manifest.id}-${to}.csv`, text: tableOf(data, to, format) };
}

/** What a table would do. */
export function tablePreview(
  pack: WrittenPack,
  to: string,
  table: string,
  language: Language,
): TablePreview | null {
  const data = packData(pack);
  if (data === null) return null;
  const read = tableIn(pack, data, to, table);
  const titles = new Map(
    pairsOf(data, to).map(({ card, definition }) => [card, wordsAt(definition, '/name')]),
  );
  const counts = Map.groupBy(read.rows, ({ outcome }) => outcome);
  return {
    faults: read.faults.map((fault) => faultIn(fault, language)),
    rows: read.rows
      .toSorted((one, other) => ORDER.indexOf(one.outcome) - ORDER.indexOf(other.outcome))
      .slice(0, MOST_SHOWN)
      .map(({ line, outcome, card, field, before, text }) => ({
        ...{ line, outcome, card, field, before, text },
        title: card === null ? data.manifest.title : titles.get(card) || card,
      })),
    counts: Object.fromEntries([...counts].map(([outcome, rows]) => [outcome, rows.length])),
    seen: markOf(whatIs(read)),
  };
}

const tableIn = (pack: WrittenPack, data: PackData, to: string, table: string): ReadTable =>
  readTable(data, to, table, (card) => isNameLocked(pack, card));

const whatIs = (read: ReadTable): unknown =>
  read.rows
    .filter(({ outcome }) => isTaken(outcome))
    .map(({ card, field, before, text, from }) => [card, field, before, text, from]);

function faultIn(fault: TableFault, language: Language): string {
  switch (fault.code) {
    case 'empty':
      return say(language, 'workshop.table.empty', { columns: COLUMNS.join(', ') });
    case 'column':
      return say(language, 'workshop.table.column', {
        column: fault.column,
        found: fault.found.join(', '),
      });
    case 'quotes':
      return say(language, 'workshop.table.quotes', { line: fault.line });
  }
}

/**
 * A change of the texts of a pack in another language as a step of the document.
 *
 * @param at in milliseconds since 1970
 * @returns null where it would not do what was shown
 */
export function textsStep(
  document: PackDocument,
  pack: WrittenPack,
  change: TranslationChange,
  at: number,
): WantedStep | Refused | null {
  const data = packData(pack);
  if (data === null) return { refused: inEach((language) => say(language, 'workshop.disorder')) };
  if (!new RegExp(LANGUAGE_TAG).test(change.to))
    return { refused: inEach((one) => say(one, 'workshop.tag')) };
  const came = changed(pack, data, change);
  if (came === null || 'refused' in came) return came;
  const edits: FileEdit[] = [];
  for (const edit of came.edits) {
    const made = 'operations' in edit && isCardFile(edit.file) ? inParts(document, edit) : edit;
    if ('refused' in made) return made;
    edits.push(made);
  }
  return {
    revision: document.revision,
    edits,
    label: came.label,
    place: placeOf(data, change),
    merge:
      change.do === 'write'
        ? change.run && JSON.stringify([change.to, change.card, change.field, change.run])
        : null,
    at,
  };
}

function changed(
  pack: WrittenPack,
  data: PackData,
  change: TranslationChange,
): Pick<WantedStep, 'label' | 'edits'> | Refused | null {
  const { to } = change;
  if (change.do === 'settle') return settleLanguage(data, to);
  if (to === languagesOf(data).own) return refusal('refused.same');
  if (change.do === 'take') {
    const read = tableIn(pack, data, to, change.table);
    if (markOf(whatIs(read)) !== change.seen) return null;
    const taken = takenOf(read);
    if (taken.length === 0) return refusal('refused.same');
    return translateTexts(data, to, taken, textsLabel(data, 'step.translate.many', taken, to));
  }
  const places = change.do === 'write' ? [change] : change.texts;
  const pairs = pairsAt(data, to, places);
  if (pairs.length === 0) return refusal('refused.gone');
  if (pairs.some(({ card }) => card !== null && isNameLocked(pack, card))) return refusal('refused.locked');
  switch (change.do) {
    case 'write': {
      const { text } = change;
      const [{ source: from }] = pairs;
      if (!fits(change, text)) return textRefusal(text, schemaOfText(change));
      return translateTexts(
        data,
        to,
        [{ ...change, text, from }],
        textsLabel(data, 'step.translate', pairs, to),
      );
    }
    case 'right': {
      const texts = pairs.map((pair): Translated => ({ ...pair, text: pair.target, from: pair.source }));
      return translateTexts(data, to, texts, textsLabel(data, 'step.translate.right', pairs, to));
    }
    case 'same': {
      const texts = pairs.map((pair): Translated => ({ ...pair, text: pair.source, from: pair.source }));
      return translateTexts(data, to, texts, textsLabel(data, 'step.translate.same', pairs, to));
    }
  }
}

/** Where a text is that is changed alone. */
function placeOf(data: PackData, change: TranslationChange): WantedStep['place'] {
  const [only, ...others] = change.do === 'write' ? [change] : 'texts' in change ? change.texts : [];
  if (only === undefined || others.length > 0) return null;
  return pairsAt(data, change.to, [only]).at(0)?.place ?? null;
}

/** Edits of many cards of a file, each in its own text. */
function inParts(
  document: PackDocument,
  { file, operations }: Extract<FileEdit, { readonly operations: unknown }>,
): FileEdit | Refused {
  const byCard = Map.groupBy(operations, ({ path }) => /^\/cards\/\d+/.exec(path)?.[0] ?? '');
  return editInParts(
    document,
    file,
    Array.from(byCard, ([at, own]) => ({
      at,
      operations: own.map((operation) => ({ ...operation, path: operation.path.slice(at.length) })),
    })),
  );
}
