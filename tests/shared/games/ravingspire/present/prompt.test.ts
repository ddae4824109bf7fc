import { describe, expect, test } from 'vitest';
import { clone, type Json } from '../../../../../shared/engine/json.ts';
import type { Question } from '../../../../../shared/engine/game.ts';
import type { State, ToldEvent } from '../../../../../shared/games/ravingspire/types.ts';
import { phraseText } from '../../../../../shared/words/tokens.ts';
import { isPayable, payWith } from '../../../../../shared/tableau/payment.ts';
import type { Choice, PaymentForm, Prompt } from '../../../../../shared/tableau/tableau.ts';
import { presenterOf } from '../../../../support/present.ts';
import { baseDefinitions, newTable } from '../../../../support/ravingspire.ts';

const heroes = ['base:aurora-the-all-knowing', 'base:quinn-apblanc'];
const table = newTable({ seed: 'prompt', heroes, packs: ['base'], options: {} });
const { match } = table;
const presenter = presenterOf(match);

/** The position after some changes, in the Encounter phase of the first hero unless they say otherwise. */
function positionWith(change: (state: State) => void): State {
  const state = clone(table.state);
  Object.assign(state, { phase: 'encounter', steps: 0, turn: 9 });
  change(state);
  return state;
}
const promptWith = (change: (state: State) => void): Prompt =>
  presenter.prompt(positionWith(change), 0, null);

const cardNamed = (id: string, after = -1): number =>
  match.cards.findIndex((card, i) => i > after && card.id === id);
const own = (id: string): number => match.piles.heroes[0].find((card) => match.cards[card].id === id)!;
const owned = (id: string): number[] => match.piles.heroes[0].filter((card) => match.cards[card].id === id);

const choicesOf = ({ groups }: Prompt, group?: string): Choice[] =>
  groups.filter(({ id }) => group === undefined || id === group).flatMap(({ choices }) => choices);
/** How a choice is paid. */
function formOf(choice: Choice): PaymentForm {
  if (!isPayable(choice)) throw new Error(`${phraseText(choice.label)} is not paid for`);
  return choice.form;
}
const lines = (choices: readonly Choice[]): string[] =>
  choices.map(
    ({ label, refusal }) => phraseText(label) + (refusal === null ? '' : `: ${phraseText(refusal.sentence)}`),
  );

/** A card of the base set that lets one choose, and where in it. */
const OPTIONAL = (() => {
  const found = Object.entries(baseDefinitions).flatMap(([id, definition]) =>
    pathsOf(definition as Json, '').map((path) => ({ id, path })),
  );
  return found.find(({ id }) => match.cards.some((card) => card.id === id))!;
})();

function pathsOf(node: Json, path: string): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = 'do' in node && node['do'] === 'choose' ? [path] : [];
  return [...own, ...Object.entries(node).flatMap(([key, part]) => pathsOf(part as Json, `${path}/${key}`))];
}

/** What is warned of, with how much it weighs where that matters. */
const told = ({ warnings }: Choice): string[] => warnings.map(({ sentence }) => phraseText(sentence));
const weights = ({ warnings }: Choice): string[] => warnings.map(({ weight }) => weight);

const FOOT = 'base:outstretched-foot';

describe('buying', () => {
  const foot = cardNamed(FOOT);
  const [trinket, other] = owned('base:trinket');
  const [tool, tool2] = owned('base:tool');
  const blade = own('base:blade');

  test('what cannot be paid says what is missing, and can be tried by hand', () => {
    const prompt = promptWith((state) => {
      state.levels[0].ring = [foot, -1, -1, -1, -1];
      state.heroes[0].hand = [trinket, blade];
    });
    const [choice] = choicesOf(prompt, 'buy');
    expect(lines([choice])).toEqual(['Buy Outstretched Foot: Needs 3 more skill, or 6 more by brute force.']);
    expect(phraseText(choice.note)).toBe('1 fight, 3 skill, or brute force 8');
    expect(formOf(choice).sources.map(({ proposed }) => proposed)).toEqual([-1, -1]);
  });

  test('a payment can be put together by hand, in either way', () => {
    const strike = own('base:rogues-strike');
    const prompt = promptWith((state) => {
      state.levels[0].ring = [foot, -1, -1, -1, -1];
      state.heroes[0].hand = [trinket, strike, blade, tool];
    });
    const [choice] = choicesOf(prompt, 'buy');
    const payment = formOf(choice);
    expect(choice.refusal).toBeNull();
    expect(phraseText(choice.note)).toBe('Rogue’s Strike (skill), Blade (fight), Tool (skill)');
    expect(payment.sources.map(({ label, note }) => `${phraseText(label)}: ${phraseText(note)}`)).toEqual([
      'Trinket: 1 charm, in hand',
      'Rogue’s Strike: 2 skill, in hand',
      'Blade: 1 fight, in hand',
      'Tool: 1 skill, in hand',
    ]);
    expect(payment.ways.map(({ label }) => phraseText(label))).toEqual([
      'attribute by attribute',
      'by brute force, 8 in all',
    ]);
    expect(payWith({ ...choice, form: payment }, { way: 1, uses: [0, 0, -1, -1] })).toEqual({
      do: 'acquire',
      card: foot,
      pay: [
        { card: trinket, as: 'charm' },
        { card: strike, as: 'skill' },
      ],
      brute: true,
    });
  });

  test('each single card can be slotted; what comes to the same is minor', () => {
    const prompt = promptWith((state) => {
      state.heroes[0].hand = [tool, tool2, trinket, other];
    });
    const slots = choicesOf(prompt, 'slots').filter(({ refusal }) => refusal === null);
    const shown = slots.filter(({ minor }) => !minor).map(({ card }) => card);
    expect(shown).toEqual([tool, trinket]);
    expect(new Set(slots.map(({ card }) => card))).toEqual(new Set([tool, tool2, trinket, other]));
  });
});

describe('ways on and warnings', () => {
  test('moving names the way round, and there is nothing obvious to do', () => {
    const prompt = presenter.prompt(table.state, 0, null);
    expect(prompt.kind).toBe('move');
    expect(phraseText(prompt.title)).toBe(`You rolled ${table.state.steps}. Where do you go?`);
    expect(choicesOf(prompt, 'move').map(({ note }) => phraseText(note).split(',')[0])).toEqual([
      'clockwise',
      'counterclockwise',
    ]);
    expect(choicesOf(prompt).some(({ onward }) => onward)).toBe(false);
    expect(prompt.notes).toHaveLength(1);
  });

  test('the end of a turn among adversaries costs what it says', () => {
    const chest = cardNamed('base:trapped-chest');
    const prompt = promptWith((state) => {
      state.phase = 'explore';
      state.levels[0].ring[0] = chest;
      state.heroes[0].hand = [];
      state.heroes[0].sanity = 1;
    });
    const [end] = choicesOf(prompt, 'end');
    expect(end.onward).toBe(true);
    expect(told(end)).toEqual([
      'Ending now costs 1 sanity (one adversary). You have 1.',
      `That drives you mad: hand and slots are discarded, you wake at the start with 10 sanity, and the madness track falls to ${table.state.madness - 1}.`,
    ]);
  });

  test('being overwhelmed and unspent power are warned of', () => {
    const bought = match.piles.encounter.filter((card) => match.cards[card].kind === 'weapon');
    const ring = bought.slice(0, 5);
    const prompt = promptWith((state) => {
      state.levels[0].ring = ring;
      state.waiting = cardNamed(FOOT);
      state.heroes[0].played = [own('base:blade')];
    });
    const [end] = choicesOf(prompt, 'end');
    expect(told(end)).toEqual([
      'No place is free for Outstretched Foot: it pushes Bell Hammer off the ring and costs you 1 to 6 sanity. You have 10.',
      'Power that is played but not spent is lost: 1 fight (Blade).',
    ]);
    expect(prompt.cards).toEqual([cardNamed(FOOT)]);
  });

  test('of equally heavy cards each may be pushed off, and power without a card is unspent as well', () => {
    const [light, one, other] = [FOOT, 'base:bell-hammer', 'base:crown-of-tallow'].map((id) => cardNamed(id));
    const prompt = promptWith((state) => {
      state.levels[0].ring = [light, one, light, other, light];
      state.waiting = light;
      state.free = { amount: 2, as: 5 };
    });
    expect(told(choicesOf(prompt, 'end')[0])).toEqual([
      expect.stringContaining('it pushes Bell Hammer or Crown of Tallow off the ring'),
      'Power that is played but not spent is lost: 2 fight or charm of your own.',
    ]);
  });

  test('a foe that cannot be paid says what is missing; giving up is no way on', () => {
    const foe = match.piles.foe[0];
    const prompt = promptWith((state) => {
      state.phase = 'showdown';
      state.battle = { ...state.battle, kind: 'foe', card: foe, level: 0 };
      state.heroes[0].hand = [own('base:blade')];
    });
    expect(prompt.kind).toBe('battle');
    expect(lines(choicesOf(prompt, 'fight'))[0]).toMatch(/^Defeat .+: Needs .+ more/);
    const [giveUp] = choicesOf(prompt, 'end');
    expect(giveUp.onward).toBe(false);
    expect(told(giveUp)).toEqual(['Giving up costs 2 to 12 sanity. You have 10.', 'It may drive you mad.']);
  });

  test('giving up counts what the foe itself takes, and says when madness is certain', () => {
    const prompt = (sanity: number) =>
      promptWith((state) => {
        state.phase = 'showdown';
        const card = cardNamed('base:the-red-abbot');
        state.battle = { ...state.battle, kind: 'foe', card, level: 0 };
        state.heroes[1].removed = true;
        state.heroes[0].sanity = sanity;
      });
    const said = (sanity: number) => told(choicesOf(prompt(sanity), 'end')[0]);
    expect(said(4)).toEqual([
      'Giving up costs 3 (The Red Abbot) + 2 to 12 (dice): 5 to 15 sanity. You have 4.',
      'It will certainly drive you mad.',
    ]);
    expect(said(9)[1]).toBe('It may drive you mad.');
  });

  test('buying tells of the adversary that takes the free place, and of cards that hurt', () => {
    const [ware] = match.piles.encounter.filter((card) => match.cards[card].kind === 'object');
    const sword = cardNamed('base:meteor-sword');
    const prompt = promptWith((state) => {
      state.phase = 'encounter';
      state.turn = 9;
      state.levels[0].ring = [ware, sword, sword, sword, sword];
      state.waiting = cardNamed('base:the-thing-in-the-cellar');
      state.heroes[0].hand = [...match.piles.heroes[0]];
      state.heroes[0].deck = [];
      state.decks.encounter = [];
    });
    const buy = choicesOf(prompt, 'buy').find(({ card, refusal }) => card === ware && refusal === null)!;
    expect(told(buy)).toEqual(['Then The Thing in the Cellar takes place 1: −2 sanity.']);
    expect(weights(buy)).toEqual(['harm']);
  });

  test('how much a warning weighs: what might be better, what is lost, and what can hardly be made good', () => {
    const blade = own('base:blade');
    const prompt = (sanity: number) =>
      promptWith((state) => {
        state.phase = 'explore';
        state.levels[0].ring[0] = cardNamed('base:trapped-chest');
        state.heroes[0].hand = [blade];
        state.heroes[0].sanity = sanity;
      });
    const end = (sanity: number) => choicesOf(prompt(sanity), 'end')[0];
    expect(told(end(9))).toEqual([
      'Ending now costs 1 sanity (one adversary). You have 9.',
      expect.stringContaining('could still go into a free slot'),
    ]);
    expect(weights(end(9))).toEqual(['harm', 'advice']);
    expect(weights(end(1))).toEqual(['harm', 'grave', 'advice']);
  });

  test('each card of a payment says what it costs, and what it may give instead', () => {
    const [ware] = match.piles.encounter.filter((card) => match.cards[card].kind === 'object');
    const prompt = promptWith((state) => {
      state.phase = 'encounter';
      state.levels[0].ring[0] = ware;
      state.heroes[0].hand = [cardNamed('base:meteor-sword'), cardNamed('base:retired-champion')];
      state.decks.encounter = state.decks.encounter.filter((card) => !state.heroes[0].hand.includes(card));
    });
    const payment = formOf(choicesOf(prompt, 'buy').find(({ card }) => card === ware)!);
    const notes = payment!.sources.map(({ note }) => phraseText(note));
    expect(notes[0]).toContain('−1 sanity');
    expect(notes[1]).toContain('1 to 3 gives 3 instead of 6');
  });

  test('a payment as it is put together says card by card what it costs and what it may give', () => {
    const ware = match.piles.encounter.find((card) => match.cards[card].id === 'base:iron-lantern')!;
    const [sword, champion] = ['base:meteor-sword', 'base:retired-champion'].map((id) => cardNamed(id));
    const state = positionWith((changed) => {
      changed.levels[0].ring[0] = ware;
      changed.heroes[0].hand = [sword, champion];
      changed.decks.encounter = changed.decks.encounter.filter((card) => card !== sword && card !== champion);
    });
    const said = (...cards: number[]) => {
      const pay = cards.map((card) => ({ card, as: 'fight' as const }));
      const warned = presenter.warnings!(state, 0, { do: 'acquire', card: ware, pay, brute: true });
      return warned.map(({ weight, sentence }) => `${weight}: ${phraseText(sentence)}`);
    };
    expect(said(sword)).toEqual(['harm: Meteor Sword: −1 sanity.']);
    expect(said(champion)).toEqual(['advice: Retired Champion: 1 to 3 gives 3 instead of 6.']);
    expect(said(sword, champion)).toEqual([...said(sword), ...said(champion)]);
  });

  test('power of two shapes is counted once, beside what is sure', () => {
    const cards = ['base:retired-champion', 'base:blade'].map((id) => cardNamed(id));
    const state = positionWith((changed) => {
      changed.phase = 'explore';
      changed.heroes[0].hand = cards;
    });
    const facts = presenter.tableau(state, [0]).zones.flatMap((zone) => zone.facts);
    const purse = facts.find(({ id }) => id === 'purse')!;
    expect(phraseText(purse.value)).toBe('1 fight, 0 skill, 0 charm, 6 fight or skill; 7 in all');
  });

  test('a seat that is not to act is told for whom to wait', () => {
    const prompt = presenter.prompt(table.state, 1, null);
    expect([prompt.kind, phraseText(prompt.title)]).toEqual(['wait', 'Waiting for Aurora']);
    expect(prompt.groups).toEqual([]);
  });

  test('a space has one name: in choices, in facts of heroes and rings, and in the log', () => {
    const facts = presenter.tableau(table.state, [0]).zones.flatMap((zone) => zone.facts);
    const told = (id: string) => phraseText(facts.find((fact) => fact.id === id)!.value);
    const { space } = table.state.heroes[0];
    expect(told('where')).toBe(`dungeon ${space}`);
    expect(told('portal')).toBe(`space ${space}`);
    expect(facts.map(({ value }) => phraseText(value)).join('; ')).not.toContain('sector');
    const event = { i: 0, cause: -1, seat: 0, rule: 'MOVE-2', kind: 'moved', path: [space] } as ToldEvent;
    expect(phraseText(presenter.narrator(table.state).event(event))).toContain(`dungeon\u00a0${space}`);
  });

  test('in Explore each price says what it lacks', () => {
    const prompt = promptWith((state) => {
      state.phase = 'explore';
      state.heroes[0].hand = [own('base:blade')];
    });
    expect(
      lines(choicesOf(prompt, 'explore')).map((line) => line.replace(/dungeon\s\d+|\(.*\)/, 'X')),
    ).toEqual([
      'Rotate this level with skill: Needs 2 more skill.',
      'Rotate this level with charm: Needs 2 more charm.',
      'Rotate this level by brute force: Needs 9 more for brute force.',
      'Exert yourself, to X: Needs 1 more fight.',
      expect.stringMatching(/^Well of Souls, banish Blade: Needs /),
    ]);
  });
});

describe('questions', () => {
  const ask = (question: Partial<Question>): Prompt =>
    presenter.prompt(table.state, 0, {
      seat: 0,
      kind: 'hero',
      options: [],
      data: {},
      rule: 'CARD-1',
      ...question,
    });

  test('name the card that asks, with what it does', () => {
    const cause = cardNamed(FOOT);
    const blade = own('base:blade');
    const prompt = ask({ kind: 'discard', options: ['no', blade], data: { values: 'cards', cause } });
    expect(phraseText(prompt.title)).toBe('Which card do you discard?');
    expect(phraseText(prompt.notes[0])).toMatch(/^Outstretched Foot: Instead: discard this/);
    expect(prompt.cards).toEqual([cause]);
    expect(prompt.answers!.map(({ label, card }) => [phraseText(label), card])).toEqual([
      ['None', -1],
      ['Blade (1 fight)', blade],
    ]);
  });

  test.each([
    // A price; no price; something that happens to another hero.
    ['base:meteor-sword', '/rules/1/do/0', 'Lose 1 sanity?', 'You may lose 1 sanity; if you do'],
    ['base:mistaken-identity', '/rules/0/do/0/then/0', 'Redraw the foe card?', 'You may'],
    ['base:light-fingers', '/rules/0/do/0', 'Let this happen?', 'You may'],
  ])('%s asks whether to do what it offers', (name, path, title, note) => {
    const prompt = ask({ kind: 'may', options: ['no', 'yes'], data: { cause: cardNamed(name), path } });
    expect(phraseText(prompt.title)).toBe(title);
    expect(phraseText(prompt.notes[1])).toContain(note);
  });

  test('an option is told by what it does, in the log as well', () => {
    const cause = match.cards.findIndex(({ id }) => id === OPTIONAL.id);
    const asked = {
      kind: 'option',
      options: [0, 1],
      data: { cause, path: OPTIONAL.path, values: 'effects' },
    };
    const labels = ask(asked).answers!.map(({ label }) => phraseText(label));
    const question = { seat: 0, rule: 'CARD-1', ...asked };
    const told = asked.options.map((option) =>
      phraseText(presenter.narrator(table.state).answer(question, option)),
    );
    expect(labels.join()).not.toContain('Option');
    expect(told).toEqual(labels);
    const deed = presenter.narrator(table.state).answered!(question, 1, 0);
    expect(phraseText(deed)).toBe(`Aurora chooses “${labels[1].replace(/\.$/, '')}”.`);
  });

  test('about a trade show both cards', () => {
    const [give, take] = [own('base:blade'), own('base:tool')];
    const prompt = ask({
      kind: 'trade',
      options: ['no', 'yes'],
      data: { values: 'words', from: 1, give, take },
    });
    expect(phraseText(prompt.title)).toBe('Quinn ApBlanc offers Blade for Tool. Agreed?');
    expect(prompt.cards).toEqual([give, take]);
  });
});

describe('the log', () => {
  const told = { i: 0, cause: -1, seat: 0, rule: 'ENC-1' };

  test('is loud where the game turns, and quiet about what the table shows anyway', () => {
    const weight = (event: object) => presenter.weight({ ...told, ...event } as ToldEvent);
    expect(weight({ kind: 'wentMad' })).toBe('loud');
    expect(weight({ kind: 'phaseBegan', phase: 'move' })).toBe('quiet');
    expect(weight({ kind: 'acquired', card: 3 })).toBe('plain');
  });

  test('names what caused an event: a card, a hero, or nothing', () => {
    const cause = (number: number) =>
      phraseText(presenter.cause({ ...told, kind: 'wentMad', to: 0, cause: number }));
    expect(cause(cardNamed(FOOT))).toBe('Outstretched Foot');
    expect(cause(-3)).toBe('Quinn ApBlanc');
    expect(cause(-1)).toBe('');
  });

  test('a refusal comes with its rule', () => {
    const { sentence, rule } = presenter.why({ code: 'needs-key', data: {}, rule: 'MOVE-4' }, 0);
    expect([phraseText(sentence), rule]).toEqual([
      'The Tower Door wants a Tower Key. Foes carry them.',
      'MOVE-4',
    ]);
  });
});
