// A pack of many cards in the folder of packs.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'choir';
const FILE = 'cards/cards.json';

/** A card of it, as far as tests ask for it. */
interface ChoirCard {
  readonly name: string;
  readonly power: number;
}

/** The pack "The Choir": every tenth card is a relic, half of these draw a card, and the rest are objects. */
export class Choir {
  static readonly title = 'The Choir';
  /** Where all of its cards are. */
  static readonly place = `workshop/${FOLDER}/view/cards`;
  private readonly file: string;

  constructor(dataDir: string, count: number) {
    const folder = join(dataDir, 'mods', FOLDER);
    this.file = join(folder, FILE);
    mkdirSync(join(folder, 'cards'), { recursive: true });
    const cards = Array.from({ length: count }, (_, i) => `    ${JSON.stringify(cardOf(i))}`);
    writeFileSync(this.file, `{\n  "cards": [\n${cards.join(',\n')}\n  ]\n}\n`);
    writeFileSync(join(folder, 'pack.json'), JSON.stringify(MANIFEST));
  }

  /** The file of the cards as it is now. */
  text(): string {
    return readFileSync(this.file, 'utf8');
  }

  cards(): readonly ChoirCard[] {
    return (JSON.parse(this.text()) as { readonly cards: readonly ChoirCard[] }).cards;
  }
}

const MANIFEST = {
  id: FOLDER,
  game: 'ravingspire',
  version: '0.3.0',
  format: 2,
  title: Choir.title,
  authors: ['A. Writer'],
  licence: 'MIT',
};

const isRelic = (i: number): boolean => i % 10 === 0;
/** Whether a card says that a card is drawn. */
export const draws = (i: number): boolean => i % 20 === 0;
/** What it costs without brute force. */
export const costOf = (i: number): number => 1 + (i % 7);

const cardOf = (i: number): object => ({
  id: `card-${i}`,
  name: `${isRelic(i) ? 'Old Bell' : 'Lantern'} ${i}`,
  kind: isRelic(i) ? 'relic' : 'object',
  power: 1 + (i % 3),
  as: ['skill'],
  cost: { skill: costOf(i), brute: 9 },
  rules: [{ when: 'played', do: [draws(i) ? { do: 'draw', cards: 1 } : { do: 'gain-sanity', amount: 1 }] }],
  story: 'It rings in the dark.',
});
