import { layersIn, picturesOn, sizesOf } from '../../../shared/packs/check-pictures.ts';
import type { Definition } from '../../../shared/packs/content.ts';
import { PackEdits } from '../../../shared/packs/card-commands/pack-data.ts';
import type { PackData } from '../../../shared/packs/card-commands/types.ts';
import { isFields } from '../../../shared/packs/card-schema.ts';
import type { PackDocument } from '../../../shared/packs/document/document.ts';
import type { PackPlace } from '../../../shared/packs/document/entry.ts';
import type { WantedStep } from '../../../shared/packs/document/step.ts';
import { pictureHeader } from '../../../shared/packs/picture-header.ts';
import type { Maker } from '../../../shared/packs/pictures.ts';
import { describe } from '../../../shared/packs/problems.ts';
import { LIMITS, type PictureRefusal, type SourcePicture } from '../../../shared/packs/source.ts';
import { inEach } from '../../../shared/packs/sentence/spoken.ts';
import type { Refused } from '../../../shared/packs/sentence/types.ts';
import type { PackPictures, PictureRow, PictureUse } from '../../../shared/rpc/messages/workshop-pictures.ts';
import { text } from '../../../shared/words/tokens.ts';
import type { Language } from '../../../shared/words/languages.ts';
import {
  faultOf,
  IMAGES,
  picturesIn,
  pictureName,
  readPicture,
  type SoundPictures,
} from '../packs/pictures.ts';
import { say } from '../words.ts';
import { dotsOf } from './printed-pictures.ts';
import { packData } from './pack-data.ts';
import type { PackFiles } from './pack-files.ts';
import { isWholePicture } from './whole-picture.ts';
import type { WrittenPack } from './written-pack.ts';

/** A picture that was taken in: what it is called, and the step that says who made it. */
export interface TakenPicture {
  readonly name: string;
  readonly step: WantedStep;
}

/** The pictures of a pack that is being written. */
export class WrittenPictures {
  readonly #document: PackDocument;
  readonly #pack: WrittenPack;
  readonly #files: PackFiles;
  readonly #sound: SoundPictures = new Map();

  constructor(document: PackDocument, pack: WrittenPack, files: PackFiles) {
    this.#document = document;
    this.#pack = pack;
    this.#files = files;
  }

  /** Sees what is in the folder of pictures now. */
  look(): void {
    this.#pack.takePictures(picturesIn(this.#files.folder, this.#sound));
  }

  /**
   * Takes in a picture: its file is written at once, and who made it is said by a step.
   *
   * @param at in milliseconds since 1970
   */
  take(bytes: Uint8Array, maker: Maker, at: number): TakenPicture | Refused {
    const data = packData(this.#pack);
    if (data === null) return { refused: inEach((language) => say(language, 'workshop.disorder')) };
    const header = pictureHeader(bytes);
    if (header === null)
      return refusedFor('picture-form', { name: '', bytes: bytes.length, width: 0, height: 0 });
    const { width, height, type } = header;
    const name = pictureName(bytes, type);
    const picture = { name, bytes: bytes.length, width, height };
    const fault = faultOf(name, bytes.length, header) ?? this.#faultBeside(picture);
    if (fault !== undefined) return refusedFor(fault, picture);
    if (!isWholePicture(bytes, header)) return refusedFor('picture-form', picture);
    try {
      this.#files.writePicture(name, bytes);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return {
        refused: inEach((language) => say(language, 'workshop.picture.unwritten', { reason: text(reason) })),
      };
    }
    this.look();
    return { name, step: this.#crediting(data, name, maker, at) };
  }

  /** Copies the files of pictures that a card shows from another pack. @param from its folder */
  bring(from: string, definition: Definition): void {
    const names = picturesOn(definition);
    if (names.length === 0) return;
    for (const name of names) {
      const bytes = readPicture(from, name);
      if (bytes !== null) this.#files.writePicture(name, bytes);
    }
    this.look();
  }

  list(language: Language): PackPictures {
    const makers = this.#makers();
    const uses = this.#uses(language);
    const pictures = this.#there();
    return {
      revision: this.#document.revision,
      left: LIMITS.picturesBytes - pictures.reduce((sum, { bytes }) => sum + bytes, 0),
      pictures: pictures.map((picture): PictureRow => {
        const { name, bytes, width, height, refused } = picture;
        return {
          name,
          bytes,
          width,
          height,
          maker: makers[name] ?? null,
          uses: uses.get(name) ?? [],
          problem: refused === undefined ? null : told(refused, picture, language),
        };
      }),
    };
  }

  /** Names of files that no text of the pack has now. */
  unnamed(): readonly string[] {
    const texts = this.#document.files.flatMap(({ text: now }) => now ?? []);
    return this.#there()
      .map(({ name }) => name)
      .filter((name) => !texts.some((one) => one.includes(name)));
  }

  /** Why a picture has no room beside the others. */
  #faultBeside({ name, bytes }: SourcePicture): PictureRefusal | undefined {
    const others = this.#there().filter((one) => one.name !== name);
    if (others.length >= LIMITS.picturesPerPack) return 'pictures-too-many';
    const all = others.reduce((sum, one) => sum + one.bytes, bytes);
    return all > LIMITS.picturesBytes ? 'pictures-too-large' : undefined;
  }

  #there(): readonly SourcePicture[] {
    return this.#pack.source().pictures ?? [];
  }

  #makers(): { readonly [name: string]: Maker } {
    return this.#pack.manifest?.pictures ?? {};
  }

  /** A step that says who made a picture, as far as nothing is said of it yet. */
  #crediting(data: PackData, name: string, maker: Maker, at: number): WantedStep {
    const label = inEach((language) =>
      maker.title === undefined
        ? say(language, 'workshop.picture.unnamed')
        : say(language, 'workshop.picture', { title: text(maker.title) }),
    );
    const { edits } = new PackEdits(data).credit({ [name]: maker }).done(label, null);
    return { revision: this.#document.revision, edits, label, place: null, merge: null, at };
  }

  /** Which cards show each picture. */
  #uses(language: Language): ReadonlyMap<string, readonly PictureUse[]> {
    const titles = this.#pack.titles(language);
    const uses = new Map<string, PictureRow['uses'][number][]>();
    for (const card of this.#pack.all()) {
      if (!isFields(card.definition)) continue;
      const id = this.#pack.idOf(card.definition, card.patched);
      const { name: written } = card.definition;
      const called = id === undefined ? (typeof written === 'string' ? written : '') : titles.name(id);
      for (const [layer, at] of layersIn(card.definition as Definition)) {
        const { image } = layer;
        if (typeof image !== 'string') continue;
        const place: PackPlace = { ...card.place, pointer: card.place.pointer + at };
        uses.set(image, [
          ...(uses.get(image) ?? []),
          { place, card: called, dots: dotsOf(layer, this.#pack) },
        ]);
      }
    }
    return uses;
  }
}

const refusedFor = (refused: PictureRefusal, picture: SourcePicture): Refused => ({
  refused: inEach((language) => told(refused, picture, language)),
});

function told(refused: PictureRefusal, picture: SourcePicture, language: Language): string {
  const place = {
    severity: 'error',
    pack: '',
    file: `${IMAGES}/${picture.name}`,
    line: 1,
    column: 1,
    pointer: '',
  } as const;
  const { sentence, cure } = describe({ ...place, code: refused, data: sizesOf(picture) }, language);
  return `${sentence} ${cure}`;
}
