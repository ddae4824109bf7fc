import { expect, test } from 'vitest';
import {
  firstDraft,
  fitted,
  hasRoom,
  knownNames,
  problemsOf,
  shortNote,
  toParams,
  withHero,
  withoutSeat,
  withPlayer,
  withSeat,
  type Draft,
} from '../../../renderer/shell/new-game/draft.ts';
import { drawSeed } from '../../../renderer/shell/new-game/seed.ts';
import { startingState } from './fake-state.ts';

const { form } = startingState();
const bot = { kind: 'bot', bot: 'timid' } as const;
const begun = (): Draft => firstDraft(form, () => 'Mara', 'a seed');

test('a first draft can be played as it is', () => {
  const draft = begun();
  expect(problemsOf(draft, form)).toEqual([]);
  expect(toParams(draft, form)).toEqual({
    game: 'snow-fort',
    seed: 'a seed',
    seats: [{ hero: 'frost:ada', player: { kind: 'person', name: 'Mara', person: 'p0' } }],
    packs: ['frost'],
    options: { melting: 4, avalanche: true, barter: false, weather: 'snow', first: 0 },
  });
});

test('a first draft has the fewest seats, with other names, and ends where there are no more heroes', () => {
  const needy = { ...form, seats: { min: 3, max: 4 } };
  const names = ['Mara', 'Jonas'];
  const draft = firstDraft(
    needy,
    (seat, taken) => names.find((name) => !taken.includes(name)) ?? `${seat}`,
    's',
  );
  expect(draft.seats.map(({ player }) => player.kind === 'person' && player.name)).toEqual([
    'Mara',
    'Jonas',
    '2',
  ]);
  const lonely = { ...needy, heroes: form.heroes.slice(0, 2) };
  const short = firstDraft(lonely, () => 'Mara', 'a seed');
  expect(short.seats).toHaveLength(2);
  expect(problemsOf(short, lonely)).toEqual([{ field: 'seats' }]);
});

test('one person may take several seats', () => {
  const two = withSeat(begun(), form, { kind: 'person', name: 'Mara' });
  expect(problemsOf(two, form)).toEqual([]);
  expect(knownNames(two, ['Jonas'], 5)).toEqual(['Mara', 'Jonas']);
});

test('a tile shows the first sentence of a note', () => {
  expect(shortNote(form.heroes[0])).toBe('Builder, normal');
});

test('a new seat gets a hero that is not taken, until there is no room', () => {
  let draft = begun();
  while (hasRoom(draft, form)) draft = withSeat(draft, form, bot);
  expect(draft.seats.map(({ hero }) => hero)).toEqual(form.heroes.slice(0, 6).map(({ id }) => id));
  expect(withSeat(draft, form, bot)).toBe(draft);
});

test('a seat that comes back is not taken for the one that left', () => {
  const two = withSeat(begun(), form, bot);
  const again = withSeat(withoutSeat(two, form, two.seats[0].key), form, bot);
  expect(new Set(again.seats.map(({ key }) => key)).size).toBe(2);
  expect(again.seats[0].key).toBe(two.seats[1].key);
});

test('options that name a seat are reset when a seat leaves', () => {
  const two = withSeat(begun(), form, bot);
  const chosen = { ...two, options: { ...two.options, first: 1, melting: 6 } };
  expect(withoutSeat(chosen, form, two.seats[0].key).options).toMatchObject({ first: 0, melting: 6 });
});

test('a seat that takes the hero of another gives its own in return', () => {
  const two = withSeat(begun(), form, bot);
  const swapped = withHero(two, two.seats[0].key, two.seats[1].hero);
  expect(swapped.seats.map(({ hero }) => hero)).toEqual(['frost:bruno', 'frost:ada']);
});

test('without a pack its heroes are replaced, and all other choices stay', () => {
  const two = withSeat(begun(), form, bot);
  const draft = {
    ...withHero(two, two.seats[1].key, 'frost:ida'),
    options: { ...two.options, barter: true },
    packs: ['frost', 'thaw', 'choir'],
  };
  const less = {
    ...form,
    heroes: form.heroes.filter(({ pack }) => pack !== 'thaw'),
    packs: form.packs.filter(({ id }) => id !== 'thaw'),
  };
  const fit = fitted(draft, less);
  expect(fit.seats.map(({ hero }) => hero)).toEqual(['frost:ada', 'frost:bruno']);
  expect(fit.options['barter']).toBe(true);
  expect(fit.packs).toEqual(['frost', 'choir']);
});

test('options that are no longer offered are standard again', () => {
  const draft = { ...begun(), options: { ...begun().options, melting: 6, first: 5, gone: true } };
  const fewer = {
    ...form,
    options: form.options.map((field) => (field.name === 'melting' ? { ...field, values: [] } : field)),
  };
  expect(fitted(draft, fewer).options).toEqual(begun().options);
});

test('names and seed must not be blank', () => {
  const draft = { ...begun(), seed: '  ' };
  const nameless = withPlayer(draft, draft.seats[0].key, { kind: 'person', name: ' ' });
  expect(problemsOf(nameless, form)).toEqual([{ field: 'name', seat: 0 }, { field: 'seed' }]);
});

test('names are remembered newest first, each once, and not without end', () => {
  const draft = withSeat(begun(), form, { kind: 'person', name: ' Jonas ' });
  expect(knownNames(draft, ['Jonas', 'Ida', 'Finn'], 3)).toEqual(['Mara', 'Jonas', 'Ida']);
});

test('a drawn seed is three words that the contract takes', () => {
  for (const language of ['en', 'de'] as const) expect(drawSeed(language)).toMatch(/^[a-z]+-[a-z]+-[a-z]+$/);
});
