import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readRecording, runEntries } from '../../../../../scripts/commands/support/recording.ts';
import { games } from '../../../../../shared/games/index.ts';
import { findAnswer, findChoice } from '../../../../../shared/tableau/match.ts';
import { isPayable, payWith } from '../../../../../shared/tableau/payment.ts';
import { phraseText } from '../../../../../shared/words/tokens.ts';
import { titles } from '../../../../support/present.ts';
import { startOf } from '../../../../../shared/engine/versions.ts';

const FOLDER = join(import.meta.dirname, '../../../../recorded');
const files = readdirSync(FOLDER).filter((file) => file.endsWith('.json') && file !== 'definitions.json');

/** What a source of a payment says that may cost something or give less. */
const RISKY = /rolls or asks|may give only|instead of|−\d+ sanity|sanity lost/;

describe('prompts alone are enough to play every recorded game, entry by entry', () => {
  test.each(files)('%s', (file) => {
    const saved = readRecording(join(FOLDER, file));
    const entry = games.find(({ game }) => game.id === saved.game)!;
    const table = startOf(entry.game, saved);
    const presenter = entry.presenter(table.match, saved.definitions, 'en', titles);
    let found = 0;
    for (const { n, seat, kind, body, externals } of runEntries(saved)) {
      const { question } = table;
      const prompt = presenter.prompt(table.state, seat, question?.seat === seat ? question : null);
      if (kind === 'answer') {
        const answer = findAnswer(prompt, body);
        if (answer === null) expect.fail(`entry ${n}: no answer ${JSON.stringify(body)}`);
        expect(answer.answer.value).toEqual(body);
        found++;
      } else if (kind === 'action') {
        const match = findChoice(prompt, body);
        if (match === null) expect.fail(`entry ${n}: no choice for ${JSON.stringify(body)}`);
        const { choice, payment } = match;
        expect(payment === null || !isPayable(choice) ? choice.action : payWith(choice, payment)).toEqual(
          body,
        );
        if (payment === null) expect(choice.refusal).toBeNull();
        // The last step cannot be taken back after a failure.
        const enters = (body as { enterKeep?: boolean }).enterKeep === true;
        if (enters)
          expect(choice.warnings.map(({ sentence }) => phraseText(sentence)).join()).toMatch(
            /^The last challenge begins at once/,
          );
        for (const { card, risk, note } of isPayable(choice) ? choice.form.sources : [])
          expect(risk, phraseText(note)).toBe(RISKY.test(phraseText(note)) && card >= 0);
        found++;
      }
      table.replayEntry({ n, seat, kind, body, externals });
    }
    expect(found).toBeGreaterThan(50);
    const over = presenter.prompt(table.state, 0, null);
    expect(over.kind).toBe('over');
    expect(over.groups).toEqual([]);
  });
});
