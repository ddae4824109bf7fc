// The hall around the table: wind in the stairs, a drip now and then, an organ pipe left open far away.
import { level } from './render.ts';
import { Tools, type Partials } from './synth.ts';

/** Wind needs no more; samples per second. */
const RATE = 22_050;
/** Seconds of the whole, and of its end that melts into its beginning: it goes round without a seam. */
const [ROUND, SEAM] = [26, 3];
/** The loudest sample, -24 dBFS: a drip close by. On the whole it stays below -30 dBFS. */
const PEAK = 0.063;

/** Computes one round of it. The same every time. */
export async function ambience(seed = 1): Promise<AudioBuffer> {
  const context = new OfflineAudioContext(1, (ROUND + SEAM) * RATE, RATE);
  const tools = new Tools(context, context.destination, seed);
  wind(tools, [180, 420], 0.5);
  wind(tools, [500, 1100], 0.14);
  pipe(tools);
  for (const at of [3.1, 9.4, 10.05, 17.8, 22.6]) drip(tools, at);
  const whole = (await context.startRendering()).getChannelData(0);
  const round = new AudioBuffer({ length: ROUND * RATE, numberOfChannels: 1, sampleRate: RATE });
  round.copyToChannel(looped(whole), 0);
  return round;
}

/** The last seconds are mixed into the first ones, and left out. */
function looped(whole: Float32Array): Float32Array<ArrayBuffer> {
  const round = new Float32Array(ROUND * RATE);
  round.set(whole.subarray(0, round.length));
  const seam = SEAM * RATE;
  for (let i = 0; i < seam; i++) {
    // Equally loud all the way: what is mixed has nothing to do with each other.
    const part = (i / seam) * (Math.PI / 2);
    round[i] = round[i] * Math.sin(part) + whole[round.length + i] * Math.cos(part);
  }
  level(round, PEAK);
  return round;
}

/** Air that finds its way: noise in a band that wanders, swelling and failing. */
function wind(t: Tools, [low, high]: readonly [number, number], loud: number): void {
  const band = t.filter('bandpass', (low + high) / 2, 1.6);
  const swell = t.context.createGain();
  swell.gain.setValueAtTime(loud * 0.5, 0);
  for (let at = 0; at < ROUND + SEAM;) {
    at += t.between(1.4, 3.6);
    band.frequency.exponentialRampToValueAtTime(t.between(low, high), at);
    swell.gain.linearRampToValueAtTime(loud * t.between(0.25, 1), at);
  }
  t.noise(0, ROUND + SEAM, band, t.filter('lowpass', 1600), swell);
}

/** Two low notes of a stopped pipe that lean on each other, from time to time. */
function pipe(t: Tools): void {
  for (const [at, seconds] of [
    [5, 8],
    [15.5, 7],
  ] as const) {
    for (const [hertz, peak] of [
      [73.4, 0.05],
      [73.9, 0.04],
      [220.2, 0.012],
    ] as const) {
      const swell = t.shape({ at, attack: seconds * 0.45, decay: seconds * 0.55, peak });
      t.tone('sine', hertz, at, seconds, [swell]);
    }
  }
}

/** Water into water, in a niche that answers. */
function drip(t: Tools, at: number): void {
  const hertz = t.between(700, 1050);
  const drop = t.shape({ at, attack: 0.004, decay: 0.07, peak: 0.34 });
  t.tone('sine', hertz, at, 0.09, [drop], hertz * 1.5);
  const niche: Partials = [
    [hertz * 0.52, 0.3, 0.22],
    [hertz * 0.81, 0.16, 0.3],
  ];
  t.ring(niche, at + 0.03, 0.22);
}
