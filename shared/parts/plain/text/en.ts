/** What a game says of turns and refusals where it has no words of its own. */
export const en = {
  'bot.random': 'Random',
  'bot.random.about': 'Does anything that is allowed.',
  'table.title': 'Turn {turn}, {hero}',
  turn: '{Hero}, it is your turn.',
  wait: 'It is the turn of {hero}.',
  'refusal.not-your-turn': 'It is not your turn.',
  'refusal.undo-revealed': 'Something has been revealed since.',
  'refusal.other': 'That is not possible now.',
};
