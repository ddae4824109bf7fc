import type { Json } from '../../../shared/engine/json.ts';
import {
  detailOperations,
  detailPointer,
  detailText,
  PACK_DETAILS,
  TRANSLATED_DETAILS,
  type DetailPlace,
} from '../../../shared/packs/card-commands/details.ts';
import { isFields } from '../../../shared/packs/card-schema.ts';
import type { InEach } from '../../../shared/packs/card-words.ts';
import type { PackDocument } from '../../../shared/packs/document/document.ts';
import type { WantedStep } from '../../../shared/packs/document/step.ts';
import { parted } from '../../../shared/packs/edit/operation.ts';
import { MANIFEST_FILE, readManifest } from '../../../shared/packs/manifest.ts';
import { isWithin, valueAt } from '../../../shared/packs/pointer.ts';
import { ProblemLog } from '../../../shared/packs/problem-log.ts';
import { describe, type Problem } from '../../../shared/packs/problems.ts';
import { carriedOut } from '../../../shared/packs/sentence/change.ts';
import { inEach } from '../../../shared/packs/sentence/spoken.ts';
import type { Refused } from '../../../shared/packs/sentence/types.ts';
import { writtenIn } from '../../../shared/packs/untranslated.ts';
import type { DetailChange, PackDetails } from '../../../shared/rpc/messages/workshop.ts';
import { LANGUAGES, languageName, type Language } from '../../../shared/words/languages.ts';
import { say } from '../words.ts';
import type { WrittenPack } from './written-pack.ts';

/** What a pack says of itself, in its own language and in others, with what is wrong at each place. */
export function packDetails(document: PackDocument, pack: WrittenPack, language: Language): PackDetails {
  const manifest = pack.dataOf(MANIFEST_FILE);
  const own = ownLanguage(manifest);
  const problems = problemsOf(manifest, pack);
  const places = placesIn(manifest, own);
  const isAt = (problem: Problem, place: DetailPlace): boolean =>
    isWithin(problem.pointer, detailPointer(place)) ||
    (problem.pointer === '' && place.language === null && problem.data['key'] === place.detail);
  return {
    revision: document.revision,
    id: pack.id,
    written: own,
    rows: places.map((place) => {
      const problem = problems.find((one) => isAt(one, place));
      const text = detailText(manifest, place);
      return {
        ...place,
        text: place.detail === 'language' && text === '' ? own : text,
        problem: problem === undefined ? null : inWords(problem, language),
      };
    }),
    problems: problems
      .filter((problem) => !places.some((place) => isAt(problem, place)))
      .map((problem) => inWords(problem, language)),
  };
}

/**
 * A change of what a pack says of itself as a step of the document.
 *
 * @param at in milliseconds since 1970
 */
export function detailStep(
  document: PackDocument,
  pack: WrittenPack,
  { detail, language, text, run }: DetailChange,
  at: number,
): WantedStep | Refused {
  const manifest = pack.dataOf(MANIFEST_FILE);
  const place: DetailPlace = { detail, language };
  const pointer = detailPointer(place);
  if (manifest === undefined || !hasRoom(manifest, pointer))
    return { refused: inEach((one) => say(one, 'workshop.disorder')) };
  const operations = detailOperations(manifest, place, text);
  // What else is wrong in it does not keep back what is in order.
  const problem = problemsOf(carriedOut(manifest, operations), pack).find((one) =>
    isWithin(one.pointer, pointer),
  );
  if (problem !== undefined) return { refused: inEach((one) => inWords(problem, one)) };
  return {
    revision: document.revision,
    edits: [{ file: MANIFEST_FILE, operations }],
    label: detailLabel(place),
    place: { file: MANIFEST_FILE, pointer },
    merge: run && JSON.stringify([MANIFEST_FILE, pointer, run]),
    at,
  };
}

/** What a detail is called. */
export const detailLabel = ({ detail, language: tag }: DetailPlace): InEach<string> =>
  inEach((language) => {
    const name = say(language, `workshop.detail.${detail}`);
    return tag === null
      ? name
      : say(language, 'workshop.detail.in', { name, language: languageName(tag, language) });
  });

/** Whether what is around a place is an object, or not there yet. */
const hasRoom = (manifest: Json, pointer: string): boolean =>
  ['', '/translations', parted(pointer)[0]].every((around) => {
    const value = isWithin(pointer, around) ? (valueAt(manifest, around) as Json | undefined) : undefined;
    return value === undefined || isFields(value);
  });

function placesIn(manifest: Json | undefined, own: string): readonly DetailPlace[] {
  const translations = valueAt(manifest, '/translations') as Json | undefined;
  const translated = translations !== undefined && isFields(translations) ? Object.keys(translations) : [];
  const tags = new Set<string>([...LANGUAGES.filter((tag) => tag !== own), ...translated]);
  return [
    ...PACK_DETAILS.map((detail) => ({ detail, language: null })),
    ...Array.from(tags).flatMap((language) => TRANSLATED_DETAILS.map((detail) => ({ detail, language }))),
  ];
}

function ownLanguage(manifest: Json | undefined): string {
  const language = valueAt(manifest, '/language');
  return writtenIn(typeof language === 'string' ? { language } : null);
}

/** What reading finds wrong with a manifest. */
function problemsOf(manifest: Json | undefined, pack: WrittenPack): readonly Problem[] {
  const text = manifest === undefined ? null : JSON.stringify(manifest);
  const files = text === null ? [] : [{ path: MANIFEST_FILE, text }];
  const log = new ProblemLog();
  readManifest({ ...pack.source(), files }, pack.gameIds, log);
  return log.all;
}

function inWords(problem: Problem, language: Language): string {
  const { sentence, cure } = describe(problem, language);
  return `${sentence} ${cure}`;
}
