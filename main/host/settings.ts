import type { Json } from '../../shared/engine/json.ts';
import type { Params } from '../../shared/rpc/contract.ts';
import type { Settings } from '../../shared/rpc/messages/profile.ts';
import type { SettingsRepository } from '../db/settings.ts';

const KEY = 'settings';

/** The defaults. */
export const STANDARD: Settings = {
  language: 'en',
  textSize: 1,
  palette: 'standard',
  contrast: 'normal',
  motion: 'normal',
  table: 'drawn',
  ask: 'serious',
  board: { kind: 'solid', quality: 'medium', ambient: true },
  sound: { effects: 0.7, ambience: 0.5, muted: false },
  names: [],
  game: null,
  tour: { stage: 'offered', step: 'pack', pack: null },
};

/** The owner's settings. */
export class SettingsService {
  private readonly repository: SettingsRepository;
  private readonly changed: (settings: Settings) => void;

  constructor(repository: SettingsRepository, changed: (settings: Settings) => void) {
    this.repository = repository;
    this.changed = changed;
  }

  get(): Settings {
    const kept = fieldsOf(this.repository.get(KEY));
    // Settings of a later version may be missing here, and those of an earlier one there.
    const sound = { ...STANDARD.sound, ...fieldsOf(kept['sound']) };
    const board = { ...STANDARD.board, ...fieldsOf(kept['board']) };
    return { ...STANDARD, ...kept, board, sound } as Settings;
  }

  set(change: Params<'settings.set'>['change']): Settings {
    const settings: Settings = { ...this.get(), ...change };
    this.repository.set(KEY, settings as unknown as Json);
    this.changed(settings);
    return settings;
  }
}

type Fields = { readonly [field: string]: Json };

const isFields = (kept: Json | undefined): kept is Fields =>
  typeof kept === 'object' && kept !== null && !Array.isArray(kept);

/** The fields of what was kept; none if it is not an object. */
const fieldsOf = (kept: Json | undefined): Fields => (isFields(kept) ? kept : {});
