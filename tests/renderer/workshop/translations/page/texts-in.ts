// What a page gets of the texts of a pack that lies in memory, by the functions that the host uses.
import type { Bench } from '../../../../../shared/packs/sentence/bench.ts';
import { valueLabel } from '../../../../../shared/packs/sentence/controls.ts';
import { PLAN_FILE } from '../../../../../shared/packs/plan/schema.ts';
import type { Translated } from '../../../../../shared/packs/translations/change.ts';
import { glossaryOf } from '../../../../../shared/packs/translations/glossary.ts';
import {
  countsOf,
  languagesOf,
  pairsAt,
  pairsOf,
  wordsAt,
} from '../../../../../shared/packs/translations/pairs.ts';
import { readTable, takenOf } from '../../../../../shared/packs/translations/table.ts';
import type { CardKind } from '../../../../../shared/rpc/messages/workshop.ts';
import type { PackTexts, TablePreview } from '../../../../../shared/rpc/messages/workshop-texts.ts';
import type { Language } from '../../../../../shared/words/languages.ts';
import type { TextChange } from '../../../../../renderer/workshop/translations/texts-port.ts';
import { filesOf, manifestIn, type Files } from '../../page/files.ts';
import { nameIn } from '../../page/look.ts';
import type { TextsScene } from './scene.ts';

/** The files of a scene, with what its texts were translated from. */
export const packOf = (scene: TextsScene): Files =>
  new Map([...filesOf(scene), [PLAN_FILE, { translated: { de: { cards: scene.was } } }]]);

/** The files with what they say of the pack. */
export const dataOf = (files: Files) => ({ manifest: manifestIn(files), files });

/** The kinds of the cards of a scene. */
export function kindsOf({ cards }: TextsScene, bench: Bench, language: Language): readonly CardKind[] {
  return Array.from(new Set(cards.map(({ kind }) => String(kind))), (kind) => {
    const name = valueLabel(bench, 'kind', kind, language);
    return { kind, name, plural: name, about: '', brief: '', sort: '' };
  });
}

const isLocked =
  ({ locked }: TextsScene) =>
  (card: string | null): boolean =>
    card !== null && locked.includes(card);

/** All texts beside those in another language. */
export function textsOf(scene: TextsScene, files: Files, to: string, revision: number): PackTexts {
  const data = dataOf(files);
  const { own, others } = languagesOf(data);
  return {
    revision,
    to,
    own,
    problems: [],
    languages: Array.from(new Set([...others, to]), (tag) => ({
      language: tag,
      counts: countsOf(pairsOf(data, tag)),
    })),
    rows: pairsOf(data, to).map(({ definition, ...pair }) => ({
      ...pair,
      title: definition === null ? data.manifest.title : wordsAt(definition, '/name'),
      kind: String(definition?.['kind'] ?? ''),
      isLocked: isLocked(scene)(pair.card),
    })),
    terms: glossaryOf(scene.game),
  };
}

/** What a change gives to texts. */
export function translatedBy(
  scene: TextsScene,
  files: Files,
  to: string,
  change: TextChange,
): readonly Translated[] {
  const data = dataOf(files);
  if (change.do === 'take') return takenOf(readTable(data, to, change.table, isLocked(scene)));
  const places = change.do === 'write' ? [change] : 'texts' in change ? change.texts : [];
  return pairsAt(data, to, places).map(({ card, field, source, target }) => {
    const text = change.do === 'write' ? change.text : change.do === 'same' ? source : target;
    return { card, field, text, from: source };
  });
}

/** What a table would do. */
export function previewOf(scene: TextsScene, files: Files, to: string, table: string): TablePreview {
  const { rows, faults } = readTable(dataOf(files), to, table, isLocked(scene));
  const counts = Map.groupBy(rows, ({ outcome }) => outcome);
  return {
    faults: faults.map(({ code }) => code),
    rows: rows.map((row) => ({ ...row, title: row.card === null ? '' : nameIn(files, row.card, 'en') })),
    counts: Object.fromEntries(Array.from(counts, ([outcome, some]) => [outcome, some.length])),
    seen: table,
  };
}
