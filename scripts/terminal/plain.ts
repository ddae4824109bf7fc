import { phraseText, type Phrase } from '../../shared/words/tokens.ts';
import type { Fact, Zone } from '../../shared/tableau/tableau.ts';
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

/** A place: its name with what is known of it, then its cards, or how many there are. */
function zoneLines(
  { presenter, paint, width }: Scene,
  { title, facts, cards, count, empty }: Zone,
): string[] {
  const head = [paint.bold(phraseText(title)), ...(facts.length > 0 ? [facts.map(factText).join(', ')] : [])];
  const names = cards.map(({ id, notes }) => [presenter.face(id).name, ...notesIn(notes)].join(' '));
  const hidden = count > cards.length ? [`${count - cards.length} x ?`] : [];
  const lying = [...names, ...hidden];
  const lines = lying.length > 0 ? packed(lying, width - 2) : wrapped(phraseText(empty), width - 2);
  return [...packed(head, width), ...lines.map((line) => `  ${line}`)];
}

const notesIn = (notes: readonly Phrase[]): string[] =>
  notes.length === 0 ? [] : [`(${notes.map(phraseText).join(', ')})`];
