// What is printed on cards in large counts: forms of the card language from all its schemas, each printed in both
// languages, read from the print alone, and played.
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
import { printedAlike, programs } from '../../tests/support/true-texts/programs.ts';
import { drawFrom } from '../../shared/engine/random.ts';
import { LANGUAGES } from '../../shared/words/languages.ts';
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
  const drawn = [...programs(drawFrom('programs'), count)];
  const alike = LANGUAGES.flatMap((lang) =>
    [...printedAlike(drawn, lang)].map(([text, forms]) => `${text}\n  ${forms.join('\n  ')}`),
  );
  const failures = [
    ...[...effects, ...lists].flatMap((form) => falsehoods(form, PRINTED)),
    ...rules.flatMap((rule) => falseStanding(rule, PRINTED)),
    ...abilities.flatMap((rule) => falseStanding(rule, PRINTED, heroWith(rule))),
    ...uses.flatMap((rule) => falseUses(rule, PRINTED)),
    ...timed.flatMap((form) => falseMoments(form, PRINTED)),
    ...lasting.flatMap((form) => falseTimes(form, PRINTED)),
    ...alike,
  ].map((fault) => `texts: ${fault}`);
  const number = (value: number) => value.toLocaleString('en');
  const text = `## True texts

${number(effects.length)} effects, ${number(lists.length)} lists of effects around a redraw, ${number(rules.length)} standing rules, ${number(abilities.length + uses.length)} abilities of heroes, ${number(timed.length)} cards with one or two moments and ${number(lasting.length)} changes for a time, printed in English and German, read by a reader of its own and played: ${number(failures.length - alike.length)} say something else than what happens.

Of the texts of ${number(drawn.length)} random programs in these languages, ${number(alike.length)} are those of several programs with [canonical forms](modding/canonical.md)
of their own.
`;
  return { text, failures };
}
