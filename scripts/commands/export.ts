import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  drawFace,
  iconsOf,
  layoutFace,
  PALETTES,
  type FaceOptions,
  type Misfit,
} from '../../shared/face/face.ts';
import { DETAILS, FACE_SIZE, type FaceModel } from '../../shared/face/model.ts';
import type { GameEntry } from '../../shared/games/index.ts';
import { nameInPack } from '../../shared/packs/card-id.ts';
import { nearest } from '../../shared/packs/nearest.ts';
import { describe } from '../../shared/packs/problems.ts';
import { LANGUAGES, type Language } from '../../shared/words/languages.ts';
import { contactSheets } from '../export/contact.ts';
import { diskIcons } from '../export/icons.ts';
import { diskPictures } from '../export/pictures.ts';
import { toPng } from '../export/png.ts';
import { BLEED, CARD, PAPERS, SHEET_PIXELS, toPdf, type PaperName } from '../export/sheets.ts';
import { commaList, oneOf, readArgs, UsageError, wholeNumber } from './support/args.ts';
import { chosenGame } from './support/games.ts';
import { note, print, printJson } from './support/output.ts';
import { loadShelf } from './support/packs.ts';
import { userPath } from './support/paths.ts';

const FORMATS = ['png', 'svg', 'pdf', 'contact'] as const;
type Format = (typeof FORMATS)[number];
const DPI_300 = 744;
/** Small enough that a sheet has a good dozen. */
const CONTACT = 250;

export const help = `export <ids or --all> --to <folder> [--format png|svg|pdf|contact] [--width 744] [--lang en|de]

Draws cards as they are seen in the game, as files: one for each card, or sheets of nine for a printer.

  --all              every card of the packs, heroes too
  --packs <id,id>    packs that the cards are taken from
  --mods <folder>    a pack, or a folder of packs, besides those in mods/ (may be repeated)
  --to <folder>      where the files go; it is made if it is not there
  --format <name>    png (default), svg, or pdf: sheets of 3 x 3 cards of 63 x 88 mm at 300 dots per inch, with
                     ${BLEED} mm of bleed and crop marks; or contact: all side by side, to look at
  --width <pixels>   of each card (${DPI_300}: 63 mm at 300 dots per inch; ${CONTACT} side by side)
  --detail <name>    full (default), short: as below 210 pixels, tiny: as below 84
  --owned            short cards as an owner has them, without their price
  --paper <name>     of a PDF: a4 (default), letter
  --lang <language>  en (default), de
  --palette <name>   colours of the shapes: ${PALETTES.join(', ')}
  --json             print one JSON document: { files }

Cards are named by their full id, by the part behind the colon, and backs as back/<deck>. The same cards always give the
same bytes. Exit code: 0 all were drawn, 2 wrong use.`;

/** The command `cli export`. */
export async function run(args: string[]): Promise<number> {
  const { flags, positionals } = readArgs(args, {
    all: { type: 'boolean' },
    game: { type: 'string' },
    packs: { type: 'string' },
    mods: { type: 'string', multiple: true },
    to: { type: 'string' },
    format: { type: 'string' },
    width: { type: 'string' },
    detail: { type: 'string' },
    owned: { type: 'boolean' },
    paper: { type: 'string' },
    lang: { type: 'string' },
    palette: { type: 'string' },
    json: { type: 'boolean' },
  });
  if (flags.to === undefined) throw new UsageError('Say where the files go: --to <folder>.');
  if (flags.all === positionals.length > 0) throw new UsageError('Name cards, or give --all.');
  const format = oneOf('format', flags.format ?? 'png', FORMATS);
  const paper = oneOf('paper', flags.paper ?? 'a4', Object.keys(PAPERS) as PaperName[]);
  const language = oneOf('language', flags.lang ?? 'en', LANGUAGES);
  const palette = oneOf('palette', flags.palette ?? 'standard', PALETTES);
  const width = wholeNumber('width', flags.width, format === 'contact' ? CONTACT : DPI_300, 30, 4000);
  const detail = oneOf('detail', flags.detail ?? 'full', DETAILS);

  const entry = chosenGame(flags.game);
  const { models, folders } = chosenModels(entry, {
    packs: commaList(flags.packs),
    mods: flags.mods,
    ids: flags.all ? null : positionals,
    language,
  });
  const bleed = format === 'pdf' ? { bleed: (BLEED * FACE_SIZE.width) / CARD.width } : {};
  const svgs = await drawAll(models, folders, { detail, owned: flags.owned, palette, width, ...bleed });
  const folder = userPath(flags.to);
  mkdirSync(folder, { recursive: true });
  const files = await asFiles(models, svgs, { format, width, paper });
  for (const [name, content] of files) writeFileSync(join(folder, name), content);

  const written = [...files.keys()].map((name) => join(folder, name));
  if (flags.json) printJson({ files: written });
  else print(`${models.length} cards in ${written.length} files in ${folder}`);
  return 0;
}

interface Choice {
  readonly packs: readonly string[];
  readonly mods: readonly string[];
  /** Null: all. */
  readonly ids: readonly string[] | null;
  readonly language: Language;
}

/** What is drawn, and the folders of all packs, which have the pictures. */
interface Chosen {
  readonly models: readonly FaceModel[];
  readonly folders: readonly string[];
}

function chosenModels(entry: GameEntry, { packs, mods, ids, language }: Choice): Chosen {
  const shelf = loadShelf(mods);
  const definitions = shelf.definitions(packs.length > 0 ? packs : entry.scenarios.defaultPacks);
  const { cards } = shelf.loaded;
  const face = entry.faces(
    { card: (id) => cards[id]?.definition },
    language,
    shelf.titles(language, definitions),
  );
  const known = Object.keys(definitions);
  const wanted = ids === null ? known : ids.map((id) => fullId(id, known));
  for (const problem of shelf.loaded.problems)
    if (wanted.includes(problem.card ?? '') && ART.test(problem.pointer)) {
      const { sentence, cure } = describe(problem, 'en', entry.content?.messages?.en);
      note(`${problem.card}: ${sentence} ${cure}`);
    }
  return {
    models: wanted.map((id) => face(id).drawing),
    folders: shelf.loaded.packs.map(({ folder }) => folder),
  };
}

/** Where a problem of a picture points to. */
const ART = /^\/cards\/\d+\/art\//;

/** A card by its full id or the part behind the colon; an id with a slash is not a card, but may be a back. */
function fullId(id: string, known: readonly string[]): string {
  if (id.includes('/')) return id;
  const found = known.find((full) => full === id) ?? known.find((full) => nameInPack(full) === id);
  if (found !== undefined) return found;
  const meant = nearest(id, id.includes(':') ? known : known.map(nameInPack));
  throw new UsageError(
    `There is no card "${id}" in these packs.${meant === undefined ? '' : ` Did you mean "${meant}"?`}`,
  );
}

async function drawAll(
  models: readonly FaceModel[],
  folders: readonly string[],
  look: Omit<FaceOptions, 'icons' | 'pictures' | 'uid'>,
): Promise<string[]> {
  const icons = diskIcons();
  return Promise.all(
    models.map(async (model, i) => {
      const pictures = diskPictures(model, folders);
      return drawn(model, { ...look, icons: await icons.load(iconsOf(model)), pictures, uid: `c${i}` });
    }),
  );
}

/** A card as SVG; what does not fit is said, since its author sees it here last. */
function drawn(model: FaceModel, options: FaceOptions): string {
  for (const misfit of layoutFace(model, options).misfits) note(`${model.id}: ${inWords(misfit)}.`);
  return drawFace(model, options);
}

function inWords(misfit: Misfit): string {
  const { part, problem } = misfit;
  switch (problem) {
    case 'too-long':
      return `the ${part} is too long for its place`;
    case 'long-word':
      return `the ${part} has a word that is wider than its line: ${misfit.word}`;
    case 'unknown-letter':
      return `the ${part} has a letter that no font of the cards has: ${misfit.letter}`;
    case 'unknown-icon':
      return `there is no icon "${misfit.icon}"`;
    case 'coarse-picture':
      return `a picture has ${misfit.dots} dots per inch, and should have ${misfit.least}`;
  }
}

interface Shape {
  readonly format: Format;
  readonly width: number;
  readonly paper: PaperName;
}

/** What is written, by the names of the files. */
async function asFiles(
  models: readonly FaceModel[],
  svgs: readonly string[],
  { format, width, paper }: Shape,
): Promise<Map<string, string | Uint8Array>> {
  if (format === 'pdf') {
    const cards = svgs.map((svg, i) => {
      if (i > 0 && i % 50 === 0) note(`${i} of ${svgs.length} cards`);
      return toPng(svg, SHEET_PIXELS);
    });
    const [only] = models;
    const title = models.length === 1 && only !== undefined ? only.name : `${models.length} cards`;
    return new Map([['cards.pdf', await toPdf(cards, paper, title)]]);
  }
  if (format === 'contact') {
    return new Map(contactSheets(svgs, width).map((sheet, i) => [`contact-${i + 1}.png`, sheet]));
  }
  return new Map(
    svgs.map((svg, i) => [fileName(models[i].id, format), format === 'png' ? toPng(svg, width) : svg]),
  );
}

/** "base:meteor-sword" as a file name that every system takes. */
const fileName = (id: string, format: 'png' | 'svg'): string =>
  `${id.replaceAll(/[^a-z0-9-]/gi, '.')}.${format}`;
