import type { SoundSettings } from '../../shared/rpc/messages/profile.ts';
import { ambience } from './ambience.ts';
import { SOUNDS, type SoundName } from '../../shared/tableau/motion/sounds.ts';
import { render } from './render.ts';
import { VOICES } from './voices/index.ts';

/** Least time between two plays of the same sound, in milliseconds. */
const ECHO = 45;
/** What comes later than this after what it belongs to is left out; milliseconds. */
const LATE = 150;
/** Seconds in which the hall comes and goes. */
const SWELL = 1.5;
/** Playback rates: a sound varies in pitch each time it is played. */
const RATES = [1, 0.97, 1.03, 0.985, 1.015];

/** What is there as long as something can be heard. */
interface Mixer {
  readonly context: AudioContext;
  readonly effects: GainNode;
  readonly hall: GainNode;
}

/**
 * All sound of the page. Before the first input on the page, and while it is muted, it renders nothing at all; while
 * the page is hidden it is silent.
 */
class Sound {
  private settings: SoundSettings = { effects: 0, ambience: 0, muted: true };
  private mixer: Mixer | null = null;
  private round: AudioBufferSourceNode | null = null;
  /** There has been input on this page. */
  private touched = false;
  /** The player is where the hall can be heard. */
  private inHall = false;
  private readonly takes = new Map<SoundName, AudioBuffer[]>();
  private preparing: Promise<void> | null = null;
  private readonly last = new Map<SoundName, number>();
  private count = 0;

  /** Something is there that could be heard. */
  get isOpen(): boolean {
    return this.mixer !== null;
  }

  /** How it is wanted from now on. */
  configure(settings: SoundSettings): void {
    this.settings = settings;
    if (settings.muted) return this.close();
    if (this.mixer !== null) {
      this.mixer.effects.gain.value = loudness(settings.effects);
      this.mixer.hall.gain.value = loudness(settings.ambience);
    }
    this.fillHall();
  }

  /** Listens for the first input, and for the page being hidden. @returns ends that, and all sound */
  attend(): () => void {
    const stop = new AbortController();
    const { signal } = stop;
    const begin = (): void => {
      this.touched = true;
      this.fillHall();
    };
    for (const name of ['pointerup', 'keydown']) {
      window.addEventListener(name, begin, { capture: true, passive: true, signal });
    }
    document.addEventListener('visibilitychange', () => this.seen(), { signal });
    return () => {
      stop.abort();
      this.close();
    };
  }

  /** Lets a sound be heard now, if anything can be. */
  play(name: SoundName): void {
    const now = performance.now();
    if (this.settings.effects === 0 || now - (this.last.get(name) ?? -ECHO) < ECHO) return;
    const mixer = this.open();
    if (mixer === null) return;
    this.last.set(name, now);
    const takes = this.takes.get(name);
    if (takes !== undefined) this.start(mixer, name, takes);
    else void this.prepare().then(() => performance.now() - now < LATE && this.play(name));
  }

  /** The player comes to where the hall can be heard, or leaves. */
  enterHall(inside: boolean): void {
    this.inHall = inside;
    this.fillHall();
  }

  private start({ context, effects }: Mixer, name: SoundName, takes: readonly AudioBuffer[]): void {
    const turn = this.count++;
    const source = new AudioBufferSourceNode(context, {
      buffer: takes[turn % takes.length],
      playbackRate: RATES[turn % RATES.length],
    });
    source.connect(new GainNode(context, { gain: VOICES[name].gain })).connect(effects);
    source.start();
  }

  /** What is needed to be heard; null while nothing may be. */
  private open(): Mixer | null {
    if (this.mixer !== null) return document.hidden ? null : this.mixer;
    if (this.settings.muted || document.hidden || !this.touched) return null;
    // Not every key counts as a wish to hear something.
    if (!navigator.userActivation.hasBeenActive) return null;
    const context = new AudioContext({ latencyHint: 'interactive' });
    const limit = new DynamicsCompressorNode(context, {
      threshold: -8,
      knee: 6,
      ratio: 12,
      attack: 0.002,
      release: 0.12,
    });
    const effects = new GainNode(context, { gain: loudness(this.settings.effects) });
    const hall = new GainNode(context, { gain: loudness(this.settings.ambience) });
    limit.connect(context.destination);
    effects.connect(limit);
    hall.connect(limit);
    this.mixer = { context, effects, hall };
    void this.prepare();
    return this.mixer;
  }

  private close(): void {
    this.emptyHall();
    const { mixer } = this;
    this.mixer = null;
    if (mixer !== null) void mixer.context.close();
  }

  private seen(): void {
    const { mixer } = this;
    if (mixer === null) return;
    void (document.hidden ? mixer.context.suspend() : mixer.context.resume());
  }

  /** Computes all sounds, once. */
  private async prepare(): Promise<void> {
    this.preparing ??= this.compute();
    await this.preparing;
  }

  private async compute(): Promise<void> {
    for (const name of SOUNDS) {
      const { voice, seconds, takes } = VOICES[name];
      const seeds = Array.from({ length: takes }, (_, take) => 1 + take);
      this.takes.set(name, await Promise.all(seeds.map((seed) => render(voice, seconds, seed))));
    }
  }

  /** The hall is heard wherever it can be, and nowhere else. */
  private fillHall(): void {
    if (!this.inHall || this.settings.ambience === 0) return this.emptyHall();
    if (this.round !== null) return;
    const mixer = this.open();
    if (mixer === null) return;
    const round = new AudioBufferSourceNode(mixer.context, { loop: true });
    this.round = round;
    void ambience().then((buffer) => {
      if (this.round !== round) return;
      const swell = new GainNode(mixer.context, { gain: 0 });
      swell.gain.linearRampToValueAtTime(1, mixer.context.currentTime + SWELL);
      round.buffer = buffer;
      round.connect(swell).connect(mixer.hall);
      round.start();
    });
  }

  private emptyHall(): void {
    const { round } = this;
    this.round = null;
    if (round?.buffer) round.stop();
    round?.disconnect();
  }
}

/** Ears hear by factors: half of the slider is half as loud. */
const loudness = (setting: number): number => setting ** 2;

/** The sound of this page. */
export const sound = new Sound();
