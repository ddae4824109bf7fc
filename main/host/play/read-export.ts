import type { Definitions } from '../../../shared/engine/game.ts';
import type { GameEntry } from '../../../shared/games/index.ts';
import type { Definition, GameContent } from '../../../shared/packs/content.ts';
import { nameInPack, packOf } from '../../../shared/packs/card-id.ts';
import { inOneLine } from '../../../shared/packs/line.ts';
import { outline } from '../../../shared/packs/outline.ts';
import { hasCleanTexts } from '../../../shared/packs/parse.ts';
import { Misshapen, recordingIn, type Recording } from '../../../shared/rpc/recording.ts';
import { FILE_LIMITS } from '../../../shared/rpc/saved-table.ts';
import { unfitCard } from '../fit-cards.ts';
import { BadInput } from './bad-input.ts';
import { flawIn, holdsMoreThan } from './plain-data.ts';

/** Cards that are checked at once: as many as one file of a pack may hold. */
const AT_ONCE = 500;

/** A table as it came, before anything of it is played. */
export interface Read {
  readonly entry: GameEntry;
  readonly saved: Recording;
}

type Fields = { readonly [name: string]: unknown };

/**
 * Reads an exported table and checks all that can be known without playing: how much it holds, its shape, and each of
 * its cards by the schema and the bounds of the game. What is in the file besides is left out.
 *
 * @throws BadInput
 */
export function readExport(text: string, games: readonly GameEntry[]): Read {
  const value = parsed(text);
  checkSize(value);
  const saved = recorded(value);
  checkAmount(saved.definitions);
  const flaw = flawIn(saved);
  if (flaw !== null) throw notAsItHasToBe(...flaw);
  const seats = saved.setup.heroes.length;
  const stray = saved.log.findIndex(({ n, seat }, i) => n !== i + 1 || seat >= seats);
  if (stray >= 0) throw notAsItHasToBe('log', String(stray));
  if ((saved.base?.entries ?? 0) > saved.log.length) throw notAsItHasToBe('base');
  const entry = games.find(({ game }) => game.id === saved.game);
  if (!entry) throw new BadInput('missing.game', { id: saved.game });
  const { rulesVersion: newest } = entry.game;
  if (saved.rulesVersion > newest) {
    throw new BadInput('cannot.table.rules', { version: saved.rulesVersion, known: newest });
  }
  if (entry.content) checkCards(entry.content, saved.definitions);
  return { entry, saved };
}

/** The recording, with the cards of its packs: those are what a table is set up with. */
function recorded(value: Fields): Recording {
  try {
    const recording = recordingIn(value);
    const { packs } = recording.setup;
    const ofPacks = Object.entries(recording.definitions).filter(([id]) => packs.includes(packOf(id)));
    return { ...recording, definitions: Object.fromEntries(ofPacks) };
  } catch (error) {
    if (error instanceof Misshapen) throw notAsItHasToBe(...error.place);
    throw error;
  }
}

function parsed(text: string): Fields {
  // Before parsing: what it would become may not fit the memory.
  const { deep, values } = outline(text, FILE_LIMITS.depth);
  if (deep >= 0) throw new BadInput('cannot.table.deep', { most: FILE_LIMITS.depth });
  if (values > FILE_LIMITS.values) throw new BadInput('cannot.table.much', { most: FILE_LIMITS.values });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new BadInput('cannot.table.json', {}, error);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new BadInput('cannot.table.json');
  }
  return value as Fields;
}

/** Before the schema is asked: it notes everything that does not fit, however much that is. */
function checkSize({ setup, definitions, log }: Fields): void {
  const { entries, logValues, setupValues, cardValues } = FILE_LIMITS;
  if (Array.isArray(log) && log.length > entries)
    throw new BadInput('cannot.table.long', { count: log.length, most: entries });
  if (holdsMoreThan(log, logValues)) throw notAsItHasToBe('log');
  if (holdsMoreThan(setup, setupValues)) throw notAsItHasToBe('setup');
  if (typeof definitions !== 'object' || definitions === null) return;
  const cards = Object.entries(definitions);
  if (cards.length > FILE_LIMITS.definitions) throw notAsItHasToBe('definitions');
  for (const [card, definition] of cards) if (holdsMoreThan(definition, cardValues)) throw badCard(card);
}

/** Of the cards that are kept: the host works on all of them at once. */
function checkAmount(definitions: Definitions): void {
  const { cards, cardsValues } = FILE_LIMITS;
  if (Object.keys(definitions).length > cards || holdsMoreThan(definitions, cardsValues))
    throw new BadInput('cannot.table.cards', { most: cards, values: cardsValues });
}

/** Names that are shown of a place, and letters of each. */
const SHOWN = { names: 3, letters: 60 };

/** Something in the file is not as it has to be, at a place that is named by its fields. */
function notAsItHasToBe(...names: readonly string[]): BadInput {
  const shown = names.slice(0, SHOWN.names).map((name) => inOneLine(name).slice(0, SHOWN.letters));
  return new BadInput('cannot.table.shape', { where: shown.join('/') });
}

const badCard = (id: string): BadInput =>
  new BadInput('cannot.table.card', { card: inOneLine(id).slice(0, SHOWN.letters) });

/** Each card must pass the schema and the bounds, under its own name. */
function checkCards(content: GameContent, definitions: Definitions): void {
  const all = Object.entries(definitions) as [string, Definition][];
  for (let i = 0; i < all.length; i += AT_ONCE) {
    const unfit = unfitCard(content, all.slice(i, i + AT_ONCE), definitions);
    if (unfit !== null) throw badCard(unfit);
  }
  for (const [id, card] of all) if (nameInPack(id) !== card.id || !hasCleanTexts(card)) throw badCard(id);
}
