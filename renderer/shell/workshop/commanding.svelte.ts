import { RpcError } from '../../../shared/rpc/failure.ts';
import type { PackCommand } from '../../../shared/rpc/messages/workshop.ts';
import type { PackSession } from '../../workshop/host/pack-session.svelte.ts';

/** A command that a dialog gives, and why it was not carried out. */
export class Commanding {
  /** In words; null: nothing was refused. */
  refused: string | null = $state.raw(null);
  isBusy = $state(false);

  /** @returns whether it was carried out */
  async give(session: PackSession, command: PackCommand): Promise<boolean> {
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
