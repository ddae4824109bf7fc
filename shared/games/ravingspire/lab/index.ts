import type { GameLab } from '../../../lab/game-lab.ts';
import { phraseText } from '../../../words/tokens.ts';
import { kindFor } from '../decisions.ts';
import { TABLE_WORDS } from '../narrate/lexicon.ts';
import type { Language } from '../../../words/languages.ts';
import { offerFor } from '../offers.ts';
import { sources } from '../payments/sources.ts';
import { CHANCES } from '../bots/adept/chances.ts';
import { WEIGHTS } from '../bots/weights.ts';
import { KEEP, NONE, type Event, type Match, type State, type ToldEvent } from '../types.ts';
import { figures, plain, triable } from './plain.ts';

/** Fields of events that hold a card or several. */
const CARD_FIELDS = ['card', 'cards', 'instead', 'replaced', 'give', 'take'] as const;

function named({ cards }: Match, event: ToldEvent): string[] {
  const fields = event as unknown as { readonly [field: string]: unknown };
  return CARD_FIELDS.flatMap((field) => fields[field])
    .filter((card): card is number => typeof card === 'number' && card !== NONE)
    .map((card) => cards[card].id);
}

/** ENC-1, ENC-2: what the hero can pay for in the Encounter phase. */
function affordable(match: Match, state: State, seat: number, wanted: ReadonlySet<string>): string[] {
  const { level } = state.heroes[seat];
  if (state.phase !== 'encounter' || seat !== state.active || level === KEEP) return [];
  const here = state.levels[level].ring.filter(
    (card) => card !== NONE && wanted.has(match.cards[card].id) && match.cards[card].kind !== 'adversary',
  );
  if (here.length === 0 || kindFor(state) !== 'encounter') return [];
  const available = sources(match, state, seat, false);
  return here
    .filter((card) => offerFor(match, state, seat, card, available) !== null)
    .map((card) => match.cards[card].id);
}

const nameIn = (language: Language): string => phraseText(TABLE_WORDS[language].say('bot.greedy'));

/** How cards of Ravingspire are tried. */
export const ravingspireLab: GameLab<Match, State, Event> = {
  triable,
  plain,
  figures,
  named,
  bought: ({ cards }, event) => (event.kind === 'acquired' ? cards[event.card].id : null),
  affordable,
  // OPT-1: the patience of the tower.
  difficulties: [
    { id: 'printed', options: { madness: 0 } },
    { id: 'most', options: { madness: 2 } },
    { id: 'more', options: { madness: 1 } },
    { id: 'less', options: { madness: -1 } },
  ],
  usualBot: 'greedy',
  usualName: { en: nameIn('en'), de: nameIn('de') },
  foresighted: ['adept', 'master'],
  memoryless: ['greedy'],
  weights: { adept: WEIGHTS, master: { ...WEIGHTS, ...CHANCES } },
};
