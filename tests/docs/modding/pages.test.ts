// What the pages of the guide show works, and where they point to is something.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readPackFolder } from '../../../main/host/packs/read.ts';
import { Table } from '../../../shared/engine/table.ts';
import { contents } from '../../../shared/games/index.ts';
import { describeCard, toText } from '../../../shared/games/ravingspire/content/describe.ts';
import type { CardDefinition, Rule } from '../../../shared/games/ravingspire/content/schema.ts';
import { ravingspireScenarios } from '../../../shared/games/ravingspire/scenario/index.ts';
import { loadPacks } from '../../../shared/packs/load.ts';
import { FORMAT } from '../../../shared/packs/schema.ts';
import { definitionsOf, loadWithBase, packOf, ROOT } from './base.ts';
import { blocksOf, GUIDE, pages, pageText, type Block } from './blocks.ts';

const manifest = (id: string, game: string, requires: object): object => ({
  id,
  game,
  version: '1.0.0',
  format: FORMAT,
  title: id,
  authors: ['the guide'],
  licence: 'MIT',
  requires,
});
const mine = manifest('mine', 'ravingspire', { base: '^1.0.0' });

/** A card that has one rule: of a kind that comes to it. */
function cardWith(rule: Rule, id: string): CardDefinition {
  const enemy = 'when' in rule && rule.when === 'defeated';
  const rest = enemy ? { kind: 'adversary' } : { kind: 'object', power: 1, as: ['skill'] };
  return { id, name: 'Sample', cost: { skill: 1 }, rules: [rule], ...rest } as unknown as CardDefinition;
}

/** Plays a card in every way that it has, answering each question with its first option; throws when a step is refused. */
function play(card: CardDefinition): void {
  const id = `mine:${card.id}`;
  const enemy = card.kind === 'adversary';
  const ring = [enemy ? id : null, 'base:stray-squire', null, null, null];
  const given = {
    turn: 7,
    phase: 'encounter',
    heroes: [{ space: 0, hand: ['base:tool', 'base:blade', ...(enemy ? [] : [id])] }],
    levels: { dungeon: { portal: 0, ring, tower: null, foe: null } },
  };
  const setup = { seed: 'guide', heroes: ['base:quinn-apblanc'], packs: ['base', 'mine'], options: {} };
  const instead = (card.rules ?? []).some((rule) => 'when' in rule && rule.when === 'instead');
  const step = enemy
    ? { do: 'fight', card: id, pay: [{ card: 'base:tool', as: 'skill' }] }
    : { do: 'play', card: id, instead };
  const table = new Table(ravingspireScenarios.game, setup, definitions, ravingspireScenarios.opening(given));
  expect(ravingspireScenarios.perform(table, step)).toMatchObject({ ok: true });
  for (let { question } = table; question !== null; { question } = table) {
    expect(table.answer(question.seat, question.options[0])).toMatchObject({ ok: true });
  }
}

/** Checks one block of JSON by what it says it is. */
function check({ info, text }: Block): void {
  if (info.startsWith('file=')) return; // saved and used by the walks
  const value = JSON.parse(text) as never;
  switch (info) {
    case 'known': // of the cards of the sixty, which have their own scenarios
    case 'rule':
    case 'cards':
      return; // among the cards below
    case 'text': {
      const cards = Object.keys(value)
        .filter((key) => key !== '$schema')
        .map((id) => cardWith({ when: 'played', do: [{ do: 'draw', cards: 1 }] }, id));
      const files = {
        'pack.json': mine,
        'cards/a.json': { cards },
        'text/de.json': value,
      };
      expect(loadWithBase(packOf('mine', files)).problems).toEqual([]);
      return;
    }
    case 'arcana': {
      const shipped = ['arcana', 'arcana-night'].map((id) =>
        readPackFolder(join(ROOT, 'mods', id), 'shipped'),
      );
      const requires = { arcana: '^1.0.0', 'arcana-night': '^1.0.0' };
      const files = { 'pack.json': manifest('my-night', 'arcana', requires), 'cards/a.json': value };
      expect(loadPacks([...shipped, packOf('my-night', files)], contents).problems).toEqual([]);
      return;
    }
    case 'tasks':
      return; // that it is JSON is all that can be said here
    default:
      throw new Error(`a block of JSON says of itself "${info}", which no test knows`);
  }
}

/** Pages whose blocks come from data that has tests of its own. */
const GENERATED = ['reference.md', 'cookbook.md', 'warnings.md'];

const blocks = pages()
  .filter((page) => !GENERATED.includes(page))
  .flatMap((page) =>
    blocksOf(pageText(page))
      .filter(({ language }) => language === 'json')
      .map((block, i) => ({ title: `${page}, block ${i + 1}`, block })),
  );

/** The cards that pages show, and cards with the rules that they show: one pack beside the base set. */
const shown = blocks.flatMap(({ block: { info, text } }, i): CardDefinition[] => {
  if (info === 'rule') return [cardWith(JSON.parse(text) as Rule, `rule-${i}`)];
  return info === 'cards' ? (JSON.parse(text) as { cards: CardDefinition[] }).cards : [];
});
const loaded = loadWithBase(packOf('mine', { 'pack.json': mine, 'cards/a.json': { cards: shown } }));
const definitions = definitionsOf(loaded);

describe('cards and rules', () => {
  test('validate', () => {
    expect(loaded.problems).toEqual([]);
  });

  test.each(shown.map((card) => [card.id, card] as const))('%s', (_id, card) => {
    expect(toText(describeCard(card, 'en', (id) => id))).not.toBe('');
    if (card.kind !== 'keyword') play(card);
  });
});

describe('examples', () => {
  test.each(blocks)('$title', ({ block }) => check(block));

  test('what the task of an editor looks for is what validate prints', () => {
    const [{ text }] = blocksOf(pageText('editors.md')).filter(({ info }) => info === 'tasks');
    const { tasks } = JSON.parse(text) as { tasks: { problemMatcher: { pattern: { regexp: string } } }[] };
    const pattern = new RegExp(tasks[0].problemMatcher.pattern.regexp);
    const printed = blocksOf(pageText('packs.md')).flatMap(({ info, text: lines }) =>
      info === 'output' ? lines.split('\n').filter((line) => /^\S+:\d/.test(line)) : [],
    );
    expect(printed.length).toBeGreaterThan(0);
    for (const line of printed) expect(line).toMatch(pattern);
  });
});

/** The anchors of a page as GitHub makes them. */
function anchorsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8').replaceAll(/^```[\s\S]*?^```$/gm, '');
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\- ]/gu, '')
      .replaceAll(' ', '-'),
  );
}

describe('links', () => {
  test.each(pages())('%s', (page) => {
    const text = pageText(page).replaceAll(/^```[\s\S]*?^```$/gm, '');
    for (const [, target] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^https?:/.test(target)) continue;
      const [path, anchor] = target.split('#');
      const file = path === '' ? join(GUIDE, page) : join(GUIDE, dirname(page), path);
      expect(existsSync(file), `${page}: ${target}`).toBe(true);
      if (anchor !== undefined) expect(anchorsOf(file), `${page}: ${target}`).toContain(anchor);
    }
  });

  test('every page can be reached from the first one', () => {
    const index = pageText('README.md');
    for (const page of pages()) if (page !== 'README.md') expect(index).toContain(`](${page})`);
  });
});
