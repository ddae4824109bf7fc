import { RpcError } from '../../../shared/rpc/failure.ts';
import type {
  PackCommand,
  WorkshopAnswer,
  WorkshopPack,
  WrittenCardRow,
} from '../../../shared/rpc/messages/workshop.ts';

/** What carries commands out. */
interface Commanded<C extends PackCommand> {
  command(command: C): Promise<WorkshopAnswer | null>;
}

/** A pack that a new card may come into. */
export interface CardPack extends Commanded<Extract<PackCommand, { readonly do: 'new' }>> {
  readonly shown: {
    readonly pack: Pick<WorkshopPack, 'kinds' | 'templates'> | null;
    readonly cards: readonly Pick<WrittenCardRow, 'kind'>[];
    /** Of the cards, in their order. */
    readonly keys: readonly string[];
    /** That of the card that is shown. */
    readonly key: string | null;
  };
}

/** A command that a dialog gives, and why it was not carried out. */
export class Commanding {
  /** In words; null: nothing was refused. */
  refused: string | null = $state.raw(null);
  isBusy = $state(false);

  /** @returns whether it was carried out */
  async give<C extends PackCommand>(session: Commanded<C>, command: C): Promise<boolean> {
    if (this.isBusy) return false;
    this.isBusy = true;
    try {
      const answer = await session.command(command);
      this.refused = answer?.ok === false ? answer.sentence : null;
    } catch (error) {
      if (!(error instanceof RpcError)) throw error;
      this.refused = error.message;
    } finally {
      this.isBusy = false;
    }
    return this.refused === null;
  }
}
