import { createContext } from 'svelte';
import type { Json } from '../../../shared/engine/json.ts';
import type { ArtDefinition } from '../../../shared/face/art/schema.ts';
import type { Picture } from '../../../shared/face/model.ts';
import {
  MOST_LAYERS,
  PICTURE_MIDDLE,
  SCENE_NAMES,
  USUAL_LIGHTS,
  type FrontName,
  type SceneName,
} from '../../../shared/face/vocabulary.ts';
import { valueAt } from '../../../shared/packs/pointer.ts';
import type { PictureRow } from '../../../shared/rpc/messages/workshop-pictures.ts';
import type { Maker } from '../../../shared/packs/pictures.ts';
import type { Words } from '../../ui/words.ts';
import type { ArtPort } from './art-port.ts';
import { gestureFrom } from './art-gesture.ts';
import { freePlace } from './free-place.ts';
import { cardTexts, type CardTexts, type DrawnCard } from './card-texts.ts';
import { used } from './lately.svelte.ts';
import { ownedArt, shownPicture, type Layer } from './picture.ts';
import { iconsFor, surprise } from './surprise.ts';
import type { TextKey } from './text/en.ts';

/** What of a picture has been chosen: one of its figures, by its index from the back, or its light. */
export type ArtChoice = { readonly kind: 'layer'; readonly index: number } | { readonly kind: 'light' };

const EMPTY: Picture = { ground: 'glory', light: USUAL_LIGHTS.glory, layers: [], front: [] };

/** The picture of a card while it is composed: as it is meant by now, and what is sent of it. */
export class Composer {
  readonly port: ArtPort;
  private readonly t: Words<TextKey>;
  private readonly iconName: (icon: string) => string;
  private picked = $state.raw<ArtChoice | null>(null);
  /** As it is being dragged, or on its way to the host; null: as it is written. */
  private draft = $state.raw<{ readonly art: ArtDefinition | undefined } | null>(null);
  /** What the host will have once all is done that was sent. */
  private sent: { readonly art: ArtDefinition | undefined } | null = null;
  private runs = 0;
  /** The pictures of the pack, as far as they are known. */
  private pictures: readonly PictureRow[] = $state.raw([]);
  /** How often a picture was composed from the words of the card. */
  private surprises = 0;
  /** Said to those who listen, and shown below the picture. */
  said = $state('');

  /** @param iconName what an icon is called in the language that is shown */
  constructor(port: ArtPort, t: Words<TextKey>, iconName: (icon: string) => string) {
    this.port = port;
    this.t = t;
    this.iconName = iconName;
  }

  /** The art block as it is written; undefined: the game draws the card by itself. */
  private readonly written: ArtDefinition | undefined = $derived.by(
    // What of it does not fit is seen on the bench.
    () => valueAt(this.port.state.definition, '/art') as ArtDefinition | undefined,
  );
  readonly block: ArtDefinition | undefined = $derived.by(() =>
    this.draft === null ? this.written : this.draft.art,
  );
  readonly art: ArtDefinition = $derived.by(() => this.block ?? {});
  private readonly drawn: DrawnCard | null = $derived.by(() => {
    const drawing = this.port.state.face?.drawing;
    return drawing === undefined || drawing.type === 'back' ? null : drawing;
  });
  readonly picture: Picture = $derived.by(() => shownPicture(this.art, this.drawn?.picture ?? EMPTY));
  /** The card with the picture as it is meant; null: it cannot be drawn. */
  readonly model: DrawnCard | null = $derived.by(
    () => this.drawn && { ...this.drawn, picture: this.picture },
  );
  /** Whether the figures are those that the game draws by itself. */
  readonly isUnowned: boolean = $derived.by(() => this.art.layers === undefined);
  /** All figures from back to front, those of the game among them. */
  readonly layers: readonly Layer[] = $derived.by(
    () => this.art.layers ?? ownedArt(this.picture).layers ?? [],
  );
  /** Whether there is a figure to take away: a card without any of its own has one that the game draws. */
  readonly isRemovable: boolean = $derived.by(() => !this.isUnowned || this.layers.length > 1);
  readonly chosen: ArtChoice | null = $derived.by(() => {
    const { picked } = this;
    return picked?.kind === 'layer' && picked.index >= this.layers.length ? null : picked;
  });
  /** The figure that was chosen. */
  readonly layer: Layer | null = $derived.by(() =>
    this.chosen?.kind === 'layer' ? this.layers[this.chosen.index] : null,
  );
  /** Index of that; -1: none. */
  readonly index: number = $derived.by(() => (this.chosen?.kind === 'layer' ? this.chosen.index : -1));

  /** Asks for the pictures of the pack: how large they are, and who made them. */
  async follow(): Promise<void> {
    const found = await this.port.pictures();
    if (found !== null) this.pictures = found.pictures;
  }

  /** What is known of a picture of the pack. */
  pictureOf(name: string): PictureRow | undefined {
    return this.pictures.find((row) => row.name === name);
  }

  /** Who made a picture or an outline, where that is said; icons say it themselves. */
  makerOf({ image, by }: Layer): Maker | undefined {
    return by ?? (image === undefined ? undefined : this.pictureOf(image)?.maker) ?? undefined;
  }

  /** How high a figure is for its width. */
  tallnessOf({ image, crop = [0, 0, 1, 1] }: Layer): number {
    const row = image === undefined ? undefined : this.pictureOf(image);
    if (row === undefined || row.width === 0) return 1;
    const [, , wide, high] = crop;
    return (row.height * high) / (row.width * wide);
  }

  choose(chosen: ArtChoice | null): void {
    this.picked = chosen;
  }

  say(sentence: string): void {
    // What is said twice is heard twice.
    this.said = this.said === sentence ? `${sentence}\u00a0` : sentence;
  }

  /** What was said is not so any more. */
  hush(): void {
    this.said = '';
  }

  /** A name that the changes of one drag, or of keys that follow each other, have in common. */
  run(): string {
    return `art ${++this.runs}`;
  }

  /** Shows another picture, which is not written yet. */
  preview(art: ArtDefinition): void {
    this.draft = { art };
  }

  /** Shows the picture as it is written, or on its way. */
  drop(): void {
    this.draft = this.sent;
  }

  /**
   * Writes another picture. It is shown at once.
   *
   * @param art undefined: the card has none of its own
   * @param run all with the same one are one step, as long as they follow quickly
   * @returns whether it was done
   */
  async write(art: ArtDefinition | undefined, run: string | null = null): Promise<boolean> {
    const before = this.sent === null ? this.written : this.sent.art;
    const gesture = gestureFrom('/art', before as Json | undefined, art as Json | undefined, run);
    if (gesture === null) {
      this.drop();
      return true;
    }
    const meant = { art };
    [this.draft, this.sent] = [meant, meant];
    const answer = await this.port.do(gesture);
    const isRefused = 'refused' in answer;
    // What was meant on top of what is refused cannot be meant any more.
    if (isRefused || this.sent === meant) [this.draft, this.sent] = [null, null];
    if (isRefused) this.say(answer.refused);
    return !isRefused;
  }

  /** The art block with other figures: those that the game drew come along. */
  withLayers(layers: readonly Layer[]): ArtDefinition {
    const { ground, light, front } = this.isUnowned ? { ...ownedArt(this.picture), ...this.art } : this.art;
    return {
      ...(ground !== undefined && { ground }),
      ...(light !== undefined && { light }),
      ...(layers.length > 0 && { layers: [...layers] }),
      ...(front !== undefined && { front }),
    };
  }

  /** With one figure changed. */
  withLayer(index: number, change: Partial<Layer>): ArtDefinition {
    return this.withLayers(this.layers.with(index, { ...this.layers[index], ...change }));
  }

  /** Without a tint: a picture then has its own colours. */
  withoutTint(index: number): ArtDefinition {
    const layer = { ...this.layers[index] };
    delete layer.tint;
    return this.withLayers(this.layers.with(index, layer));
  }

  /** Puts an icon in front of all figures, or in the place of one of them. */
  async add(icon: string, isInPlace: boolean): Promise<void> {
    used(icon);
    if (isInPlace && this.index >= 0) {
      await this.write(this.withLayer(this.index, { icon }));
      return this.say(this.t('said.replaced', { icon: this.iconName(icon) }));
    }
    // The game's own figure is a stand-in: the first of one's own comes in its place.
    const layers = this.isUnowned ? [] : this.layers;
    if (layers.length >= MOST_LAYERS) return this.say(this.t('layers.full', { most: MOST_LAYERS }));
    const layer: Layer = { icon, ...freePlace(layers) };
    this.choose({ kind: 'layer', index: layers.length });
    if (await this.write(this.withLayers([...layers, layer])))
      this.say(this.t('said.added', { icon: this.iconName(icon) }));
  }

  /** Puts something of one's own in front of all figures. */
  private async addOwn(layer: Layer, name: string): Promise<void> {
    const layers = this.isUnowned ? [] : this.layers;
    if (layers.length >= MOST_LAYERS) return this.say(this.t('layers.full', { most: MOST_LAYERS }));
    this.choose({ kind: 'layer', index: layers.length });
    if (await this.write(this.withLayers([...layers, { ...layer, ...freePlace(layers) }])))
      this.say(this.t('said.added', { icon: name }));
  }

  /** @param by left out: the authors of the pack */
  addOutline(path: string, by?: Maker): Promise<void> {
    return this.addOwn({ path, ...(by !== undefined && { by }) }, this.t('own.name.outline'));
  }

  /** Takes a picture into the pack, and puts it on the card. @returns why not, in words; null: it was done */
  async takePicture(picture: Blob, called: string, maker: Maker): Promise<string | null> {
    if (!this.isUnowned && this.layers.length >= MOST_LAYERS)
      return this.t('layers.full', { most: MOST_LAYERS });
    const taken = await this.port.takePicture(picture, called, maker);
    if ('refused' in taken) return taken.refused;
    await this.addOwn({ image: taken.name }, maker.title ?? this.t('own.name'));
    return null;
  }

  async duplicate(index: number): Promise<void> {
    if (this.layers.length >= MOST_LAYERS) return this.say(this.t('layers.full', { most: MOST_LAYERS }));
    const layer = this.layers[index];
    const beside = { ...layer, x: (layer.x ?? PICTURE_MIDDLE.x) + BESIDE };
    this.choose({ kind: 'layer', index: this.layers.length });
    await this.write(this.withLayers([...this.layers, beside]));
  }

  async remove(index: number): Promise<void> {
    if (!this.isRemovable) return this.say(this.t('layers.last'));
    const isLast = this.layers.length === 1;
    const name = this.nameOf(this.layers[index]);
    this.choose(this.layers.length > 1 ? { kind: 'layer', index: Math.max(0, index - 1) } : null);
    if (await this.write(this.withLayers(this.layers.toSpliced(index, 1))))
      this.say(this.t(isLast ? 'said.removed.last' : 'said.removed', { icon: name }));
  }

  /** Puts a figure in front of others or behind them. @param to index from the back */
  async reorder(index: number, to: number): Promise<void> {
    if (to < 0 || to >= this.layers.length || to === index) return;
    const layer = this.layers[index];
    this.choose({ kind: 'layer', index: to });
    if (await this.write(this.withLayers(this.layers.toSpliced(index, 1).toSpliced(to, 0, layer))))
      this.say(
        this.t('said.reordered', {
          icon: this.nameOf(layer),
          place: this.layers.length - to,
          count: this.layers.length,
        }),
      );
  }

  /** Another ground; a light that was where the last one has it comes to where this one has it. */
  ground(ground: SceneName): Promise<boolean> {
    const before = SCENE_NAMES.find((name) => name === this.picture.ground);
    const [x, y] = this.picture.light;
    const isUsual =
      before === undefined || same(USUAL_LIGHTS[before], [x, y]) || this.art.light === undefined;
    const light = isUsual ? [...USUAL_LIGHTS[ground]] : [x, y];
    return this.write({ ...this.art, ground, light });
  }

  /** Puts something in front of the figures, or takes it away. */
  front(name: FrontName): Promise<boolean> {
    const before = this.picture.front as readonly FrontName[];
    const front = before.includes(name) ? before.filter((one) => one !== name) : [...before, name];
    return this.write({ ...this.art, front });
  }

  /** The words of the card, which a picture may be made from. */
  private get texts(): CardTexts {
    return cardTexts(this.port.state.definition, this.drawn);
  }

  /** Icons that words of the card name, the best first. */
  suggested(): readonly string[] {
    return iconsFor(this.texts).map(({ icon }) => icon);
  }

  /** Composes another picture from the words of the card. */
  async surprise(): Promise<void> {
    const drawn = this.drawn?.picture.layers.flatMap((layer) => ('icon' in layer ? layer.icon : []));
    const art = surprise(this.texts, `${this.port.state.card} ${this.surprises++}`, drawn);
    if (art === undefined) return this.say(this.t('surprise.none'));
    this.choose(null);
    if (await this.write(art))
      this.say(this.t('said.surprised', { icons: (art.layers ?? []).map((layer) => this.nameOf(layer)) }));
  }

  nameOf({ icon, path, image }: Layer): string {
    if (icon !== undefined) return this.iconName(icon);
    if (path !== undefined) return this.t('own.name.outline');
    if (image === undefined) return this.t('layer.unknown');
    return this.pictureOf(image)?.maker?.title ?? this.t('own.name');
  }
}

/** Units by which a second figure is beside the first. */
const BESIDE = 40;

const same = (one: readonly number[], other: readonly number[]): boolean =>
  one.every((number, i) => number === other[i]);

export const [useComposer, setComposer] = createContext<Composer>();
