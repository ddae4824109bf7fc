// What all voices are made of: seeded noise, filters, resonators, envelopes. Nothing here knows what it is the sound of.

import { lots, type Lot } from './lots.ts';

/** A voice builds its sound into a context, from time 0 on. */
export type Voice = (tools: Tools) => void;

/** How something swells and dies away; times in seconds. */
export interface Envelope {
  readonly at: number;
  readonly attack: number;
  /** From the loudest moment until it can hardly be heard. */
  readonly decay: number;
  readonly peak: number;
}

/** A ringing body: partials by frequency in hertz, loudness and length in seconds. */
export type Partials = readonly (readonly [hertz: number, gain: number, decay: number])[];

const SILENT = 0.0001;

/** The tools of a voice in one context. */
export class Tools {
  readonly context: BaseAudioContext;
  readonly out: AudioNode;
  readonly lot: Lot;
  private hiss: AudioBuffer | null = null;

  constructor(context: BaseAudioContext, out: AudioNode, seed: number) {
    this.context = context;
    this.out = out;
    this.lot = lots(seed);
  }

  /** A number between two. */
  between(low: number, high: number): number {
    return low + (high - low) * this.lot();
  }

  /** White noise through a chain of nodes. @param seconds of it */
  noise(at: number, seconds: number, ...chain: readonly AudioNode[]): void {
    const source = this.context.createBufferSource();
    source.buffer = this.white();
    source.loop = true;
    // Every burst begins somewhere else, so that no two are alike.
    source.start(at, this.lot() * source.buffer.duration, seconds);
    this.join(source, chain);
  }

  /** A tone. Its pitch glides where `to` says so. */
  tone(
    type: OscillatorType,
    hertz: number,
    at: number,
    seconds: number,
    chain: readonly AudioNode[],
    to = hertz,
  ): void {
    const source = this.context.createOscillator();
    source.type = type;
    source.frequency.setValueAtTime(hertz, at);
    if (to !== hertz) source.frequency.exponentialRampToValueAtTime(to, at + seconds);
    source.start(at);
    source.stop(at + seconds);
    this.join(source, chain);
  }

  /** A body that is struck and rings. */
  ring(partials: Partials, at: number, gain: number): void {
    for (const [hertz, loud, decay] of partials) {
      const shape = this.shape({ at, attack: 0.002, decay, peak: gain * loud });
      this.tone('sine', hertz, at, decay + 0.01, [shape]);
    }
  }

  filter(
    type: BiquadFilterType,
    hertz: number,
    q = 0.7,
    to?: readonly [hertz: number, at: number],
  ): BiquadFilterNode {
    const node = this.context.createBiquadFilter();
    node.type = type;
    node.Q.value = q;
    node.frequency.setValueAtTime(hertz, 0);
    if (to !== undefined) node.frequency.exponentialRampToValueAtTime(to[0], to[1]);
    return node;
  }

  /** An envelope: silence, a quick or slow rise, and a fall to silence. */
  shape({ at, attack, decay, peak }: Envelope): GainNode {
    const node = this.context.createGain();
    const { gain } = node;
    gain.setValueAtTime(0, 0);
    gain.setValueAtTime(SILENT, at);
    gain.exponentialRampToValueAtTime(peak, at + attack);
    gain.exponentialRampToValueAtTime(SILENT, at + attack + decay);
    gain.setValueAtTime(0, at + attack + decay);
    return node;
  }

  /** Connects nodes one after the other, and the last to what is heard. */
  private join(source: AudioNode, chain: readonly AudioNode[]): void {
    [...chain, this.out].reduce((from, to) => from.connect(to), source);
  }

  private white(): AudioBuffer {
    if (this.hiss !== null) return this.hiss;
    const { sampleRate } = this.context;
    const buffer = this.context.createBuffer(1, sampleRate, sampleRate);
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = this.lot() * 2 - 1;
    this.hiss = buffer;
    return buffer;
  }
}
