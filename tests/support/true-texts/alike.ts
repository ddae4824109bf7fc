// What a card prints and what it does, for comparing it with another that is to mean the same.
import { compileCard } from '../../../shared/games/ravingspire/content/compile.ts';
import { describeCard, toText } from '../../../shared/games/ravingspire/content/describe.ts';
import type { CardDefinition } from '../../../shared/games/ravingspire/content/schema.ts';
import type { Mod } from '../../../shared/games/ravingspire/rules/card.ts';
import { fire } from '../../../shared/games/ravingspire/rules/triggers.ts';
import { LANGUAGES } from '../../../shared/words/languages.ts';
import { playToy, SAMPLE, sampleOf, toyMatch, toyState, type Manner } from './position.ts';

/** Its text in each language. */
export const textsOf = (card: CardDefinition): string[] =>
  LANGUAGES.map((language) => toText(describeCard(card, language, (id) => id)));

const MANNERS: readonly Manner[] = ['first', 'last', 'middle'];

/** What happens when it is played, or drawn as chaos, however its questions are answered. */
export const playsOf = (card: CardDefinition): object[] =>
  MANNERS.map((manner) => {
    const { after, asked, lots } = playToy(toyMatch(sampleOf(card)), manner, (g) =>
      fire(g, card.kind === 'chaos' ? 'chaos' : 'played', SAMPLE, 0),
    );
    return { after, asked: asked.map(({ seat, options, answer }) => ({ seat, options, answer })), lots };
  });

/** What its standing rules change: which cards, and by how much. */
export function changesOf(card: CardDefinition): object[] {
  const match = toyMatch(sampleOf(card));
  const state = toyState();
  const mods: readonly (readonly Mod[])[] = Object.values(compileCard('toy:sample', card).mods);
  return mods.flat().map((mod) => {
    const touched = match.cards.map((_, number) => mod.filter(match, state, number, 0, SAMPLE));
    const holds = mod.condition === null || mod.condition(match, state, 0, SAMPLE);
    const rest = { ...mod, filter: null, condition: holds };
    return 'amount' in rest
      ? { ...rest, touched, amount: rest.amount(match, state, 0, 0, SAMPLE) }
      : { ...rest, touched };
  });
}
