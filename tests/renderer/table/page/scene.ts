import type { Definitions, Seat, Setup } from '../../../../shared/engine/game.ts';
import type { PlayerChoice } from '../../../../shared/rpc/messages/tables.ts';
import type { Settings } from '../../../../shared/rpc/messages/profile.ts';
import type { CardText } from '../../../../shared/packs/schema.ts';
import type { Tongue } from '../../../../renderer/ui/words.ts';

/** What a page of a test begins with: plain data, made by the test and fetched by the page. */
export interface Scene {
  readonly game: 'first' | 'second' | 'toy' | 'pilgrims' | 'lamps' | 'noughts';
  readonly tongue: Tongue;
  readonly settings: Settings;
  readonly setup: Setup;
  readonly definitions: Definitions;
  /** Translated names and stories of cards, by id; the definitions have those of the language they are written in. */
  readonly texts: { readonly [id: string]: CardText };
  readonly players: readonly PlayerChoice[];
  /** Seats of other sessions that take part in the game. */
  readonly elsewhere: readonly Seat[];
  /** Entries that bots make before the page is shown. */
  readonly played: number;
  /** The table cannot be shown until it is mended. */
  readonly broken?: boolean;
  /** Who has signed the finished game before. */
  readonly signed?: readonly string[];
}
