import type { Definitions } from '../../../engine/game.ts';
import { lookupIn } from '../../../packs/content.ts';
import { packOf } from '../../../packs/card-id.ts';
import { phraseText, text } from '../../../words/tokens.ts';
import type { Values } from '../../../words/messages.ts';
import type { Language } from '../../../words/languages.ts';
import type { GameWords, HeroChoice, OptionField, SetupForm, Titles } from '../../../tableau/presenter.ts';
import { TALENTS, type Talent } from '../rules/card.ts';
import { find } from '../content/find.ts';
import { DIFFICULTIES, KINDS, type CardDefinition } from '../content/schema.ts';
import { lexicon, type Lexicon } from '../narrate/lexicon.ts';
import { DEFAULT_OPTIONS, SEATS } from '../setup.ts';
import type { TextKey } from '../text/en/table.ts';
import { LOSS_RULES } from '../types.ts';
import { coverOf } from './cover.ts';
import { faces } from './face.ts';
import { primerOf } from './primer.ts';

/** How long a game lasts, in minutes. */
const MINUTES = { min: 15, max: 30 };

/** The bots that people are offered, the weakest first; the others measure these. */
const OFFERED = ['reference', 'planner'] as const;
/** Plays well, and at once. */
const USUAL = 'reference';

/** Talents in the order in which they are learned: those that work by themselves first. */
const LEARNED: readonly Talent[] = ['shield', 'sanctuary', 'again', 'pair'];

/** How the game is announced. */
export function announced(language: Language): GameWords {
  const say = sayer(lexicon(language));
  const [title, about] = [say('game.title'), say('game.about')];
  return {
    title,
    about,
    cover: coverOf(title, about),
    minutes: MINUTES,
    kinds: Object.fromEntries(KINDS.map((kind) => [kind, say('word.kind', { kind })])),
    epilogue: say('game.epilogue'),
    primer: primerOf(language),
  };
}

const sayer =
  (lex: Lexicon) =>
  (key: TextKey, values?: Values): string =>
    phraseText(lex.say(key, values));

/**
 * The court cards, easy ones first: those whose Gift is for the suit of their Class, then by their Class.
 *
 * @returns full ids
 */
export function courtsOf(definitions: Definitions): string[] {
  const cards = lookupIn(definitions);
  const ranked = Object.keys(definitions)
    .sort()
    .flatMap((id) => {
      const court = find(cards, 'court', id);
      if (court === undefined) return [];
      const [rank, gift] = [find(cards, 'class', court.class), find(cards, 'gift', court.gift)];
      const talent = rank === undefined ? TALENTS.length : LEARNED.indexOf(rank.talent);
      return [{ id, order: talent + (rank?.suit === gift?.suit ? 0 : LEARNED.length + 1) }];
    });
  return ranked.sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1)).map(({ id }) => id);
}

/** What a new game of some cards asks for. */
export function formFor(definitions: Definitions, language: Language, titles: Titles): SetupForm {
  const lex = lexicon(language);
  const say = sayer(lex);
  const cards = lookupIn(definitions);
  const face = faces(cards, language, titles);
  return {
    seats: SEATS,
    heroes: courtsOf(definitions).map((id): HeroChoice => {
      const { class: rank, gift, adventurer } = find(cards, 'court', id)!;
      const [of, and] = [rank, gift].map((part) => text(titles.name(part)));
      return {
        id,
        name: titles.name(id),
        pack: packOf(id),
        note: say('setup.note', { class: of, gift: and, name: text(adventurer) }),
        face: face(id),
        deck: [],
      };
    }),
    options: optionsFor(definitions, language),
    bots: OFFERED.map((id) => ({ id, label: say(`bot.${id}`), about: say(`bot.${id}.about`) })),
    bot: USUAL,
  };
}

/** The options of that form. */
export function optionsFor(definitions: Definitions, language: Language): OptionField[] {
  const lex = lexicon(language);
  const say = sayer(lex);
  return [
    optionField(lex, 'lossRule', 'AR-R!36', LOSS_RULES, (value) => say('option.lossRule.value', { value })),
    optionField(lex, 'difficulty', 'AR-FOE-1', difficultiesOf(definitions), (name) =>
      say('word.difficulty', { name }),
    ),
  ];
}

function optionField(
  lex: Lexicon,
  name: 'lossRule' | 'difficulty',
  rule: string,
  values: readonly string[],
  label: (value: string) => string,
): OptionField {
  const say = sayer(lex);
  return {
    name,
    label: say(`option.${name}`),
    about: say(`option.${name}.about`),
    rule,
    kind: 'choice',
    values: values.map((value) => ({ value, label: label(value) })),
    standard: DEFAULT_OPTIONS[name],
  };
}

/** The difficulties that every tower of the cards has: which tower is climbed, the packs decide. */
function difficultiesOf(definitions: Definitions): string[] {
  const towers = (Object.values(definitions) as unknown as CardDefinition[]).filter(
    (card) => card.kind === 'tower',
  );
  return DIFFICULTIES.filter((name) => towers.every(({ tables }) => tables[name] !== undefined));
}
