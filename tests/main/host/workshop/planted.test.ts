// Planted errors stand at the same place in form, sentence, raw view and checker.
import { join } from 'node:path';
import { Text } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { openStore } from '../../../../main/db/store.ts';
import { readPackFolder } from '../../../../main/host/packs/read.ts';
import { problemsByField } from '../../../../renderer/workshop/field-paths.ts';
import { marksIn } from '../../../../renderer/workshop/raw/marks.ts';
import { flawsIn } from '../../../../renderer/workshop/sheet/flaws.ts';
import { drawFrom } from '../../../../shared/engine/random.ts';
import { contents } from '../../../../shared/games/index.ts';
import { printed } from '../../../../shared/packs/card-commands/pack-data.ts';
import type { PackPlace } from '../../../../shared/packs/document/entry.ts';
import { parted } from '../../../../shared/packs/edit/operation.ts';
import { openPacks } from '../../../../shared/packs/load.ts';
import { isWithin } from '../../../../shared/packs/pointer.ts';
import type { Problem } from '../../../../shared/packs/problems.ts';
import type { WrittenCard } from '../../../../shared/rpc/messages/workshop.ts';
import { PLANTS } from '../../../support/advice/planted/index.ts';
import { baseCards, sources } from '../../../support/advice/workshop.ts';
import { MODS } from '../support.ts';
import { filesOf, Mine } from './mine.ts';
import { Writing } from './writing.ts';

const SHIPPED = { path: MODS, origin: 'shipped', single: false } as const;
/** A reader gives a file up that has too many problems. */
const CARDS_OF_FILE = 8;
/** A card without a mistake. */
const SOUND = 'sound';
const GAMES = [
  { game: 'ravingspire', base: 'base', planted: 50, each: 1 },
  { game: 'arcana', base: 'arcana', planted: 30, each: 3 },
];

interface Planted extends PackPlace {
  readonly code: string;
}

/** A pack with a mistake in each of its cards. */
function spoilt({ game, base, each }: (typeof GAMES)[number]): {
  readonly files: Record<string, string>;
  readonly planted: readonly Planted[];
} {
  const cards = PLANTS.filter((plant) => plant.game === game).flatMap(({ code, what = '', plant }) => {
    const draw = drawFrom(`planted ${game} ${code} ${what}`);
    const fit = baseCards(game).flatMap(({ definition }) => {
      const card = plant(definition);
      return card === null ? [] : [{ code, card, isNamed: isSameName(card, definition) }];
    });
    return Array.from({ length: Math.min(each, fit.length) }, () => fit.splice(draw(fit.length), 1)[0]);
  });
  const whole = cards.map(({ code, card, isNamed }, i) => {
    // Of two cards with one name the second is at fault.
    const id = code === 'duplicate-card' ? SOUND : isNamed ? `planted-${i}` : undefined;
    return { ...(card as object), ...(id !== undefined && { id }) };
  });
  const manifest = JSON.parse(filesOf('planted', [])['pack.json']) as object;
  const files: Record<string, string> = {
    'pack.json': printed({ ...manifest, game, requires: { [base]: '>=0.0.1' } }),
    'cards/a.json': printed({ cards: [{ ...baseCards(game)[0].definition, id: SOUND }] as never }),
  };
  const planted = cards.map(({ code }, i) => ({
    code,
    file: `cards/c${Math.floor(i / CARDS_OF_FILE)}.json`,
    pointer: `/cards/${i % CARDS_OF_FILE}`,
  }));
  for (const file of new Set(planted.map((one) => one.file)))
    files[file] = printed({ cards: whole.filter((_, i) => planted[i].file === file) as never });
  return { files, planted };
}

const isSameName = (card: unknown, { id }: { readonly id: string }): boolean =>
  (card as { readonly id?: unknown }).id === id;

const byPlace = (rows: readonly Pick<Problem, 'code' | 'line' | 'column'>[]): readonly string[] =>
  rows.map(({ code, line, column }) => `${line}:${column} ${code}`).sort();

/**
 * Whether something is wrong with a card, or with its sentence, as a whole: then no single place in it is wrong, and the list of
 * problems says it.
 */
function isOfWhole({ sentence }: WrittenCard, at: string): boolean {
  const places = [...sentence!.stops, ...sentence!.gaps];
  return at === '' || (places.length > 0 && places.every((place) => isWithin(place.at, at)));
}

/** Whether what is at a pointer is the same as what shows it, in it or around it; in a sentence, in the clause of that word. */
const isThere = (at: string, shown: string): boolean =>
  isWithin(at, shown) || isWithin(shown, at) || isWithin(at, parted(shown)[0]);

/** Pointers of the stops and fields that show advice on a card, by its row. */
function shownAt({ sentence, fields, advice }: WrittenCard): ReadonlyMap<object, string> {
  const flaws = flawsIn(sentence!, advice);
  const inSentence = flaws.map(({ problem, stop }) => [problem, sentence!.stops[stop].at] as const);
  const rest = advice.filter((row) => !flaws.some(({ problem }) => problem === row));
  const inFields = [...problemsByField(fields, rest)].flatMap(([at, rows]) =>
    rows.map((row) => [row, at] as const),
  );
  return new Map([...inSentence, ...inFields]);
}

describe.each(GAMES.map((each) => [each.game, each] as const))('in cards of %s', (_, about) => {
  it('each planted error is at the same place everywhere', async () => {
    const { files, planted } = spoilt(about);
    expect(planted.length).toBeGreaterThanOrEqual(about.planted);
    const mine = new Mine({ planted: files });
    const folder = mine.folder('planted');
    const { loaded } = openPacks([...sources, readPackFolder(folder, 'user')], contents);
    const store = await openStore({ folder: join(mine.root, 'data'), now: Date.now });
    const writing = new Writing(mine, 'planted', store);
    await writing.begin({ folders: [mine.packs, SHIPPED] });
    for (const { code, file, pointer } of planted) {
      const what = `${code} ${file}${pointer}`;
      const checked = loaded.problems.filter(
        (problem) => problem.file === `${folder}/${file}` && isWithin(problem.pointer, pointer),
      );
      expect
        .soft(
          checked.map((problem) => problem.code),
          what,
        )
        .toContain(code);

      const view = (await writing.ask('card', { place: { file, pointer } }))!;
      const told = view.advice.filter(({ kind }) => kind === 'problem');
      expect.soft(byPlace(told), `${what}: told as the checker does`).toEqual(byPlace(checked));

      const text = Text.of(files[file].split('\n'));
      const marks = marksIn(text, view.advice, null).flatMap(({ from, problem }) => {
        const { number: line, from: start } = text.lineAt(from);
        return problem?.kind === 'problem' ? [{ code: problem.code, line, column: from - start + 1 }] : [];
      });
      expect.soft(byPlace(marks), `${what}: raw view`).toEqual(byPlace(checked));

      const shown = shownAt(view);
      for (const row of told) {
        const at = shown.get(row);
        if (at === undefined) expect.soft(isOfWhole(view, row.at), `${what}: ${row.at} is shown`).toBe(true);
        else expect.soft(isThere(row.at, at), `${what}: ${row.at} is shown at ${at}`).toBe(true);
      }
    }
    await writing.ask('close', {});
    store.close();
  });
});
