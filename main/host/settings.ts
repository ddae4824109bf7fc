import type { Json } from '../../shared/engine/json.ts';
import type { Params } from '../../shared/rpc/contract.ts';
import type { Settings } from '../../shared/rpc/messages.ts';
import type { SettingsRepository } from '../db/settings.ts';

const KEY = 'settings';

/** How it is until somebody changes it. */
export const STANDARD: Settings = {
  language: 'en',
  textSize: 1,
  palette: 'standard',
  contrast: 'normal',
  motion: 'normal',
  names: [],
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
    const kept = this.repository.get(KEY);
    // Settings of a later version may be missing here, and those of an earlier one there.
    return { ...STANDARD, ...(typeof kept === 'object' && !Array.isArray(kept) ? kept : {}) } as Settings;
  }

  set(change: Params<'settings.set'>['change']): Settings {
    const settings: Settings = { ...this.get(), ...change };
    this.repository.set(KEY, settings as unknown as Json);
    this.changed(settings);
    return settings;
  }
}
