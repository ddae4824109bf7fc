// What is printed on cards in large counts: forms of the card language from all its schemas, each printed in both
// languages, read from the print alone, and played; and programs of both games drawn at random, of which those that print
// the same must mean the same.
import { arcanaCards } from '../../tests/support/one-text/arcana.ts';
import { DEPTH, drawCards, toldApart, type Written } from '../../tests/support/one-text/programs.ts';
import { ravingspireCards } from '../../tests/support/one-text/ravingspire.ts';
import { playAlike } from '../../tests/support/one-text/same.ts';
import {
  cardThatStands,
  falsehoods,
  falseStanding,
  heroWith,
  isLoaded,
  loads,
  PRINTED,
} from '../../tests/support/true-texts/check.ts';
import { Forms, spread } from '../../tests/support/true-texts/forms.ts';
import { falseMoments, moments } from '../../tests/support/true-texts/moments.ts';
import { falseTimes, lastings } from '../../tests/support/true-texts/times.ts';
import { falseUses, heroUsing } from '../../tests/support/true-texts/uses.ts';
import type { Part } from './host.ts';

/** One of this many forms is a standing rule, an effect around a redraw, and an ability of each sort. */
const STANDING = 5;
const REDRAW = 10;
const ABILITY = 20;

/**
 * Prints, reads and plays.
 *
 * @param count how many forms
 */
export function textsPart(count: number): Part {
  const [standing, around, own] = [STANDING, REDRAW, ABILITY].map((part) => Math.ceil(count / part));
  const forms = new Forms();
  const timed = [...moments()];
  const lasting = lastings();
  const plain = count - standing - around - 2 * own - timed.length - lasting.length;
  const effects = spread([...forms.effects()], plain).filter(loads);
  const lists = spread([...forms.redraws()], around).filter(loads);
  const rules = spread([...forms.standing()], standing).filter((rule) =>
    isLoaded(cardThatStands(rule).definition),
  );
  const abilities = spread([...forms.abilities()], own).filter((rule) => isLoaded(heroWith(rule).definition));
  const uses = spread([...forms.uses()], own).filter((rule) => isLoaded(heroUsing(rule)));
  const [tower, tarot] = [oneText(ravingspireCards, count), oneText(arcanaCards, count)];
  const same = playAlike(tower.cards);
  const untrue = [
    ...[...effects, ...lists].flatMap((form) => falsehoods(form, PRINTED)),
    ...rules.flatMap((rule) => falseStanding(rule, PRINTED)),
    ...abilities.flatMap((rule) => falseStanding(rule, PRINTED, heroWith(rule))),
    ...uses.flatMap((rule) => falseUses(rule, PRINTED)),
    ...timed.flatMap((form) => falseMoments(form, PRINTED)),
    ...lasting.flatMap((form) => falseTimes(form, PRINTED)),
  ];
  const text = `## True texts

${number(effects.length)} effects, ${number(lists.length)} lists of effects around a redraw, ${number(rules.length)} standing rules, ${number(abilities.length + uses.length)} abilities of heroes, ${number(timed.length)} cards with one or two moments and ${number(lasting.length)} changes for a time, printed in English and German, read by a reader of its own and played: ${number(untrue.length)} say something else than what happens.

Programs drawn at random, words within words to depth ${DEPTH}, and printed in both languages: those that print the same have
one [canonical form](modding/canonical.md).

| game | programs | texts that several print | of these with several canonical forms | seconds |
| --- | --- | --- | --- | --- |
${[tower, tarot].map(({ row }) => row).join('\n')}

${number(same.played)} programs of Ravingspire that have the canonical form of one before them were played beside it: ${number(same.faults.length)} do something else.
`;
  const failures = [...untrue, ...tower.unlike, ...tarot.unlike, ...same.faults].map(
    (fault) => `texts: ${fault}`,
  );
  return { text, failures };
}

const number = (value: number): string => value.toLocaleString('en');

/** What came of printing many programs. */
interface Printed<C> {
  readonly cards: readonly C[];
  readonly row: string;
  /** The texts that mean several things. */
  readonly unlike: readonly string[];
}

/** Draws programs of a game and prints them. */
function oneText<C>(game: Written<C>, count: number): Printed<C> {
  const began = performance.now();
  const cards = drawCards(game, 'programs', count);
  const { shared, unlike } = toldApart(game, cards);
  const seconds = Math.round((performance.now() - began) / 1000);
  const cells = [game.game, ...[cards.length, shared, unlike.length, seconds].map(number)];
  return { cards, row: `| ${cells.join(' | ')} |`, unlike };
}
