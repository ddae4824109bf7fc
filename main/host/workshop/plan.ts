import type { Json } from '../../../shared/engine/json.ts';
import { planChange, type PlanTools } from '../../../shared/packs/card-commands/plan.ts';
import { nameOf } from '../../../shared/packs/cards.ts';
import type { Definition, GameContent } from '../../../shared/packs/content.ts';
import type { PackDocument } from '../../../shared/packs/document/document.ts';
import type { WantedStep } from '../../../shared/packs/document/step.ts';
import { labelOfKind } from '../../../shared/packs/labels/labels.ts';
import { inSetOrder } from '../../../shared/packs/plan/order.ts';
import { proposed } from '../../../shared/packs/plan/propose.ts';
import { bandOf, bandsFrom, noteProblems, notesIn } from '../../../shared/packs/plan/read.ts';
import { PLAN_FILE } from '../../../shared/packs/plan/schema.ts';
import type { PlanChange, PlanCount, PlannedCard } from '../../../shared/packs/plan/types.ts';
import { inEach } from '../../../shared/packs/sentence/spoken.ts';
import type { Refused } from '../../../shared/packs/sentence/types.ts';
import type { CardKind } from '../../../shared/rpc/messages/workshop.ts';
import type { PackPlan } from '../../../shared/rpc/messages/workshop-plan.ts';
import type { Language } from '../../../shared/words/languages.ts';
import { say } from '../words.ts';
import { packData } from './pack-data.ts';
import { packAbout } from './pack-about.ts';
import { templatesOf } from './templates.ts';
import type { CardViews } from './views.ts';
import type { WrittenPack } from './written-pack.ts';

/** A card of an included pack in a plan. */
interface Placed {
  readonly kind: string;
  readonly least: number | null;
}

/** The plan of a pack as it is now. */
export function packPlan(
  document: PackDocument,
  pack: WrittenPack,
  views: CardViews,
  language: Language,
): PackPlan {
  const { content, authoring } = pack;
  const bands = content?.advice?.spread?.bands ?? [];
  const spread = content?.advice?.spread;
  const notes = notesIn(pack.dataOf(PLAN_FILE)) ?? {};
  const base = content === null ? [] : baseOf(pack, content);
  const wanted = (notes.wanted ?? []).map(({ kind, least, count }) => ({
    kind,
    least: least === undefined || bands.length === 0 ? null : bandOf(least, bands),
    count,
  }));
  const rows = pack.rows();
  const definitions = [...pack.cards()];
  const titles = pack.titles(language);
  const cards = rows.map((row, i): PlannedCard => {
    const { place, id, name, kind, names, problems } = row;
    const noted = id === null ? undefined : notes.cards?.[id];
    const full = pack.idOf(definitions[i].definition);
    const title = full === undefined ? undefined : titles.name(full);
    return {
      place,
      id,
      name: names[language] ?? (title === undefined || title === full ? name : title),
      kind,
      least: content === null ? null : leastOf(content, definitions[i].definition),
      state: noted?.state ?? 'draft',
      labels: noted?.labels ?? [],
      problems,
    };
  });
  return {
    revision: document.revision,
    problems: noteProblems(pack.source(), pack.id).map((problem) => views.row(problem, language)),
    spread:
      spread === undefined
        ? null
        : (authoring?.surroundings?.wordsIn(language).say(`spread.${spread.name}`) ?? null),
    bands: bandsFrom(bands),
    kinds: kindsOf(pack, base, cards, language).map(({ kind, name, plural }) => ({
      kind,
      name,
      plural,
      base: countsOf(base.filter((one) => one.kind === kind).map((one) => ({ ...one, count: 1 }))),
      wanted: countsOf(wanted.filter((one) => one.kind === kind)),
    })),
    cards: inSetOrder(cards, notes.order, ({ id }) => id),
    templates: templatesOf(pack),
  };
}

/** The kinds of a plan: those of the game, or those that there are where its cards have no words. */
function kindsOf(
  pack: WrittenPack,
  base: readonly Placed[],
  cards: readonly PlannedCard[],
  language: Language,
): readonly Pick<CardKind, 'kind' | 'name' | 'plural'>[] {
  const { kinds } = packAbout(pack, language);
  if (kinds.length > 0) return kinds;
  const there = new Set([...base, ...cards].map(({ kind }) => kind));
  return Array.from(there, (kind) => ({ kind, name: kind, plural: kind }));
}

/** Whether the author has locked the card of a name in the pack. */
export const isNameLocked = (pack: WrittenPack, name: string): boolean =>
  notesIn(pack.dataOf(PLAN_FILE))?.cards?.[name]?.state === 'locked';

/** Whether the author has locked a card. */
export function isLocked(pack: WrittenPack, definition: Json): boolean {
  const name = nameOf(definition);
  return name !== undefined && isNameLocked(pack, name);
}

/** A change of the plan of a pack as a step of the document. @param at in milliseconds since 1970 */
export function planStep(
  document: PackDocument,
  pack: WrittenPack,
  change: PlanChange,
  at: number,
): WantedStep | Refused {
  const [data, { content }] = [packData(pack), pack];
  if (data === null || content === null)
    return { refused: inEach((language) => say(language, 'workshop.disorder')) };
  const tools: PlanTools = {
    kindName: (kind) => inEach((language) => labelOfKind(content.language?.labels[language] ?? {}, kind)),
    stateName: (state) => inEach((language) => say(language, `workshop.state.${state}`)),
    // Rules of the game are no cards of a set.
    proposal: (size) =>
      proposed(
        baseOf(pack, content).filter(({ kind }) => content.ruleKinds?.includes(kind) !== true),
        size,
      ),
  };
  const came = planChange(data, change, tools);
  if ('refused' in came) return came;
  const { label, edits } = came;
  return { revision: document.revision, edits, label, place: null, merge: mergeOf(change), at };
}

/** Counting one number up and down is one step. */
const mergeOf = (change: PlanChange): string | null =>
  change.do === 'want' ? JSON.stringify([PLAN_FILE, change.kind, change.least]) : null;

/** The finished cards in one band, or all of them where none of the kind is in it. */
export function finishedIn(
  cards: readonly Definition[],
  kind: string,
  least: number | null,
  content: GameContent,
): readonly Definition[] {
  const fitting = cards.filter((card) => card.kind === kind && leastOf(content, card) === least);
  return fitting.length === 0 ? cards : fitting;
}

const baseOf = (pack: WrittenPack, content: GameContent): readonly Placed[] =>
  (pack.authoring?.shipped ?? []).map(({ written: definition }) => ({
    kind: String(definition.kind),
    least: leastOf(content, definition),
  }));

/** The least number of the band that a card is in; null: it has no number, or is not in order. */
function leastOf(content: GameContent, definition: Json): number | null {
  const { spread } = content.advice ?? {};
  if (spread === undefined || !content.validateCards({ cards: [definition] })) return null;
  const number = spread.of(definition as Definition);
  return number === undefined ? null : bandOf(number, spread.bands);
}

/** Counts in the order of their bands, those without a number last. */
const countsOf = (all: readonly PlanCount[]): readonly PlanCount[] =>
  [...Map.groupBy(all, ({ least }) => least)]
    .map(([least, same]) => ({ least, count: same.reduce((sum, { count }) => sum + count, 0) }))
    .sort((one, other) => (one.least ?? Infinity) - (other.least ?? Infinity));
