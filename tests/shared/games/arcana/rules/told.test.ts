// What questions and events say beside what they are: how many cards are left to give, and which rule they rest on.
import { expect, test } from 'vitest';
import type { Fields } from '../../../../../shared/engine/scenario.ts';
import { Table } from '../../../../../shared/engine/table.ts';
import { arcana } from '../../../../../shared/games/arcana/index.ts';
import { lexicon } from '../../../../../shared/games/arcana/narrate/lexicon.ts';
import { sayQuestion } from '../../../../../shared/games/arcana/narrate/question.ts';
import { speaker } from '../../../../../shared/games/arcana/narrate/speaker.ts';
import { arcanaScenarios } from '../../../../../shared/games/arcana/scenario/index.ts';
import type { ArcanaTable } from '../../../../../shared/games/arcana/scenario/names.ts';
import { phraseText } from '../../../../../shared/words/tokens.ts';
import { DECK, setupOf } from './tables.ts';

const FOE = { major: 'arcana:m11', wards: 0, health: 10 };
const open = (given: Fields): ArcanaTable =>
  new Table(arcana, setupOf({ heroes: ['arcana:pgc', 'arcana:qw'] }), DECK, arcanaScenarios.opening(given));

/** The words of the open question. */
function asked({ match, state, question }: ArcanaTable): string {
  const s = speaker(match, state, lexicon('en'), { name: (id) => id });
  return phraseText(sayQuestion(s, question!));
}

/** The events of a step, each with its rule. */
function told(given: Fields, step: Fields): string[] {
  const table = open(given);
  arcanaScenarios.perform(table, step);
  const last = table.log.at(-1)!;
  return table
    .past(table.log.length - 1)
    .replayEntry(last)
    .map(({ kind, rule }) => `${kind} ${rule}`);
}

test('cards to be given are no more than hands have room for (AR-PLAY-5)', () => {
  const hand = ['w1', 'w2', 'w3', 'w4', 'w5', 'w6'].map((id) => `arcana:${id}`);
  const other = ['c1', 'c2', 'c3', 'c4', 'c5'].map((id) => `arcana:${id}`);
  const table = open({ foe: FOE, players: [{ hand: ['arcana:p9', ...hand] }, { hand: other }] });
  arcanaScenarios.perform(table, { do: 'play', card: 'arcana:p9' });
  expect(asked(table)).toContain('3 are to be given');
});

test('cards to be given are no more than can be drawn (AR-R!34)', () => {
  const players = [{ hand: ['arcana:p9'] }, { hand: [] }];
  const deck = ['arcana:m0', 'arcana:w1', 'arcana:w2'];
  const table = open({ foe: { ...FOE, pile: ['...'] }, deck, discard: [], players });
  arcanaScenarios.perform(table, { do: 'play', card: 'arcana:p9' });
  expect(asked(table)).toContain('2 are to be given');
});

test.each([
  ['arcana:w3', 'foeDamaged AR-PLAY-1'],
  ['arcana:s3', 'foeDamaged AR-PLAY-2'],
])('the damage of %s rests on the rule of its suit', (card, line) => {
  expect(told({ foe: FOE, players: [{ hand: [card] }] }, { do: 'play', card })).toContain(line);
});

test('a card that is drawn rests on what lets it be drawn', () => {
  const dealt = new Table(arcana, setupOf({ heroes: ['arcana:pgc', 'arcana:qw'] }), DECK);
  const events = dealt.match.proposed.flatMap((court, seat) => {
    const result = dealt.act(seat, { do: 'pickCharacters', court, name: 'Ann' });
    return result.ok ? result.events : [];
  });
  const drawn = events.filter(({ kind }) => kind === 'cardDrawn').map(({ rule }) => rule);
  expect(new Set(drawn)).toEqual(new Set(['AR-SETUP-5']));
  expect(told({ foe: FOE, players: [{ hand: [] }] }, { do: 'focus' })).toContain('cardDrawn AR-FOCUS-1');
});

test.each([
  ['pickCharacters', 'AR-SETUP-2'],
  ['pickLeader', 'AR-R!6'],
] as const)('what cannot be done in "%s" rests on the rule of that phase', (phase, rule) => {
  expect(open({ phase }).refuse(0, { do: 'rest' })).toMatchObject({ code: 'wrong-phase', rule });
});
