import type { en } from './en.ts';

export const de: { readonly [K in keyof typeof en]: string } = {
  'bot.random': 'Zufall',
  'bot.random.about': 'Tut irgendetwas, was erlaubt ist.',
  'table.title': 'Zug {turn}, {hero}',
  turn: '{Hero}, du bist am Zug.',
  wait: '{Hero} ist am Zug.',
  'refusal.not-your-turn': 'Du bist nicht am Zug.',
  'refusal.undo-revealed': 'Seitdem ist etwas aufgedeckt worden.',
  'refusal.other': 'Das geht jetzt nicht.',
};
