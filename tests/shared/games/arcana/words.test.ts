// Arcana in words: everything that is shown, asked and told over random games, in both languages.
import { describe, expect, test } from 'vitest';
import { loadShelf } from '../../../../scripts/commands/support/packs.ts';
import { diskIcons } from '../../../../scripts/export/icons.ts';
import type { Setup } from '../../../../shared/engine/game.ts';
import { clone, type Json } from '../../../../shared/engine/json.ts';
import { drawFrom } from '../../../../shared/engine/random.ts';
import { redeal } from '../../../../shared/engine/redeal.ts';
import { Table } from '../../../../shared/engine/table.ts';
import { iconsOf, layoutFace } from '../../../../shared/face/face.ts';
import type { FaceModel } from '../../../../shared/face/model.ts';
import { reasons } from '../../../../shared/games/arcana/bots/reasons.ts';
import { arcanaEntry } from '../../../../shared/games/arcana/entry.ts';
import { arcana } from '../../../../shared/games/arcana/index.ts';
import { offers } from '../../../../shared/games/arcana/actions/index.ts';
import { REFUSALS } from '../../../../shared/games/arcana/rules/refuse.ts';
import { de } from '../../../../shared/games/arcana/text/de/table.ts';
import { en, type TextKey } from '../../../../shared/games/arcana/text/en/table.ts';
import type { Action, Event, EventKind, Match, State } from '../../../../shared/games/arcana/types.ts';
import type { Sentences } from '../../../../shared/words/catalogue.ts';
import { phraseText, toText, type Phrase } from '../../../../shared/words/tokens.ts';
import { LANGUAGES } from '../../../../shared/words/languages.ts';
import { findAnswer, findChoice } from '../../../../shared/tableau/match.ts';
import { checkFace, checkPrompt, checkTableau, said } from '../../../support/present.ts';
import { LONG } from '../../../support/long.ts';
import { valuesIn } from '../../../support/messages.ts';

type ArcanaTable = Table<Match, State, Action, Event>;

const shelf = loadShelf([]);
const definitions = shelf.definitions(['arcana']);
/** The same with the second deck, which brings a tower of its own. */
const night = shelf.definitions(['arcana', 'arcana-night']);
const courts = arcanaEntry.heroes(definitions);
const presenterIn = (match: Match, language: (typeof LANGUAGES)[number]) =>
  arcanaEntry.presenter(match, definitions, language, shelf.titles(language, definitions));
const presentersOf = (match: Match) => LANGUAGES.map((language) => presenterIn(match, language));

const setupOf = (number: number, options: Setup['options'] = {}): Setup => {
  const draw = drawFrom(`words ${number}`);
  const left = [...courts];
  const heroes = Array.from({ length: 2 + (number % 3) }, () => left.splice(draw(left.length), 1)[0]);
  return { seed: `words ${number}`, heroes, packs: ['arcana'], options };
};
const newTable = (setup: Setup): ArcanaTable => new Table(arcana, setup, definitions);

/** Words with plain blanks in the place of those that keep a number and its unit together. */
const spaced = (phrase: Phrase): string => phraseText(phrase).replaceAll('\u00a0', ' ');

/** An id, a code or a key that should have been a word. */
const RAW = /arcana:|\b[a-z]+[A-Z][a-z]+|\b(?:fore|tip|reading|outcome|hint)\.[a-z]/;

/** A sentence: finished, and without anything raw in it. */
function sayable(phrase: Phrase): void {
  said(phrase);
  const text = phraseText(phrase);
  if (RAW.test(text)) throw new Error(`raw: ${text}`);
}

const BOTS = ['random', 'random', 'greedy', 'reference'] as const;

/** Plays a game by its number and shows every position, and what was told on the way to it. */
function play(
  number: number,
  visit: (table: ArcanaTable, events: readonly Event[]) => void,
  options: Setup['options'] = {},
): ArcanaTable {
  const table = newTable(setupOf(number, options));
  const draw = drawFrom(`play ${number}`);
  const players = table.setup.heroes.map((_, seat) => {
    const bot = BOTS[(number + seat) % BOTS.length];
    return arcanaEntry.bots[bot](`${number} ${seat}`);
  });
  visit(table, table.opening);
  for (let i = 0; i < 2000 && table.state.outcome === null; i++) {
    const { question } = table;
    const decisions = table.decisions();
    const { seat } = decisions[draw(decisions.length)];
    const result = question
      ? table.answer(seat, players[seat].answer(question, table.match, table.state))
      : table.act(seat, players[seat].act(table.match, table.state, seat));
    if (!result.ok) throw new Error(`a player's choice is refused: ${result.refusal.code}`);
    visit(table, result.events);
  }
  return table;
}

/** The prompts of all seats that are asked. */
const promptsOf = (table: ArcanaTable, presenter: ReturnType<typeof presenterIn>) =>
  table
    .decisions()
    .map(({ seat }) =>
      presenter.prompt(table.state, seat, table.question?.seat === seat ? table.question : null),
    );

/** A game that was won, and one that was lost. */
function finished(
  result: 'won' | 'lost',
  options: Setup['options'] = {},
  fits: (state: State) => boolean = () => true,
): ArcanaTable {
  for (let number = 0; number < 60; number++) {
    const table = newTable(setupOf(number * 3 + 2, options));
    const bot = arcanaEntry.bots[result === 'won' ? 'reference' : 'random'](`end ${number}`);
    while (table.state.outcome === null) {
      const { question } = table;
      const [{ seat }] = table.decisions();
      if (question) table.answer(seat, bot.answer(question, table.match, table.state));
      else table.act(seat, bot.act(table.match, table.state, seat));
    }
    if (table.state.outcome.result === result && fits(table.state)) return table;
  }
  throw new Error(`no game was ${result}`);
}

/** Few every day; the soak plays more. */
const GAMES = Array.from({ length: LONG ? 30 : 4 }, (_, number) => number);

describe.each(GAMES)('game %i', (number) => {
  test('every position, prompt and event has words, and every option a button', () => {
    play(
      number,
      (table, events) => {
        const { match, state, question } = table;
        for (const presenter of presentersOf(match)) {
          const tableau = presenter.tableau(state, [0]);
          checkTableau(tableau);
          [tableau.title, ...tableau.zones.map(({ title }) => title)].forEach(sayable);
          for (const { label, value } of [...tableau.facts, ...tableau.zones.flatMap(({ facts }) => facts)])
            [label, value].forEach(sayable);
          const narrator = presenter.narrator(state);
          for (const event of events) {
            const toldEvent = { ...event, i: 0, cause: -1 };
            sayable(narrator.event(toldEvent));
            expect(['loud', 'plain', 'quiet']).toContain(presenter.weight(toldEvent));
          }
          for (const prompt of promptsOf(table, presenter)) {
            checkPrompt(prompt);
            sayable(prompt.title);
            for (const { choices } of prompt.groups)
              for (const { label, note, refusal, warnings } of choices) {
                sayable(label);
                if (note.length > 0) sayable(note);
                for (const warning of warnings) sayable(warning.sentence);
                if (refusal !== null) sayable(refusal.sentence);
              }
            for (const { label } of prompt.answers ?? []) sayable(label);
            if (question !== null) {
              for (const option of question.options) expect(findAnswer(prompt, option)).not.toBeNull();
              continue;
            }
            for (const action of arcana.options(match, state, prompt.seat)) {
              expect(findChoice(prompt, action)?.choice.refusal).toBeNull();
              sayable(narrator.action(action, prompt.seat));
              sayable(narrator.reason(reasons.action(match, state, prompt.seat, action)));
            }
            for (const action of offers(match, state, prompt.seat)) {
              const refusal = arcana.check(match, state, prompt.seat, action);
              if (refusal !== null) sayable(presenter.why(refusal, prompt.seat).sentence);
            }
          }
        }
      },
      { lossRule: number % 2 === 0 ? 'allFallen' : 'anyFallen' },
    );
  });

  test('shows the same for every arrangement of what is hidden', () => {
    const draw = drawFrom(`redeal ${number}`);
    let seen = 0;
    play(number, (table) => {
      if (seen++ % 5 !== 0) return;
      const { match, state } = table;
      const shown = (of: Match, position: State): Json =>
        clone({
          tableau: presenterIn(of, 'en').tableau(position, []),
          prompts: promptsOf(table, {
            ...presenterIn(of, 'en'),
            prompt: (_, seat, question) => presenterIn(of, 'en').prompt(position, seat, question),
          }),
        } as unknown as Json);
      const real = shown(match, state);
      for (let world = 0; world < 2; world++) {
        const other = redeal(arcana, match, state, [0], draw);
        expect(shown(other.match, other.state)).toEqual(real);
      }
    });
    expect(seen).toBeGreaterThan(10);
  });
});

describe('what is told', () => {
  /** One of each kind; a new kind is a type error here. */
  const EVENTS: {
    readonly [K in EventKind]: Omit<Extract<Event, { kind: K }>, 'kind' | 'seat' | 'rule'>;
  } = {
    gameBegan: {},
    characterPicked: { court: 3, name: 'Ann' },
    leaderPicked: {},
    turnStarted: { turn: 3 },
    foeRevealed: { card: 3, floor: 0, health: 10, wards: 0 },
    cardPlayed: { card: 3, partner: 4 },
    focused: {},
    rested: {},
    wardDispelled: { card: 3, left: 1 },
    foeDamaged: { amount: 0, left: 4 },
    blowWarded: {},
    damageBlocked: { amount: 2 },
    healed: { amount: 0, left: 20 },
    cardDrawn: { card: 3 },
    foolDrawn: { card: 3 },
    reshuffled: { count: 1 },
    shieldSet: { card: 3, amount: 5 },
    shieldUsed: { card: 3, amount: 5 },
    sanctuarySet: { card: 3 },
    sanctuaryEnded: { card: 3 },
    counterattack: { die: 2, damage: 0, left: 20 },
    attackPrevented: {},
    playerFell: {},
    foeDefeated: { card: 3, floor: 4 },
    treasureClaimed: { card: 3, floor: 4 },
    gameWon: { reading: [] },
    gameLost: {},
    noteSaved: { text: '' },
  };
  const { match } = newTable(setupOf(0));
  const narrators = presentersOf(match).map((presenter) => presenter.narrator(null));

  test.each(Object.keys(EVENTS) as EventKind[])('%s', (kind) => {
    for (const seat of [0, -1]) {
      const event = { ...EVENTS[kind], kind, seat, rule: '', i: 0, cause: -1 };
      for (const narrator of narrators) sayable(narrator.event(event as never));
    }
  });

  test('of a player whose name ends in a number, which never comes next to another number', () => {
    const table = newTable(setupOf(0));
    for (const [seat, court] of table.match.proposed.entries())
      expect(table.act(seat, { do: 'pickCharacters', court, name: `Player ${seat + 1}` }).ok).toBe(true);
    for (const presenter of presentersOf(table.match)) {
      const narrator = presenter.narrator(table.state);
      for (const kind of Object.keys(EVENTS) as EventKind[]) {
        for (const amount of [{}, { damage: 3, amount: 3 }]) {
          const event = { ...EVENTS[kind], ...amount, kind, seat: 1, rule: '', i: 0, cause: -1 };
          expect(spaced(narrator.event(event as never))).not.toMatch(/Player 2 \d|\d Player/);
        }
      }
      for (const { value } of presenter.tableau(table.state, [0]).facts)
        expect(spaced(value)).not.toMatch(/Player \d \d/);
    }
  });

  test.each([...REFUSALS, 'game-over', 'question-open', 'no-question', 'no-such-answer'])(
    'the refusal %s',
    (code) => {
      const data = { card: match.pips[0], seat: 1, limit: 6, most: 24, phase: 'give', do: 'fly' };
      for (const narrator of narrators)
        for (const some of [{}, data]) {
          const text = narrator.refusal({ code, data: some, rule: '' });
          sayable(text);
          expect(phraseText(text)).not.toContain(code);
        }
    },
  );

  test('an unknown refusal, outcome or question', () => {
    for (const narrator of narrators) {
      said(narrator.refusal({ code: 'from-tomorrow', data: {}, rule: '' }));
      said(narrator.outcome({ result: 'lost', winners: [], reason: 'rain' }));
      const question = { seat: 0, kind: 'why', options: [1], data: {}, rule: '' };
      said(narrator.question(question));
      said(narrator.answer(question, 1));
    }
  });

  test.each(['tower-climbed', 'all-fell', 'one-fell'])('the end by %s', (reason) => {
    for (const narrator of narrators) {
      const text = narrator.outcome({ result: 'won', winners: [], reason });
      sayable(text);
      expect(phraseText(text)).not.toContain(reason);
    }
  });

  test('seats are called by their court card until they have a name', () => {
    const table = newTable(setupOf(0));
    const presenter = presenterIn(table.match, 'en');
    const called = (seat: number) => spaced(presenter.narrator(table.state).seat(seat));
    const [first, second] = table.match.proposed;
    const title = (card: number) => shelf.titles('en', definitions).name(table.match.cards[card].id);
    expect(called(0)).toBe(title(first));
    expect(table.act(0, { do: 'pickCharacters', court: second, name: ' Maren ' }).ok).toBe(true);
    expect(called(0)).toBe('Maren');
    // The card that was proposed to this seat belongs to another seat now.
    expect(called(1)).toBe('player 2');
    const prompt = presenter.prompt(table.state, 1, null);
    const own = findChoice(prompt, { do: 'pickCharacters', court: second, name: '' });
    expect(
      own?.choice.refusal ?? prompt.groups[0].choices.find(({ card }) => card === second)?.refusal,
    ).not.toBeNull();
    expect(prompt.groups[0].choices.some(({ minor, refusal }) => !minor && refusal === null)).toBe(true);
  });
});

describe('the end', () => {
  test('a won game has a Reading of five lines, and a note that can be written', () => {
    const table = finished('won');
    for (const presenter of presentersOf(table.match)) {
      const [question, ...places] = presenter.tableau(table.state, []).ending;
      expect(question).toMatchObject({ card: null, title: [] });
      sayable(question.text);
      expect(places.map(({ card }) => card)).toEqual(
        table.state.won.map((card) => table.match.cards[card].id),
      );
      for (const { card, title, text } of places) {
        [title, text].forEach(sayable);
        expect(title.some((token) => 'card' in token && token.card === card)).toBe(true);
        // What the place asks, and domain and keyword for an answer.
        expect(phraseText(text)).toMatch(/^.+: .+, .+\.$/);
      }
    }
    const presenter = presenterIn(table.match, 'en');
    const note = { do: 'saveNote', text: 'Two lines,\nand a {brace}.' } as const;
    for (const seat of table.setup.heroes.keys()) {
      const found = findChoice(presenter.prompt(table.state, seat, null), note);
      expect(found?.text).toBe(note.text);
    }
    expect(table.act(1, note).ok).toBe(true);
    const { ending } = presenter.tableau(table.state, []);
    expect(ending).toHaveLength(7);
    expect(phraseText(ending[6].text)).toContain(note.text);
    expect(arcanaEntry.trophy(table.match, table.state)).toBe(table.match.cards[table.state.defeated[4]].id);
  });

  test.each(['no', 'some'])('of a lost game with %s treasures, these say how it came to that', (any) => {
    const fits = ({ won }: State): boolean => won.length > 0 === (any === 'some');
    const table = finished('lost', { lossRule: 'anyFallen' }, fits);
    const presenter = presenterIn(table.match, 'en');
    const { won } = table.state;
    for (const each of presentersOf(table.match)) {
      const { ending } = each.tableau(table.state, []);
      const lying = ending.filter(({ card }) => card !== null);
      expect(lying.map(({ card }) => card)).toEqual(won.map((card) => table.match.cards[card].id));
      for (const { card, title, text } of lying) {
        [title, text].forEach(sayable);
        expect(title.some((token) => 'card' in token && token.card === card)).toBe(true);
        expect(phraseText(text)).toMatch(/^.+: .+, .+\.$/);
      }
      // What is asked of them, where there are any, and the place that stays empty.
      expect(ending.filter(({ card }) => card === null)).toHaveLength(won.length === 0 ? 1 : 2);
      sayable(ending.at(-1)!.text);
    }
    for (const seat of table.setup.heroes.keys())
      expect(presenter.prompt(table.state, seat, null)).toMatchObject({ kind: 'over', groups: [] });
    const { foe } = table.state;
    expect(foe).not.toBeNull();
    expect(arcanaEntry.trophy(table.match, table.state)).toBe(table.match.cards[foe!.major].id);
  });
});

describe('what is seen at a glance', () => {
  /** A game under way, with a change to its state, in words. */
  const shown = (language: (typeof LANGUAGES)[number], change: (state: State) => void) => {
    const table = newTable({ ...setupOf(0), heroes: ['arcana:kns', 'arcana:knw'] });
    const bot = arcanaEntry.bots['reference']('');
    while (table.state.phase !== 'action') {
      const [{ seat }] = table.decisions();
      table.act(seat, bot.act(table.match, table.state, seat));
    }
    const state = clone(table.state);
    change(state);
    const { facts, zones } = presenterIn(table.match, language).tableau(state, [0]);
    const all = [...facts, ...zones.flatMap((zone) => zone.facts)];
    return {
      fact: (id: string) => all.filter((one) => one.id === id).map(({ value }) => spaced(value)),
      notes: zones.flatMap(({ cards }) => cards.flatMap(({ notes }) => notes.map(spaced))),
      texts: zones.flatMap(({ cards }) => cards.flatMap(({ text }) => (text?.length ? [toText(text)] : []))),
      /** The places that all share, in their order, with how many cards lie there. */
      shared: zones.filter(({ seat }) => seat === null).map(({ id, count }) => `${id} ${count}`),
    };
  };

  test('the foe first, then what is near, and the rest of the tower behind', () => {
    expect(shown('en', () => undefined).shared).toEqual([
      'floor:1 1',
      'wards 0',
      'won 0',
      'discard 0',
      'above 8',
    ]);
    const later = shown('en', (state) => {
      state.foe = { ...state.foe!, floor: 2, major: state.upcoming[1] };
      state.defeated = [state.upcoming[0], state.foe.major];
    });
    expect(later.shared).toEqual(['floor:3 1', 'wards 0', 'won 0', 'discard 0', 'above 4', 'below 2']);
  });

  test('the health of every player, including the fallen', () => {
    const { fact } = shown('de', ({ players }) => {
      Object.assign(players[0], { name: 'Maud', health: 4 });
      Object.assign(players[1], { name: 'Bartle', health: 0, fallen: true });
    });
    expect(fact('party')).toEqual(['Maud: 4, Bartle: gefallen']);
  });

  test('wards that are left, so that none left is not read as none dispelled', () => {
    const wards = (left: number) => shown('de', ({ foe }) => void (foe!.wards = left)).fact('wards');
    expect(wards(0)).toEqual(['keines mehr']);
    expect(wards(1)[0]).toMatch(/^noch 1 von /);
  });

  test('what a card counts for, beside the rank that is printed on it', () => {
    const { notes, texts } = shown('en', ({ players, foe }) => {
      const { match } = newTable({ ...setupOf(0), heroes: ['arcana:kns', 'arcana:knw'] });
      players[0].hand = [match.cards.findIndex(({ id }) => id === 'arcana:s6')];
      foe!.wards = 0;
    });
    expect(notes).toContain('counts 7, not 6');
    expect(texts).toContain('Deal 7 damage to the foe.');
  });
});

test.each([
  ['en', 'By what name do you play the Knight of Swords?', 'Who are you?'],
  ['de', 'Unter welchem Namen spielst du den Ritter der Schwerter?', 'Wer bist du?'],
] as const)('a seat whose court card is free is asked for a name alone, in %s', (language, named, card) => {
  const table = newTable({ ...setupOf(0), heroes: ['arcana:kns', 'arcana:knw'] });
  const asked = () => phraseText(presenterIn(table.match, language).prompt(table.state, 0, null).title);
  expect(asked()).toBe(named);
  const { seat, court } = { seat: 1, court: table.match.proposed[0] };
  expect(table.act(seat, { do: 'pickCharacters', court, name: 'Ann' }).ok).toBe(true);
  expect(asked()).toBe(card);
});

describe('what an action would do', () => {
  /** The first turn of a game, with a hand and a foe of one's choice. */
  function position(court: string, hand: readonly string[], change: (state: State) => void) {
    const table = newTable({ ...setupOf(0), heroes: [`arcana:${court}`, 'arcana:knw'] });
    const bot = arcanaEntry.bots['reference']('');
    while (table.state.phase !== 'action') {
      const [{ seat }] = table.decisions();
      table.act(seat, bot.act(table.match, table.state, seat));
    }
    const state = clone(table.state);
    const number = (id: string) => table.match.cards.findIndex((card) => card.id === `arcana:${id}`);
    state.players[0].hand = hand.map(number);
    state.players[0].name = 'Maren';
    Object.assign(state.foe!, { major: number('m11'), wards: 0, health: 10 });
    change(state);
    const prompt = presenterIn(table.match, 'en').prompt(state, 0, null);
    const choices = prompt.groups.flatMap(({ id, choices }) => choices.map((choice) => ({ id, ...choice })));
    const texts = choices.map(({ id, label, note, minor, refusal }) => ({
      group: id,
      label: phraseText(label),
      note: spaced(note),
      minor,
      can: refusal === null,
    }));
    return { prompt, choices, texts };
  }

  test('a blow says what is left of the foe, or that it falls', () => {
    const { texts } = position('kns', ['s4', 's9'], () => undefined);
    expect(texts.filter(({ group }) => group === 'attack')).toEqual([
      expect.objectContaining({ note: '5 damage, 5 health left', minor: false }),
      expect.objectContaining({ note: '10 damage: the foe is defeated' }),
    ]);
  });

  test('wards make a blow useless, and the fitting suit dispels them', () => {
    const { texts } = position('kns', ['s4', 'p3'], ({ foe }) => {
      foe!.wards = 2;
    });
    const attack = texts.find(({ group }) => group === 'attack');
    expect(attack).toMatchObject({ note: 'it has no effect now', minor: true, can: true });
    expect(texts.filter(({ group }) => group === 'dispel')).toEqual([
      expect.objectContaining({ can: true, note: expect.stringMatching(/^one ward left; /) }),
      expect.objectContaining({ can: false, minor: true }),
    ]);
  });

  test('who may fall is warned with numbers', () => {
    const { choices } = position('kns', ['s4', 's10'], ({ players }) => {
      players[0].health = 2;
    });
    const warned = (label: RegExp) =>
      choices
        .find((choice) => label.test(phraseText(choice.label)))!
        .warnings.map(({ sentence }) => spaced(sentence));
    expect(warned(/^Rest$/)).toEqual(['The foe strikes for up to 6, and Maren has 5 health.']);
    expect(warned(/Four/)).toEqual(['The foe strikes for up to 6, and Maren has 2 health.']);
    // A defeated foe does not strike.
    expect(warned(/Ten/)).toEqual([]);
  });

  test('a shield counts in what is warned of, and so does a sanctuary', () => {
    const weak = ({ players }: State): void => {
      players[0].health = 2;
    };
    const paladin = position('kp', ['p5'], weak).choices.filter(({ id }) => id === 'draw');
    expect(paladin.map(({ warnings }) => warnings.length)).toEqual([0, 1]);
    const priest = position('qw', ['c1'], weak).choices.filter(({ id }) => id === 'heal');
    expect(priest.map(({ warnings }) => warnings.length)).toEqual([0, 1]);
    expect(spaced(priest[0].note)).toBe('Maren: 3 health and sanctuary; no blow in return');
  });

  test('of the pairs of a Mage a few are shown, all can be found', () => {
    const { prompt, choices } = position('pgw', ['w3', 'w8', 'p6', 'c2', 's9', 's1'], () => undefined);
    const pairs = choices.filter(({ id }) => id === 'pair');
    expect(pairs.length).toBeGreaterThan(10);
    expect(pairs.filter(({ minor }) => !minor)).toHaveLength(4);
    expect(prompt.groups.at(-1)!.choices.map(({ label }) => phraseText(label))).toEqual(['Focus', 'Rest']);
  });

  test('the one way on is marked', () => {
    const { choices } = position('kns', [], ({ deck, discard }) => {
      deck.length = 1;
      discard.length = 0;
    });
    expect(choices.map(({ onward }) => onward)).toEqual([false, false]);
    const full = position('kns', ['s1', 's2', 's3', 's4', 's5', 's6', 's7'], () => undefined);
    const focus = full.choices.find(({ label }) => phraseText(label) === 'Focus')!;
    expect(spaced(focus.refusal!.sentence)).toBe('Your hand is full: 7 cards.');
  });
});

describe('faces', () => {
  const drawnLine = (drawing: FaceModel): string => ('line' in drawing ? drawing.line : '');

  const icons = diskIcons();

  test.each(LANGUAGES)('of every card and back fit, in %s', async (language) => {
    const card = (id: string) => shelf.loaded.cards[id]?.definition;
    const face = arcanaEntry.faces({ card }, language, shelf.titles(language, night));
    const { backs } = presenterIn(newTable(setupOf(0)).match, language);
    for (const id of [...Object.keys(night), ...backs]) {
      const made = face(id);
      checkFace(made);
      sayable(made.kind);
      // A link would lead to a face that the table may not have.
      expect(JSON.stringify([made.kind, made.values, made.text])).not.toContain('"card":');
      const paths = await icons.load(iconsOf(made.drawing));
      for (const detail of ['full', 'short', 'tiny'] as const) {
        const { misfits } = layoutFace(made.drawing, { detail, palette: 'standard', icons: paths });
        expect({ id, detail, misfits }).toEqual({ id, detail, misfits: [] });
      }
    }
    expect(() => face('arcana:nobody')).toThrow(RangeError);
    expect(drawnLine(face('arcana:m16').drawing)).toMatch(/^XVI · /);
    expect(drawnLine(face('arcana:m0').drawing)).toMatch(/^0 · /);
    // A badge shows all that a foe is.
    expect(face('arcana:m13').drawing).toMatchObject({ emblem: { icon: 'person', also: ['wolf-head'] } });
    expect(face('arcana:m14').drawing).toMatchObject({ emblem: { icon: 'angel-wings', also: [] } });
    const foes = toText(face('arcana-night:tower').text);
    for (const foe of ['night-porter', 'last-hour'])
      expect(foes).toContain(shelf.titles(language, night).name(`arcana-night:${foe}`));
  });
});

describe.each(LANGUAGES)('a new game, in %s', (language) => {
  const form = arcanaEntry.setupForm(definitions, language, shelf.titles(language, definitions));

  test('offers sixteen courts, those of one suit first', () => {
    expect(form.heroes.map(({ id }) => id)).toEqual(courts);
    expect(courts).toHaveLength(16);
    expect(courts.slice(0, 4)).toEqual(['arcana:kp', 'arcana:qc', 'arcana:kns', 'arcana:pgw']);
    for (const { name, note, deck } of form.heroes) {
      expect(name).not.toMatch(RAW);
      expect(note).toMatch(/\.$/);
      expect(deck).toEqual([]);
    }
  });

  test('offers options with names, and the bots from weak to strong', () => {
    expect(form.options.map(({ name }) => name)).toEqual(['lossRule', 'difficulty']);
    for (const { label, about, values, standard } of form.options) {
      expect(about).toMatch(/\.$/);
      expect(values.map(({ value }) => value)).toContain(standard);
      for (const word of [label, ...values.map((value) => value.label)]) expect(word).not.toMatch(/[{}]|^$/);
    }
    const offered = form.bots.map(({ id }) => id);
    expect(Object.keys(arcanaEntry.bots).filter((id) => offered.includes(id))).toEqual(offered);
    expect(offered).toContain(form.bot);
    for (const { value } of form.options[1].values)
      expect(() => newTable(setupOf(0, { difficulty: value }))).not.toThrow();
  });

  test('is announced', () => {
    const { title, about, minutes, kinds, cover } = arcanaEntry.words[language];
    expect(title).toBe('Arcana');
    expect(about).toMatch(/\.$/);
    expect(minutes).toEqual({ min: 15, max: 30 });
    for (const { kind } of Object.values(definitions) as { kind: string }[]) expect(kinds[kind]).toBeTruthy();
    expect(cover.picture.layers.length).toBeGreaterThan(1);
  });
});

test.each(LANGUAGES)(
  'is explained on one page, with what the printed rules leave open, in %s',
  (language) => {
    const parts = arcanaEntry.words[language].primer!;
    for (const { title, text, terms } of parts)
      for (const words of [title, ...text, ...terms.flatMap(({ term, about }) => [term, about])]) {
        expect(words).not.toBe('');
        expect(words).not.toMatch(RAW);
      }
    expect(parts.at(-1)).toMatchObject({ id: 'silent' });
    expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length);
  },
);

test('a second deck is shown in the same words', () => {
  const setup = { ...setupOf(1), packs: ['arcana', 'arcana-night'] };
  const table: ArcanaTable = new Table(arcana, setup, night);
  const bot = arcanaEntry.bots['reference']('night');
  for (let i = 0; i < 40 && table.state.outcome === null; i++) {
    const { question } = table;
    const [{ seat }] = table.decisions();
    for (const language of LANGUAGES) {
      const presenter = arcanaEntry.presenter(table.match, night, language, shelf.titles(language, night));
      checkTableau(presenter.tableau(table.state, []));
      for (const prompt of promptsOf(table, presenter)) checkPrompt(prompt);
    }
    if (question) table.answer(seat, bot.answer(question, table.match, table.state));
    else table.act(seat, bot.act(table.match, table.state, seat));
  }
  expect(table.match.tower.pack).toBe('arcana-night');
  const { options } = arcanaEntry.setupForm(night, 'en', shelf.titles('en', night));
  for (const { value } of options.find(({ name }) => name === 'difficulty')!.values)
    expect(() => new Table(arcana, { ...setup, options: { difficulty: value } }, night)).not.toThrow();
});

test.each(Object.keys(en) as TextKey[])('%s uses the same values in both languages', (key) => {
  // A capital asks for the same value with a capital at its start.
  const named = (message: Sentences): string[] =>
    [...valuesIn(message)].map((name) => name.slice(0, 1).toLowerCase() + name.slice(1));
  const inEnglish = named(en[key]);
  for (const name of named(de[key])) expect(inEnglish).toContain(name);
});

test('before the climb one is told what it is about, and when all is lost', () => {
  const notesIn = (options: Setup['options']): string[] => {
    const { match, state } = newTable(setupOf(0, options));
    return presenterIn(match, 'en').prompt(state, 0, null).notes.map(spaced);
  };
  const notes = notesIn({});
  expect(notes.at(0)).toContain('5 foes');
  expect(notes.join(' ')).toContain('Hands lie open');
  expect(notes.at(-1)).toContain('the last of you');
  expect(notesIn({ lossRule: 'anyFallen' }).at(-1)).toContain('even one of you');
});

test('a sanctuary is explained to the seats that give it, and to no other seat', () => {
  const told = courts.map((court) => {
    const heroes = [court, courts.find((other) => other !== court)!];
    const table = newTable({ ...setupOf(0), heroes });
    while (table.state.phase !== 'action') {
      const [{ seat }] = table.decisions();
      const act = offers(table.match, table.state, seat).find(
        (action) =>
          (action.do !== 'pickCharacters' || action.court === table.match.proposed[seat]) &&
          table.refuse(seat, action) === null,
      )!;
      table.act(seat, act);
    }
    const seat = table.state.active;
    const { notes } = presenterIn(table.match, 'en').prompt(table.state, seat, null);
    return { court, seat, tip: notes.map(spaced).some((note) => note.startsWith('A sanctuary protects')) };
  });
  expect(told.filter(({ tip }) => tip).map(({ court }) => court)).toEqual(
    told.filter(({ court }) => court.startsWith('arcana:q')).map(({ court }) => court),
  );
});
