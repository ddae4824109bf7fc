import { phraseText, toText } from '../../shared/words/tokens.ts';
import type { CardFace, Tableau } from '../../shared/tableau/tableau.ts';
import type { Scene, Showing } from './face.ts';
import { wrapped } from './style.ts';

const MOST = 12;

/** The whole card: kind, values, what it does, its story. */
export function cardSheet(face: CardFace, { paint, width, ui }: Showing): string[] {
  const [pack, name] = face.id.split(':');
  const from = name === undefined ? [] : [ui('look.pack', { pack })];
  const head = [face.kind, ...face.values].map(phraseText);
  const text = toText(face.text);
  const lines = [
    paint.bold(face.name),
    ...wrapped([...head, ...from].join('; '), width - 2, '  '),
    ...wrapped(text === '' ? ui('look.noText') : text, width - 2, '  '),
  ];
  if (face.story !== null) lines.push(paint.dim(`“${face.story}”`));
  return lines.map((line) => `  ${line}`);
}

const tableauOf = ({ presenter, table, seat }: Scene): Tableau => presenter.tableau(table.state, [seat]);

/** Cards whose names begin with a word, else contain it, in full: by name. Those on the table come first. */
export function look(scene: Scene, word: string): Map<string, string[]> {
  const { presenter, table, titles } = scene;
  const wanted = word.toLowerCase();
  const near = tableauOf(scene).zones.flatMap(({ cards }) => cards.map(({ id }) => id));
  const sheet = (id: string): [string, string[]] => [titles.name(id), cardSheet(presenter.face(id), scene)];
  if (wanted === '') return new Map([sheet(table.setup.heroes[scene.seat])]);
  const fits = (ids: readonly string[], test: (name: string) => boolean): string[] =>
    [...new Set(ids)].filter((id) => test(titles.name(id).toLowerCase()));
  for (const pool of [near, Object.keys(table.definitions)]) {
    for (const test of [
      (name: string) => name === wanted,
      (name: string) => name.startsWith(wanted),
      (name: string) => name.includes(wanted),
    ]) {
      const found = fits(pool, test);
      if (found.length > 0) return new Map(found.slice(0, MOST).map(sheet));
    }
  }
  return new Map();
}

/** A card on the table in full, or null. */
export function lookAt(scene: Scene, card: number): string[] | null {
  if (card < 0) return null;
  const found = tableauOf(scene)
    .zones.flatMap(({ cards }) => cards)
    .find((lying) => lying.card === card);
  return found === undefined ? null : cardSheet(scene.presenter.face(found.id), scene);
}
