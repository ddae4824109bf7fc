import type { Seat } from '../../shared/engine/game.ts';
import type { RecordRow } from '../../shared/rpc/messages/profile.ts';
import type { SeatState, TableUpdate } from '../../shared/rpc/messages/tables.ts';
import type { TableSession } from './session.svelte.ts';

/** A person who signs, with the seats that this person played. */
export interface Signer {
  /** The first of them. */
  readonly seat: Seat;
  /** What they were called in the game. */
  readonly heroes: readonly string[];
}

/** Signing a finished game for the hall of records: a name for each person at this screen, however many seats. */
export class Signing {
  /** Those who can sign. */
  readonly people: readonly Signer[];
  /** Values of the fields, by the first seat of each. */
  readonly names: string[];
  /** What was signed; null while it is not. */
  record: RecordRow | null = $state.raw(null);
  /** It is known whether it was signed before: until then the form does not ask. */
  known = $state(false);
  private readonly session: TableSession;

  constructor(session: TableSession, { seats }: Pick<TableUpdate, 'seats'>) {
    this.session = session;
    this.people = signersOf(seats);
    const names = $state(seats.map(({ player }) => (player.kind === 'person' ? player.name : '')));
    this.names = names;
    void this.ask();
  }

  /** The names that have been given. */
  get signers(): string[] {
    return this.people.map(({ seat }) => this.names[seat].trim()).filter((name) => name !== '');
  }

  private async ask(): Promise<void> {
    this.record = await this.session.record();
    this.known = true;
  }

  readonly sign = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    this.record = await this.session.sign(this.signers);
  };
}

/** The people at this screen, each once, in the order of their first seats. */
function signersOf(seats: readonly SeatState[]): Signer[] {
  const mine = seats.flatMap(({ seat, name, player, mine }) =>
    player.kind === 'person' && mine ? [{ seat, name, person: player.person ?? player.name }] : [],
  );
  return mine
    .filter(({ person }, i) => mine.findIndex((other) => other.person === person) === i)
    .map(({ seat, person }) => ({
      seat,
      heroes: mine.filter((other) => other.person === person).map(({ name }) => name),
    }));
}
