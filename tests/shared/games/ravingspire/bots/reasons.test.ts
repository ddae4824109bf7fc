import { describe, expect, test } from 'vitest';
import { drawFrom } from '../../../../../shared/engine/random.ts';
import { redeal } from '../../../../../shared/engine/redeal.ts';
import { reasons, WHYS } from '../../../../../shared/games/ravingspire/bots/reasons.ts';
import { ravingspireEntry } from '../../../../../shared/games/ravingspire/entry.ts';
import { ravingspire } from '../../../../../shared/games/ravingspire/index.ts';
import type { Action } from '../../../../../shared/games/ravingspire/types.ts';
import { de } from '../../../../../shared/games/ravingspire/text/de/why.ts';
import { en } from '../../../../../shared/games/ravingspire/text/en/why.ts';
import { phraseText } from '../../../../../shared/words/tokens.ts';
import { presenterOf, said, visitGame } from '../../../../support/present.ts';
import { drawnSetup, newTable, type TowerTable } from '../../../../support/ravingspire.ts';

const GAMES = 24;
const POSITIONS = 60;

/** Every action that a seat may take at a table now. */
function offered({ match, state, question }: TowerTable): { seat: number; action: Action }[] {
  if (question !== null || state.outcome !== null) return [];
  return ravingspire
    .decisions(match, state)
    .flatMap(({ seat }) => ravingspire.options(match, state, seat).map((action) => ({ seat, action })));
}

describe('the reason for a choice', () => {
  test('has words in both languages', () => {
    const keys = WHYS.map((why) => `why.${why}`).sort();
    // Some have words for a number of spaces besides.
    for (const all of [en, de])
      expect(
        Object.keys(all)
          .filter((key) => !key.includes('.left.'))
          .sort(),
      ).toEqual(keys);
  });

  test('is a whole sentence for everything that can be done and answered', () => {
    const seen = new Set<string>();
    for (let number = 0; number < GAMES; number++) {
      visitGame(number, POSITIONS, (table) => {
        const { match, state, question } = table;
        const narrators = (['en', 'de'] as const).map((tongue) => presenterOf(match, tongue).narrator(state));
        const all = [
          ...offered(table).map(({ seat, action }) => reasons.action(match, state, seat, action)),
          ...(question?.options.map((value) => reasons.answer(question, match, state, value)) ?? []),
        ];
        for (const reason of all) {
          seen.add(reason.key);
          for (const narrator of narrators) {
            said(narrator.reason(reason));
            expect(phraseText(narrator.reason(reason))).toMatch(/^„?\p{Lu}.*[^.]\.$/u);
          }
        }
      });
    }
    expect(seen.size).toBeGreaterThan(35);
  });

  test('is the same for every arrangement of what is hidden from any viewer', () => {
    for (let number = 0; number < GAMES; number++) {
      const draw = drawFrom(`arranged ${number}`);
      visitGame(number, POSITIONS, (table) => {
        const { match, state, question } = table;
        const other = redeal(ravingspire, match, state, [], draw);
        for (const { seat, action } of offered(table)) {
          const told = reasons.action(match, state, seat, action);
          expect(reasons.action(other.match, other.state, seat, action)).toEqual(told);
        }
        for (const value of question?.options ?? []) {
          const told = reasons.answer(question!, match, state, value);
          expect(reasons.answer(question!, other.match, other.state, value)).toEqual(told);
        }
      });
    }
  });
});

describe('every bot', () => {
  test.each(Object.keys(ravingspireEntry.bots))('%s says why it does what it does', (name) => {
    const table = newTable(drawnSetup(`why ${name}`, 1));
    const bot = ravingspireEntry.bots[name as keyof typeof ravingspireEntry.bots]('why');
    const narrator = presenterOf(table.match).narrator(table.state);
    for (let i = 0; i < 40 && table.state.outcome === null; i++) {
      const { match, state, question } = table;
      const result = question
        ? table.answer(0, bot.answer(question, match, state))
        : table.act(0, bot.act(match, state, 0));
      said(narrator.reason(bot.why!()!));
      expect(result.ok).toBe(true);
    }
  });
});
