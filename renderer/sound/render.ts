// Sounds are computed once, before they are heard: during a game, a sound costs no more than playing it.
import { Tools, type Voice } from './synth.ts';

/** Sounds need no more; samples per second. */
const RATE = 44_100;

/** The loudest sample of every sound: -1 dBFS. */
const PEAK = 0.89;
/** The last seconds of a sound fade, so that it does not end with a click. */
const FADE = 0.008;

/**
 * Computes a sound.
 *
 * @param seconds of it
 * @param seed the same sound for the same seed
 */
export async function render(voice: Voice, seconds: number, seed: number): Promise<AudioBuffer> {
  const context = new OfflineAudioContext(1, Math.ceil(seconds * RATE), RATE);
  voice(new Tools(context, context.destination, seed));
  const buffer = await context.startRendering();
  const samples = buffer.getChannelData(0);
  level(samples, PEAK);
  const fade = Math.round(FADE * RATE);
  for (let i = 0; i < fade; i++) samples[samples.length - 1 - i] *= i / fade;
  return buffer;
}

/** Makes the loudest sample as loud as that; silence stays silent. */
export function level(samples: Float32Array, peak: number): void {
  let most = 0;
  for (const sample of samples) most = Math.max(most, Math.abs(sample));
  if (most === 0) return;
  for (let i = 0; i < samples.length; i++) samples[i] *= peak / most;
}
