import { describe, expect, test } from 'vitest';
import { same } from '../../../../../shared/engine/json.ts';
import { ravingspire } from '../../../../../shared/games/ravingspire/index.ts';
import type { Action } from '../../../../../shared/games/ravingspire/types.ts';
import {
  isPayable,
  payWith,
  proposedPayment,
  type PayableChoice,
} from '../../../../../shared/tableau/payment.ts';
import type { Choice } from '../../../../../shared/tableau/tableau.ts';
import { LONG } from '../../../../support/long.ts';
import { checkPrompt, checkTableau, presenterOf, promptOf, visitGame } from '../../../../support/present.ts';
import type { TowerTable } from '../../../../support/ravingspire.ts';

/** Few every day; the soak plays more. */
const GAMES = LONG ? 60 : 4;
const CHUNK = 4;
const POSITIONS = 110;

/** What was met on the way; a run that never meets a thing proves nothing about it. */
interface Met {
  refused: number;
  minor: number;
  payments: number;
  payable: number;
  warnings: number;
  kinds: Set<string>;
}

const legality = ({ match, state }: TowerTable, seat: number, action: unknown) =>
  ravingspire.check(match, state, seat, action as Action);

function checkChoices(table: TowerTable, seat: number, choices: readonly Choice[], met: Met): void {
  const { match, state } = table;
  const legal = choices.filter(({ refusal }) => refusal === null);
  for (const action of ravingspire.options(match, state, seat)) {
    const found = legal.filter((choice) => same(choice.action, action));
    if (found.length !== 1) expect.fail(`${JSON.stringify(action)} is offered ${found.length} times`);
  }
  const texts = choices.map(({ action }) => JSON.stringify(action));
  expect(new Set(texts).size).toBe(texts.length);
  expect(legal.filter(({ onward }) => onward).length).toBeLessThanOrEqual(1);
  for (const choice of choices) {
    const refusal = legality(table, seat, choice.action);
    if ((refusal === null) !== (choice.refusal === null))
      expect.fail(
        `${JSON.stringify(choice.action)} is shown as ${choice.refusal === null ? '' : 'im'}possible`,
      );
    if (choice.refusal !== null) {
      expect(choice.onward).toBe(false);
      met.refused++;
    }
    if (choice.minor) met.minor++;
    if (choice.warnings.length > 0) met.warnings++;
    if (isPayable(choice)) checkPayment(table, seat, choice, met);
  }
}

function checkPayment(table: TowerTable, seat: number, choice: PayableChoice, met: Met): void {
  const { form: payment } = choice;
  expect(payment.sources.length).toBeGreaterThan(0);
  expect(payment.ways.length).toBeGreaterThan(payment.proposed);
  expect(new Set(payment.sources.map(({ card }) => card)).size).toBe(payment.sources.length);
  if (choice.refusal !== null) {
    met.payable++;
    return;
  }
  expect(payWith(choice, proposedPayment(payment))).toEqual(choice.action);
  // Everything on one heap is enough for something that can be paid, unless an attribute has to be named well.
  const brute = payment.ways.findIndex(({ set }) => set['brute'] === true);
  if (brute >= 0) {
    const all = payWith(choice, { way: brute, uses: payment.sources.map(() => 0) });
    expect(legality(table, seat, all)?.code ?? 'none').toMatch(/none|too-little-brute/);
  }
  met.payments++;
}

/** For each single card in hand and slots that can be used in a way there is a choice with it. */
function checkCards(table: TowerTable, seat: number, choices: readonly Choice[]): void {
  const { hand, slots, discard } = table.state.heroes[seat];
  const actions = choices
    .filter(({ refusal }) => refusal === null)
    .map(({ action }) => action as unknown as Action);
  const tried: Action[] = [...hand, ...slots.flat()].flatMap((card): Action[] => [
    { do: 'play', card, instead: true },
    { do: 'generate', card },
    { do: 'unslot', card },
    ...slots.map((_, slot): Action => ({ do: 'slot', card, slot })),
    { do: 'flank', card, assist: true },
    { do: 'flank', card, assist: false },
  ]);
  const well = actions.find((action) => action.do === 'well');
  if (well !== undefined) for (const banish of [...hand, ...discard]) tried.push({ ...well, banish });
  for (const action of tried) {
    if (legality(table, seat, action) !== null) continue;
    if (!actions.some((offered) => same(offered, action)))
      expect.fail(`${JSON.stringify(action)} is legal and not offered`);
  }
}

describe('what a table shows and asks for', () => {
  for (let from = 0; from < GAMES; from += CHUNK) {
    test(`games ${from} to ${from + CHUNK - 1}: every option once, nothing refused that works`, () => {
      const met: Met = { refused: 0, minor: 0, payments: 0, payable: 0, warnings: 0, kinds: new Set() };
      for (let number = from; number < from + CHUNK; number++) {
        let presenters: ReturnType<typeof presenterOf>[] = [];
        visitGame(number, POSITIONS, (table) => {
          if (presenters.length === 0)
            presenters = (['en', 'de'] as const).map((language) => presenterOf(table.match, language));
          const allSeats = table.match.heroes.map((_, seat) => seat);
          for (const presenter of presenters) {
            checkTableau(presenter.tableau(table.state, allSeats));
            for (const { seat } of table.decisions()) {
              const prompt = promptOf(presenter, table, seat);
              checkPrompt(prompt);
              met.kinds.add(prompt.kind);
              if (prompt.answers !== null) {
                expect(prompt.answers.map(({ value }) => value)).toEqual(table.question!.options);
                continue;
              }
              const choices = prompt.groups.flatMap((group) => group.choices);
              checkChoices(table, seat, choices, met);
              checkCards(table, seat, choices);
            }
          }
        });
      }
      const { kinds, payable, ...counts } = met;
      expect(kinds.size).toBeGreaterThan(5);
      expect(payable).toBeGreaterThan(0);
      for (const count of Object.values(counts)) expect(count).toBeGreaterThan(20);
    });
  }
});
