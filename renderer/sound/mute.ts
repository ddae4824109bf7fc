import type { Surroundings } from '../ui/context.ts';

/** No sound at this screen; also before the host has sent its settings. */
export const isMuted = ({ settings }: Surroundings): boolean => settings?.sound.muted ?? true;

/** Switches all sound off, or on again as loud as it was. */
export async function toggleSound(surroundings: Surroundings): Promise<void> {
  const sound = surroundings.settings?.sound;
  if (sound !== undefined) await surroundings.change({ sound: { ...sound, muted: !sound.muted } });
}
