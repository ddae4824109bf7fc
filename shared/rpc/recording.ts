import type { ValidateFunction } from 'ajv';
import type { SavedTable } from '../engine/log.ts';
import { validateSavedTable } from '../generated/validators.js';
import { HARMLESS } from './saved-table.ts';

/** A game as a file: an export, a branch on its way, the game of a terminal, a recorded one. */
export interface Recording extends SavedTable {
  /** The hash after the opening and after each entry that is run, where it is kept to be compared. */
  readonly hashes?: readonly string[];
  /** Who plays, as it says itself. */
  readonly players?: unknown;
}

/** Something is no recording. */
export class Misshapen extends Error {
  override readonly name = 'Misshapen';
  /** Where it is not as it has to be, by the names of fields, from outside in. */
  readonly place: readonly string[];

  constructor(place: readonly string[]) {
    super(place.length > 0 ? `${place.join('/')} is missing or not as it has to be` : 'it is no object');
    this.place = place;
  }
}

/**
 * The recording in plain data, with the fields that this version reads.
 *
 * @param lenient what does no harm may differ: it was written here, by any version
 * @throws Misshapen
 */
export function recordingIn(value: unknown, lenient = false): Recording {
  if (!validateSavedTable(value)) {
    const error = (validateSavedTable.errors ?? []).find(
      ({ keyword }) => !lenient || !HARMLESS.includes(keyword),
    );
    if (error) throw new Misshapen(placeOf(error));
  }
  const {
    game,
    rulesVersion,
    setup: { seed, heroes, packs, options, rulings },
    definitions,
    log,
    practice = false,
    base = null,
    checkpoint = null,
    hash,
    hashes,
    players,
  } = value as Recording;
  return {
    game,
    rulesVersion,
    setup: { seed, heroes, packs, options, ...(rulings !== undefined && { rulings }) },
    definitions,
    log: log.map(({ n, seat, kind, body, externals }) => ({ n, seat, kind, body, externals })),
    practice,
    base: base && { entries: base.entries, state: base.state },
    checkpoint: checkpoint && { after: checkpoint.after, state: checkpoint.state },
    hash,
    ...(hashes !== undefined && { hashes }),
    ...(players !== undefined && { players }),
  };
}

/** A recording as the text of a file. */
export const recordingText = (recording: Recording): string => JSON.stringify(recording);

/** Where a value is not as the schema wants it. */
function placeOf({ instancePath, params }: NonNullable<ValidateFunction['errors']>[number]): string[] {
  const { missingProperty, additionalProperty } = params as { [name: string]: string | undefined };
  const last = missingProperty ?? additionalProperty;
  return [...instancePath.split('/').slice(1), ...(last === undefined ? [] : [last])];
}
