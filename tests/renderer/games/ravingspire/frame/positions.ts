// Updates of tables, made by the host's own presenter in Node.
import { ravingspireEntry } from '../../../../../shared/games/ravingspire/entry.ts';
import { greedyPlayer } from '../../../../../shared/games/ravingspire/bots/greedy.ts';
import type { Json } from '../../../../../shared/engine/json.ts';
import type { TableUpdate } from '../../../../../shared/rpc/messages/tables.ts';
import { presenterOf } from '../../../../support/present.ts';
import { HEROES, newTable } from '../../../../support/ravingspire.ts';

interface Wanted {
  readonly seats: number;
  /** The kind of decision that a seat has to make. */
  readonly until: string;
  /** Entries that are made before at least. */
  readonly entries?: number;
}

/** What the owner of all seats is shown at the first such position of a game. */
export function positionOf({ seats, until, entries = 60 }: Wanted): TableUpdate {
  const heroes = HEROES.slice(0, seats);
  const table = newTable({ seed: `table of ${seats}`, heroes, packs: ['base'], options: {} });
  const { match } = table;
  for (let n = 0; n < entries || table.decisions()[0]?.kind !== until; n++) {
    const { question, state } = table;
    const [{ seat }] = table.decisions();
    const result = question
      ? table.answer(seat, greedyPlayer.answer(question, match, state))
      : table.act(seat, greedyPlayer.act(match, state, seat));
    if (!result.ok) throw new Error(result.refusal.code);
  }
  const presenter = presenterOf(match);
  const eyes = heroes.map((_, seat) => seat);
  const { question, state } = table;
  const asked = table.decisions().map(({ seat }) => seat);
  return {
    table: 'table',
    game: ravingspireEntry.game.id,
    n: table.log.length,
    seats: eyes.map((seat) => ({
      seat,
      hero: heroes[seat],
      player: { kind: 'person', name: `Player ${seat + 1}` },
      name: `Hero ${seat + 1}`,
      mine: true,
      toAct: asked.includes(seat),
    })),
    eyes,
    curtain: null,
    tableau: presenter.tableau(state, eyes),
    view: ravingspireEntry.game.view(match, state, eyes) as unknown as Json,
    prompts: asked.map((seat) => presenter.prompt(state, seat, question?.seat === seat ? question : null)),
    undo: { can: 'yes', why: null },
    redo: false,
    consent: null,
    stuck: null,
    chapters: [],
    faces: {},
    practice: false,
    notice: null,
    outcome: null,
    details: {
      seed: 'table',
      packs: [{ id: 'base', title: 'Base set' }],
      options: [],
      rulesVersion: 1,
      hash: null,
    },
  };
}
