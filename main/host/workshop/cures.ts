import { same, type Json } from '../../../shared/engine/json.ts';
import type { AdviceRow, Cure } from '../../../shared/packs/advice/advice-row.ts';
import { newWith, patchCard } from '../../../shared/packs/card-commands/create.ts';
import { said } from '../../../shared/packs/card-commands/pack-data.ts';
import type { CardCommand } from '../../../shared/packs/card-commands/types.ts';
import { isFields } from '../../../shared/packs/card-schema.ts';
import type { InEach } from '../../../shared/packs/card-words.ts';
import type { WantedStep } from '../../../shared/packs/document/step.ts';
import { MANIFEST_FILE } from '../../../shared/packs/manifest.ts';
import { carriedOut, focusOn } from '../../../shared/packs/sentence/change.ts';
import { inEach, isIn } from '../../../shared/packs/sentence/spoken.ts';
import type { Change, Focus, Refused } from '../../../shared/packs/sentence/types.ts';
import type { CureGesture } from '../../../shared/rpc/messages/workshop.ts';
import { labelOfKind } from '../../../shared/packs/labels/labels.ts';
import { writtenIn } from '../../../shared/packs/untranslated.ts';
import { LANGUAGES, type Language } from '../../../shared/words/languages.ts';
import { packData, toolsOf } from './pack-data.ts';
import { stepFor, stepOn, withinCard, type Gestured, type StepTime } from './gesture-step.ts';
import type { CardAtWork } from './sentences.ts';
import type { WrittenPack } from './written-pack.ts';

/**
 * Finds a cure among what the author of a card is told now.
 *
 * @param advice on the card, in a language
 * @returns undefined where it is not there any more
 */
export function curing(
  pack: WrittenPack,
  card: CardAtWork,
  { code, at, label }: CureGesture,
  advice: (language: Language) => readonly AdviceRow[],
  language: Language,
  time: StepTime,
): Gestured | Refused | undefined {
  const curesIn = (one: Language): readonly Cure[] =>
    advice(one).flatMap((row) => (row.code === code && row.at === at ? row.cures : []));
  const cure = curesIn(language).find((one) => one.label === label);
  if (cure === undefined) return undefined;
  const { of, operations } = cure;
  const isSame = (other: Cure): boolean =>
    same([other.of, other.operations] as unknown as Json, [of, operations] as unknown as Json);
  const called: InEach<string> = inEach((one) =>
    one === language ? label : (curesIn(one).find(isSame)?.label ?? label),
  );
  const isOwn = of === 'card';
  const ofCard = isOwn ? operations : [];
  const change: Change = {
    label: called,
    operations: ofCard,
    focus: focusAfter(card, at, ofCard),
    carried: [],
  };
  if (isOwn) {
    const step = stepFor(card, change, time);
    return 'refused' in step ? step : { change, step };
  }
  const around = (edits: WantedStep['edits']): Gestured => ({
    change,
    isWhole: true,
    step: stepOn(card.place, change, edits, time),
  });
  if (of === 'pack') return around([{ file: MANIFEST_FILE, operations }]);
  if ('kind' in of) {
    const made = newFor(pack, of.kind, operations);
    return made === undefined || 'refused' in made ? made : around(made.edits);
  }
  const own = pack.cardOf(of.card);
  const edits = own === undefined ? patchFor(pack, of.card, cure) : [withinCard(own.place, operations)];
  return edits && around(edits);
}

/** A new card of a kind with something in it, called after its kind until its author says otherwise. */
function newFor(
  pack: WrittenPack,
  kind: string,
  operations: Cure['operations'],
): CardCommand | Refused | undefined {
  const [data, tools] = [packData(pack), toolsOf(pack)];
  const labels = pack.content?.language?.labels;
  if (data === null || tools === null || labels === undefined) return undefined;
  const language = LANGUAGES.find((one) => one === writtenIn(data.manifest)) ?? 'en';
  const name = said('new.name', { kind: labelOfKind(labels[language], kind) })[language];
  const { shipped = [] } = pack.authoring ?? {};
  const finished = shipped.map(({ written }) => written);
  return newWith(data, { kind, name }, operations, finished, tools);
}

/** What changes a card of another pack for all who play with this one. */
function patchFor(pack: WrittenPack, id: string, { operations }: Cure): WantedStep['edits'] | undefined {
  const [data, tools] = [packData(pack), toolsOf(pack)];
  const definition = pack.lookup.card(id);
  if (data === null || tools === null || definition === undefined) return undefined;
  const after = carriedOut(definition as Json, operations);
  if (!isFields(after)) return undefined;
  const set = Object.entries(after).filter(
    ([field, value]) => !Object.hasOwn(definition, field) || !same(definition[field], value),
  );
  return patchCard(data, { id, definition }, Object.fromEntries(set), tools).edits;
}

/** What was cured has the focus, or what is there now. */
function focusAfter({ bench, definition }: CardAtWork, at: string, operations: Change['operations']): Focus {
  const place = at === '' ? (operations[0]?.path ?? '') : at;
  const after = carriedOut(definition, operations);
  const isProgram = bench.forms.programs(after).some((program) => isIn(place, program.at));
  return isProgram ? focusOn(bench.forms, after, place) : { at: place, role: 'choice' };
}
