import { phraseText, type Phrase } from '../../shared/words/tokens.ts';
import { cardsIn, isGrid, sizeOf, type GridZone } from '../../shared/tableau/grid.ts';
import type { Fact, TableCard, Zone } from '../../shared/tableau/tableau.ts';
import type { Face, Scene } from './face.ts';
import { chaptersOf } from './rulebook.ts';
import { packed, wrapped } from './style.ts';

/** Any game in a terminal: what its presenter says lies on the table, from top to bottom. */
export const plainFace: Face = {
  welcome: (_ui, { about }) => [about],
  screen,
  chapters: ({ table }) =>
    chaptersOf(table.game.id).map(({ title, prefixes }) => ({ prefix: prefixes.join(', '), title })),
};

function screen(scene: Scene): string[] {
  const { presenter, table, seat, paint, width, ui } = scene;
  const { title, facts, zones } = presenter.tableau(table.state, [seat]);
  const practice = table.practice ? [ui('say.practice')] : [];
  return [
    paint.bold(`=== ${phraseText(title)} `.padEnd(width, '=')),
    ...packed([...facts.map(factText), ...practice], width - 1).map((line) => ` ${line}`),
    ...zones.flatMap((zone) => ['', ...zoneLines(scene, zone)]),
  ];
}

const factText = ({ label, value }: Fact): string => `${phraseText(label)}: ${phraseText(value)}`;

/** A place: its name with what is known of it, then its cards, or how many there are; a grid cell by cell. */
function zoneLines(scene: Scene, zone: Zone): string[] {
  const { paint, width } = scene;
  const { title, facts, cards, count, empty } = zone;
  const head = [paint.bold(phraseText(title)), ...(facts.length > 0 ? [facts.map(factText).join(', ')] : [])];
  if (isGrid(zone)) return [...packed(head, width), ...gridLines(scene, zone)];
  const names = cards.map((card) => named(scene, card));
  const hidden = count > cards.length ? [`${count - cards.length} x ?`] : [];
  const lying = [...names, ...hidden];
  const lines = lying.length > 0 ? packed(lying, width - 2) : wrapped(phraseText(empty), width - 2);
  return [...packed(head, width), ...lines.map((line) => `  ${line}`)];
}

/** Cells side by side as they lie, or one below the other where there is no room for that. */
function gridLines(scene: Scene, zone: GridZone): string[] {
  const { cells } = zone.layout;
  const said = cells.map((cell) => {
    const lying = cardsIn(zone, cell).map((card) => named(scene, card));
    return `${phraseText(cell.title)}: ${lying.join(', ') || '-'}`;
  });
  const { columns, rows } = sizeOf(zone.layout);
  const wide = Math.max(0, ...said.map(({ length }) => length)) + GAP;
  if (columns * wide > scene.width) return said.flatMap((line) => wrapped(`  ${line}`, scene.width, '    '));
  const at = (column: number, row: number): string =>
    said[cells.findIndex((cell) => cell.column === column && cell.row === row)] ?? '';
  return numbers(rows).map((row) =>
    `  ${numbers(columns)
      .map((column) => at(column, row).padEnd(wide))
      .join('')}`.trimEnd(),
  );
}

/** Columns of text between cells. */
const GAP = 2;

const numbers = (most: number): number[] => Array.from({ length: most }, (_, i) => i + 1);

const named = ({ presenter }: Scene, { id, notes }: TableCard): string =>
  [presenter.face(id).name, ...notesIn(notes)].join(' ');

const notesIn = (notes: readonly Phrase[]): string[] =>
  notes.length === 0 ? [] : [`(${notes.map(phraseText).join(', ')})`];
