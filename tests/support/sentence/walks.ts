// Walks through the gestures of random cards: what must hold of each gesture at each place.
import { same, type Json } from '../../../shared/engine/json.ts';
import { drawFrom, type Draw } from '../../../shared/engine/random.ts';
import type { JsonObject } from '../../../shared/packs/card-schema.ts';
import { applyEdit, edit, type Edited } from '../../../shared/packs/edit/edit.ts';
import type { Operation } from '../../../shared/packs/edit/operation.ts';
import { parse } from '../../../shared/packs/parse.ts';
import { errorsOf, isWorse, type Bench } from '../../../shared/packs/sentence/bench.ts';
import { remembered } from '../../../shared/packs/sentence/anchors.ts';
import { carriedOut, isRefused } from '../../../shared/packs/sentence/change.ts';
import { choicesAt, offersAt } from '../../../shared/packs/sentence/choices.ts';
import type { Site } from '../../../shared/packs/sentence/forms.ts';
import { duplicate, join, set, split } from '../../../shared/packs/sentence/gestures.ts';
import { carry, move, placesFor } from '../../../shared/packs/sentence/moves.ts';
import { remove } from '../../../shared/packs/sentence/removal.ts';
import { sentenceOf } from '../../../shared/packs/sentence/sentence.ts';
import type { CardEdit, Lost, Refused, Sentence } from '../../../shared/packs/sentence/types.ts';
import { LANGUAGES } from '../../../shared/words/languages.ts';
import { arcanaCards } from '../one-text/arcana.ts';
import { drawCards } from '../one-text/programs.ts';
import { ravingspireCards } from '../one-text/ravingspire.ts';
import type { Workplace } from './benches.ts';

/** Gestures that are made on one card, one after the other. */
const STEPS = 3;

/** What came of some walks. */
export interface Walked {
  readonly faults: readonly string[];
  /** How many gestures of each name did something. */
  readonly made: ReadonlyMap<string, number>;
}

/** Random cards of a game. */
export const randomCards = (game: string, seed: string, count: number): readonly Json[] =>
  game === 'arcana'
    ? drawCards(arcanaCards, seed, count).map(({ card }) => card as unknown as Json)
    : drawCards(ravingspireCards, seed, count).map((card) => card as unknown as Json);

/** All gestures at a place that do something. */
function* gesturesAt(
  bench: Bench,
  card: Json,
  at: string,
  draw: Draw,
  lost: readonly Lost[],
): Generator<[string, CardEdit]> {
  const language = LANGUAGES[draw(LANGUAGES.length)];
  for (const choice of choicesAt(bench, card, at, language, lost)) yield [choice.way, choice];
  for (const offer of offersAt(bench, card, at, language)) yield ['new', offer];
  const others: readonly [string, CardEdit | Refused][] = [
    ['delete', remove(bench, card, at)],
    ['up', move(bench, card, at, 'up')],
    ['down', move(bench, card, at, 'down')],
    ['duplicate', duplicate(bench, card, at)],
    ['split', split(bench, card, at)],
    ['join', join(bench, card, at)],
    ['set', set(bench, card, at, draw(5) - 1)],
  ];
  const carried = placesFor(bench, card, at).map((place): readonly [string, CardEdit | Refused] => [
    place.refused === undefined ? 'carry' : 'never',
    carry(bench, card, at, place.at),
  ]);
  for (const [name, change] of [...others, ...carried]) if (!isRefused(change)) yield [name, change];
}

/** Every place of a sentence, but for the fields of the card beside its programs. */
const placesOf = ({ stops, handles, gaps }: Sentence): readonly string[] => {
  const own = stops.filter(({ control }) => control.kind !== 'field');
  return [...new Set([...own, ...handles, ...gaps].map(({ at }) => at))];
};

/**
 * Makes gestures on random cards.
 *
 * @param count how many cards
 */
export function walk({ game, bench, content }: Workplace, seed: string, count: number): Walked {
  const draw = drawFrom(`walks ${seed}`);
  const faults: string[] = [];
  const made = new Map<string, number>();
  for (const first of randomCards(game, seed, count)) {
    let card = first;
    let lost: readonly Lost[] = [];
    for (let step = 0; step < STEPS && content.validateCards({ cards: [card] }); step++) {
      const sentence = sentenceOf(bench, card, LANGUAGES[draw(LANGUAGES.length)]);
      const tell = (what: string): number => faults.push(`${what}: ${JSON.stringify(card)}`);
      for (const at of withoutStop(bench, card, sentence)) tell(`${at} has no stop`);
      const places = placesOf(sentence);
      if (places.length === 0) break;
      const at = places[draw(places.length)];
      const before = errorsOf(bench, card);
      const all = [...gesturesAt(bench, card, at, draw, lost)].filter(
        ([, { operations }]) => operations.length > 0,
      );
      for (const [name, change] of all) {
        made.set(name, (made.get(name) ?? 0) + 1);
        const after = carriedOut(card, change.operations);
        const gesture = `${name} at ${at} ${JSON.stringify(change.operations)}`;
        if (!content.validateCards({ cards: [after] })) tell(`${gesture}: the schema does not accept it`);
        else if (name !== 'set' && isWorse(errorsOf(bench, after), before)) tell(`${gesture}: has an error`);
      }
      if (all.length === 0) continue;
      const [name, change] = all[draw(all.length)];
      const after = carriedOut(card, change.operations);
      const wrong = undone(card, change.operations) ?? unfocused(bench, after, change);
      if (wrong !== undefined) tell(`${name} at ${at}: ${wrong}`);
      lost = remembered(lost, change);
      card = after;
    }
  }
  return { faults, made };
}

/** What is wrong with carrying out and undoing operations in the text of a file; undefined if nothing is. */
export function undone(card: Json, operations: readonly Operation[]): string | undefined {
  const source = JSON.stringify({ cards: [card] }, null, 2);
  let text = source;
  const undos: Edited['undo'][] = [];
  for (const operation of operations) {
    const done = edit(text, inFile(operation));
    if (done.kind === 'refused') return `the file refuses ${JSON.stringify(operation)}: ${done.problem.code}`;
    undos.push(done.undo);
    ({ text } = done);
  }
  const wanted = { cards: [carriedOut(card, operations)] };
  if (!same(parse(text).document?.value, wanted)) return 'the file has other data';
  return undos.reduceRight(applyEdit, text) === source ? undefined : 'undoing gives other bytes';
}

function inFile(operation: Operation): Operation {
  const path = `/cards/0${operation.path}`;
  return operation.op === 'move'
    ? { ...operation, from: `/cards/0${operation.from}`, path }
    : { ...operation, path };
}

/** Where the focus is to go and cannot. */
function unfocused(bench: Bench, card: Json, { focus, draft }: CardEdit): string | undefined {
  const drafts = draft === undefined ? [] : [draft];
  const sentence = sentenceOf(bench, card, 'en', drafts);
  const places = [...sentence.stops, ...sentence.handles, ...sentence.gaps];
  return places.some(({ at }) => at === focus.at) ? undefined : `there is nothing to focus at ${focus.at}`;
}

/** The fields of programs that nothing in a sentence leads to. */
export function withoutStop({ forms }: Bench, card: Json, sentence: Sentence): readonly string[] {
  const known = new Set(
    [...sentence.stops.filter(({ role }) => role !== 'joint'), ...sentence.handles].map(({ at }) => at),
  );
  for (const { at } of sentence.gaps) known.add(at.slice(0, at.lastIndexOf('/')));
  const visit = (site: Site): readonly string[] => {
    const own = known.has(site.at) ? [] : [site.at];
    const form = site.value === undefined ? undefined : forms.formOf(site.value, site.schema);
    if (form === undefined) return own;
    // The values of a set are chosen together.
    return form.type === 'array' && !forms.isOfParts(form)
      ? own
      : [...own, ...forms.within(site).flatMap(visit)];
  };
  return forms
    .programs(card)
    .filter(({ value }) => value !== undefined)
    .flatMap((program) => forms.within(program).flatMap(visit));
}

/** A card with a field that its form does not know, or with a word that the language does not know, at a random place. */
export function withOddity(
  bench: Bench,
  card: Json,
  draw: Draw,
): { readonly card: Json; readonly at: string } | undefined {
  const { handles } = sentenceOf(bench, card, 'en');
  const clauses = handles.filter(({ role, listed }) => listed && (role === 'clause' || role === 'rule'));
  if (clauses.length === 0) return undefined;
  const { at } = clauses[draw(clauses.length)];
  return { card: carriedOut(card, [{ op: 'replace', path: at, value: ODD }]), at };
}

/** What no card language knows. */
export const ODD: JsonObject = { do: 'conjure', of: { strange: [1, { deep: null }] }, amount: 1.5 };
