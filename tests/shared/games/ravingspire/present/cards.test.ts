import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../../../shared/words/languages.ts';
import { games } from '../../../../../shared/games/index.ts';
import type { CardDefinition } from '../../../../../shared/games/ravingspire/content/schema.ts';
import { ravingspireEntry } from '../../../../../shared/games/ravingspire/entry.ts';
import { DEFAULT_OPTIONS, readOptions } from '../../../../../shared/games/ravingspire/setup.ts';
import { capitalised, phraseText, toText } from '../../../../../shared/words/tokens.ts';
import { checkFace, presenterOf, said, titles } from '../../../../support/present.ts';
import { baseDefinitions, HEROES, newTable } from '../../../../support/ravingspire.ts';

const table = newTable({ seed: 'faces', heroes: ['base:dawn-the-righteous'], packs: ['base'], options: {} });

describe('faces', () => {
  test.each(LANGUAGES)('of all cards in "%s"', (language) => {
    const presenter = presenterOf(table.match, language);
    for (const id of Object.keys(baseDefinitions)) checkFace(presenter.face(id));
  });

  test('are made once for each presenter', () => {
    const presenter = presenterOf(table.match);
    expect(presenter.face('base:blade')).toBe(presenter.face('base:blade'));
  });

  test('hold what is printed', () => {
    const face = presenterOf(table.match).face('base:outstretched-foot');
    expect([face.kind, ...face.values].map(phraseText)).toEqual([
      'attack',
      'power 2 skill',
      'cost 1 fight, 3 skill, or brute force 8',
    ]);
    expect(toText(face.text)).toMatch(/^Instead: discard this/);
    expect(face.story).toBe('The stairs will do the rest. They always have.');
  });

  test('of a hero say what its deck adds up to', () => {
    const { values } = presenterOf(table.match).face('base:dawn-the-righteous');
    expect(values.map(phraseText)).toContain('0 fight, 3 skill, 13 charm in all');
    expect(values.map(phraseText)[0]).toBe('runelord, expert');
    expect(phraseText(presenterOf(table.match, 'de').face('base:blade').values[0])).toBe('Wert 1 Kampf');
  });

  test.each([
    ['base:dawn-the-righteous', 'Runenfürstin, für Kenner'],
    ['base:florence-haymaker', 'Plünderin, schwer'],
    ['base:shayla-nimblenook', 'Schurkin, für Kenner'],
    ['base:marcus-the-runelord', /^Runenfürst, /],
  ])('%s has the word of German for its class', (id, note) => {
    const face = presenterOf(table.match, 'de').face(id);
    expect(phraseText(capitalised(face.values[0]))).toMatch(note);
  });

  test('of cards that are not there do not exist', () => {
    expect(() => presenterOf(table.match).face('base:no-such-card')).toThrow(RangeError);
    expect(() => presenterOf(table.match).face('constructor')).toThrow(RangeError);
  });
});

describe('the form for a new game', () => {
  test.each(LANGUAGES)('is whole in "%s"', (language) => {
    const form = ravingspireEntry.setupForm(baseDefinitions, language, titles);
    expect(form.seats).toEqual({ min: 1, max: 6 });
    expect(form.heroes.map(({ id }) => id).sort()).toEqual(HEROES);
    expect(form.heroes.map(({ note }) => note).join()).not.toMatch(/undefined|[{}]/);
    for (const { deck, pack, face } of form.heroes) {
      expect(deck.reduce((sum, line) => sum + Number.parseInt(line, 10), 0)).toBe(12);
      expect(pack).toBe('base');
      checkFace(face);
    }
    const offered = form.bots.map(({ id }) => id);
    expect(Object.keys(ravingspireEntry.bots).filter((id) => offered.includes(id))).toEqual(offered);
    expect(offered).toContain(form.bot);
    expect(offered).not.toContain('random');
    for (const { label, about } of form.bots) {
      said([{ text: label }]);
      said([{ text: about }]);
    }
    for (const { label, about, values, rule } of form.options) {
      said([{ text: label }]);
      expect(about).toMatch(/\.$/);
      expect(rule).toMatch(/^[A-Z]+-\d+$/);
      for (const value of values) said([{ text: value.label }]);
    }
  });

  test('easy heroes come first, in the words of the rules', () => {
    const [first] = ravingspireEntry.setupForm(baseDefinitions, 'en', titles).heroes;
    expect(first.note).toMatch(/^Runelord, normal\. /);
    expect(first.deck).toContain('1\u00a0× Reaver’s Slash (2\u00a0fight)');
  });

  test('has every option of OPT-1 with its default, and no value that setup refuses', () => {
    const { options } = ravingspireEntry.setupForm(baseDefinitions, 'en', titles);
    expect(Object.fromEntries(options.map(({ name, standard }) => [name, standard]))).toEqual(
      DEFAULT_OPTIONS,
    );
    for (const { name, values, kind } of options) {
      if (kind === 'seat') expect(values).toEqual([]);
      else expect(values.length).toBeGreaterThan(1);
      for (const { value } of values) expect(() => readOptions({ [name]: value }, 2)).not.toThrow();
    }
    expect(options.find(({ name }) => name === 'madness')!.values.map(({ value }) => value)).toEqual([
      -1, 0, 1, 2,
    ]);
  });
});

describe('about a game as a whole', () => {
  test('the words on the shelf', () => {
    for (const { words } of games) {
      for (const language of LANGUAGES) {
        const { title, about, minutes, kinds } = words[language];
        said([{ text: title }]);
        for (const word of Object.values(kinds)) said([{ text: word }]);
        expect(about).toMatch(/\.$/);
        expect(minutes.min).toBeLessThan(minutes.max);
      }
      expect(words.en.about).not.toBe(words.de.about);
    }
  });

  test('every kind that a card has is a word of its own', () => {
    const used = new Set(
      Object.values(baseDefinitions).map((card) => (card as unknown as CardDefinition).kind),
    );
    for (const language of LANGUAGES) {
      const { kinds } = ravingspireEntry.words[language];
      expect([...used].filter((kind) => !Object.hasOwn(kinds, kind))).toEqual([]);
      expect(new Set(Object.values(kinds)).size).toBe(Object.keys(kinds).length);
    }
    expect(ravingspireEntry.words.de.kinds).toMatchObject({ weapon: 'Waffe', spire: 'Spitzenkarte' });
  });

  test('hands are secret only with flanking and more than one seat', () => {
    const of = (seats: number, flanking: boolean) =>
      ravingspireEntry.secret(
        newTable({ seed: 's', heroes: HEROES.slice(0, seats), packs: ['base'], options: { flanking } }).match,
      );
    expect([of(1, true), of(2, false), of(2, true)]).toEqual([false, false, true]);
  });

  test('the Spire card is signed that was faced, and none before', () => {
    const { match, state } = table;
    expect(ravingspireEntry.trophy(match, state)).toBeNull();
    const challenge = state.decks.spire[0];
    expect(ravingspireEntry.trophy(match, { ...state, challenge })).toBe(match.cards[challenge].id);
  });
});
