// The words of phrases and clauses without their looks: for names of buttons, for voices and for titles.
export { phraseText, toText } from '../packs/effects/tokens.ts';
