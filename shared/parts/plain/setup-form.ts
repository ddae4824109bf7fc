import type { HeroChoice, OptionField, SetupForm } from '../../tableau/presenter.ts';
import type { CardFace } from '../../tableau/tableau.ts';
import type { Words } from '../../words/messages.ts';
import { phraseText } from '../../words/tokens.ts';
import type { PlainSetup } from './setup.ts';

/**
 * What a new game asks for. Heroes have the note `hero.note`; bots, options and their values are called by the messages
 * `bot.<name>`, `option.<name>` and `option.<name>.<value>`, with one line more in `bot.<name>.about` and
 * `option.<name>.about`.
 *
 * @param face of a hero
 * @param bots by name, the weakest first; the last one is proposed
 */
export function plainForm(
  setup: PlainSetup,
  words: Words,
  face: (id: string) => CardFace,
  bots: readonly string[],
): SetupForm {
  const say = (key: string): string => phraseText(words.say(key));
  return {
    seats: setup.seats,
    heroes: setup.heroes.map((id) => heroChoice(face(id), say('hero.note'))),
    options: plainOptions(setup, words),
    bots: bots.map((id) => ({ id, label: say(`bot.${id}`), about: say(`bot.${id}.about`) })),
    bot: bots.at(-1) ?? null,
  };
}

const heroChoice = (face: CardFace, note: string): HeroChoice => ({
  id: face.id,
  name: face.name,
  pack: '',
  note,
  face,
  deck: [],
});

/** The options alone. */
export function plainOptions({ options }: PlainSetup, words: Words): OptionField[] {
  const say = (key: string): string => phraseText(words.say(key));
  return Object.entries(options).map(([name, { rule, values }]) => ({
    name,
    label: say(`option.${name}`),
    about: say(`option.${name}.about`),
    rule,
    kind: 'choice',
    values: values.map((value) => ({ value, label: say(`option.${name}.${String(value)}`) })),
    standard: values[0],
  }));
}
