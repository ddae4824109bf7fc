// The pack of a scene as the data of its files.
import type { Json } from '../../../../shared/engine/json.ts';
import type { PackEdit } from '../../../../shared/packs/card-commands/types.ts';
import type { Definition } from '../../../../shared/packs/content.ts';
import { MANIFEST_FILE } from '../../../../shared/packs/manifest.ts';
import { FORMAT, type CardText, type Manifest } from '../../../../shared/packs/schema.ts';
import { carriedOut } from '../../../../shared/packs/sentence/change.ts';
import type { BenchScene } from './scene.ts';

export type Files = ReadonlyMap<string, Json>;

export const CARDS = 'cards/cards.json';
export const TEXTS = 'text/de.json';

export const filesOf = ({
  pack,
  game,
  cards,
  texts,
}: Pick<BenchScene, 'pack' | 'game' | 'cards' | 'texts'>): Files =>
  new Map<string, Json>([
    [
      MANIFEST_FILE,
      {
        id: pack,
        game,
        version: '0.3.0',
        format: FORMAT,
        title: 'The Drowned Choir',
        authors: ['A. Writer'],
        licence: 'CC0-1.0',
      },
    ],
    [CARDS, { cards }],
    [TEXTS, texts],
  ]);

export const manifestIn = (files: Files): Manifest => files.get(MANIFEST_FILE) as unknown as Manifest;

export const cardsIn = (files: Files): readonly Definition[] =>
  (files.get(CARDS) as unknown as { readonly cards: readonly Definition[] }).cards;

/** Names and stories in the other language. */
export const textsIn = (files: Files): { readonly [id: string]: CardText } =>
  files.get(TEXTS) as { readonly [id: string]: CardText };

const byName = new WeakMap<readonly Definition[], ReadonlyMap<string, Definition>>();

/** The cards of a pack by their names in it. The first counts where several have one. */
function namedIn(files: Files): ReadonlyMap<string, Definition> {
  const cards = cardsIn(files);
  const named = byName.get(cards) ?? new Map(cards.toReversed().map((card) => [card.id, card] as const));
  byName.set(cards, named);
  return named;
}

/** The card of a full id, or of a name in the pack. */
export const cardIn = (files: Files, id: string): Definition | undefined =>
  namedIn(files).get(localIn(files, id));

/** The name of a card in the pack. */
export const localIn = (files: Files, id: string): string => id.replace(`${manifestIn(files).id}:`, '');

/** @param data of the file of the cards */
export const withCards = (files: Files, data: Json): Files => new Map([...files, [CARDS, data]]);

export const withCard = (files: Files, index: number, definition: Json): Files =>
  withCards(files, { cards: cardsIn(files).with(index, definition as unknown as Definition) });

/** The files after a command on whole cards. */
export const edited = (files: Files, edits: readonly PackEdit[]): Files =>
  edits.reduce<Files>((all, edit) => {
    const { file } = edit;
    const data =
      'whole' in edit ? (JSON.parse(edit.whole) as Json) : carriedOut(all.get(file)!, edit.operations);
    return new Map([...all, [file, data]]);
  }, files);
