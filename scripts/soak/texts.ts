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
import type { Part } from './host.ts';

/** One of this many forms is a standing rule, and one an ability of a hero. */
const STANDING = 5;
const ABILITY = 20;

/**
 * Prints, reads and plays.
 *
 * @param count how many forms
 */
export function textsPart(count: number): Part {
  const standing = Math.ceil(count / STANDING);
  const own = Math.ceil(count / ABILITY);
  const effects = spread([...new Forms().effects()], count - standing - own).filter(loads);
  const rules = spread([...new Forms().standing()], standing).filter((rule) =>
    isLoaded(cardThatStands(rule).definition),
  );
  const abilities = spread([...new Forms().abilities()], own).filter((rule) =>
    isLoaded(heroWith(rule).definition),
  );
  const failures = [
    ...effects.flatMap((form) => falsehoods(form, PRINTED)),
    ...rules.flatMap((rule) => falseStanding(rule, PRINTED)),
    ...abilities.flatMap((rule) => falseStanding(rule, PRINTED, heroWith(rule))),
  ].map((fault) => `texts: ${fault}`);
  const number = (value: number) => value.toLocaleString('en');
  const text = `## True texts

${number(effects.length)} effects, ${number(rules.length)} standing rules and ${number(abilities.length)} abilities of heroes of the card language, printed in English and German, read by a reader of its own and played: ${number(failures.length)} say something else than what happens.
`;
  return { text, failures };
}
