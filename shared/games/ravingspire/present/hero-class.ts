import type { Phrase } from '../../../words/tokens.ts';
import type { HeroDefinition } from '../content/schema.ts';
import type { Lexicon } from '../narrate/lexicon.ts';

/** What the class of a hero is called: some languages have another word for women. */
export const heroClass = ({ class: name, gender = 'masculine' }: HeroDefinition, lex: Lexicon): Phrase =>
  lex.say('word.heroClass', { name, gender });
