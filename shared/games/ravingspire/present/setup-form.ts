import type { Definitions } from '../../../engine/game.ts';
import type { Json } from '../../../engine/json.ts';
import { packOf } from '../../../packs/card-id.ts';
import { capitalised, text } from '../../../words/tokens.ts';
import type { Values } from '../../../words/messages.ts';
import { phraseText } from '../../../tableau/plain.ts';
import type { GameWords, HeroChoice, OptionField, SetupForm, Titles } from '../../../tableau/presenter.ts';
import { WRITTEN_KINDS } from '../content/kinds.ts';
import { lexicon, TABLE_WORDS, type Lexicon } from '../narrate/lexicon.ts';
import type { Language } from '../../../words/languages.ts';
import { DEFAULT_OPTIONS } from '../setup.ts';
import type { Options } from '../types.ts';
import { coverOf } from './cover.ts';
import { definitionOf } from './definitions.ts';
import { faceOf, heroNote, starterPower } from './face.ts';
import { primerOf } from './primer.ts';

/** How long a game lasts, in minutes. */
const MINUTES = { min: 30, max: 90 };

/** The bots that people are offered, the weakest first; the others measure these. */
const OFFERED = ['novice', 'adept', 'master'] as const;
/** Strong, and decides at once. */
const USUAL = 'adept';

/** What the values of the option `madness` are called, by value. */
const PATIENCE = { '-1': 'less', '0': 'printed', '1': 'more', '2': 'most' } as const;

/** The rule of each option. */
const RULES: { readonly [O in keyof Options]: string } = {
  flanking: 'FLANK-1',
  trading: 'TRADE-1',
  madness: 'MAD-4',
  overwhelm: 'ENC-6',
  slowFoes: 'FOE-2',
  finale: 'PACK-2',
  freeUndo: 'OPT-1',
  first: 'SETUP-9',
};

/** How the game is announced. */
export const announced = (language: Language): GameWords => {
  const say = (key: string, values?: Values): string => phraseText(TABLE_WORDS[language].say(key, values));
  const [title, about] = [say('game.title'), say('game.about')];
  return {
    title,
    about,
    cover: coverOf(title, about),
    minutes: MINUTES,
    kinds: Object.fromEntries(WRITTEN_KINDS.map((kind) => [kind, say('word.kind', { name: kind })])),
    primer: primerOf(language),
  };
};

/**
 * What a new game of some cards asks for (SETUP-1, OPT-1).
 *
 * @param heroes full ids, easy ones first
 * @param bots names of all bots that there are
 */
export function formFor(
  definitions: Definitions,
  language: Language,
  titles: Titles,
  heroes: readonly string[],
  seats: SetupForm['seats'],
  bots: readonly string[],
): SetupForm {
  const lex = lexicon(language);
  return {
    seats,
    heroes: heroes.map((id) => heroChoice(definitions, id, titles, lex)),
    options: optionsFor(language),
    bots: OFFERED.filter((id) => bots.includes(id)).map((id) => ({
      id,
      label: phraseText(lex.say(`bot.${id}`)),
      about: phraseText(lex.say(`bot.${id}.about`)),
    })),
    bot: USUAL,
  };
}

/** The options of that form (OPT-1): the same for all cards. */
export function optionsFor(language: Language): OptionField[] {
  const lex = lexicon(language);
  return (Object.keys(DEFAULT_OPTIONS) as (keyof Options)[]).map((name) => optionField(name, lex));
}

function heroChoice(definitions: Definitions, id: string, titles: Titles, lex: Lexicon): HeroChoice {
  const hero = definitionOf(definitions, id).hero!;
  const about = [
    lex.word('class.about', hero.class),
    text(' '),
    lex.word('difficulty.about', hero.difficulty),
  ].flat();
  return {
    id,
    name: titles.name(id),
    pack: packOf(id),
    note: `${phraseText(capitalised(heroNote(hero, lex)))}. ${phraseText(about)}`,
    face: faceOf(definitions, id, titles, lex),
    deck: Object.entries(hero.deck).flatMap(([card, count]) =>
      count === 0 ? [] : [deckLine(definitions, card, count, titles, lex)],
    ),
  };
}

function deckLine(definitions: Definitions, id: string, count: number, titles: Titles, lex: Lexicon): string {
  const line = lex.say('setup.deck', {
    count: [{ number: count }],
    card: text(titles.name(id)),
    power: starterPower(definitions, id, lex),
  });
  return phraseText(line);
}

function optionField(name: keyof Options, lex: Lexicon): OptionField {
  const say = (key: 'setup.yes' | 'setup.no'): string => phraseText(lex.say(key));
  const common = {
    name,
    label: phraseText(lex.say(`option.${name}.label`)),
    about: phraseText(lex.say(`option.${name}`)),
    rule: RULES[name],
    standard: DEFAULT_OPTIONS[name] as Json,
  };
  if (name === 'first') return { ...common, kind: 'seat', values: [] };
  if (name === 'madness') {
    const values = Object.entries(PATIENCE)
      .map(([value, word]) => ({
        value: Number(value),
        label: phraseText(lex.say('option.madness.value', { value: word })),
      }))
      .sort((a, b) => a.value - b.value);
    return { ...common, kind: 'choice', values };
  }
  const values = [
    { value: false, label: say('setup.no') },
    { value: true, label: say('setup.yes') },
  ];
  return { ...common, kind: 'switch', values };
}
