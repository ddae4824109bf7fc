import { expect, test } from 'vitest';
import { SettingsService, STANDARD } from '../../../main/host/settings.ts';
import type { SettingsRepository } from '../../../main/db/settings.ts';
import type { Json } from '../../../shared/engine/json.ts';

/** Settings over values in memory. */
function kept(value: Json | undefined): { service: SettingsService; values: Map<string, Json> } {
  const values = new Map<string, Json>(value === undefined ? [] : [['settings', value]]);
  const repository = {
    get: (name: string) => values.get(name),
    set: (name: string, json: Json) => void values.set(name, json),
  } as unknown as SettingsRepository;
  return { service: new SettingsService(repository, () => undefined), values };
}

test('a setting that an earlier version did not know has its default until it is changed', () => {
  const { service } = kept({ language: 'de', motion: 'off' });
  expect(service.get()).toEqual({ ...STANDARD, language: 'de', motion: 'off' });
});

test('a part of a setting that an earlier version did not know is filled in, and the rest stays', () => {
  const { service } = kept({ sound: { effects: 0.2 } });
  expect(service.get().sound).toEqual({ ...STANDARD.sound, effects: 0.2 });
});

test.each([[undefined], [null], ['text'], [[1]], [{ sound: 'loud' }], [{ sound: null }]])(
  'what was kept as %j does no harm',
  (value) => {
    expect(kept(value).service.get()).toEqual(STANDARD);
  },
);

test('a change is kept, and the rest with it', () => {
  const { service, values } = kept({ textSize: 1.3 });
  const sound = { effects: 1, ambience: 0, muted: true };
  expect(service.set({ sound })).toEqual({ ...STANDARD, textSize: 1.3, sound });
  expect(values.get('settings')).toEqual({ ...STANDARD, textSize: 1.3, sound });
});
