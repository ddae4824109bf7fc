// A game that leaves out whatever a game may leave out: it has no packs, no cards and no starter decks, its heroes are
// mere ids, and nothing is secret. Its players write: a name before they set out, and a note when all is over.
import type { Player } from '../../shared/engine/drive.ts';
import type { Decision, Refusal } from '../../shared/engine/game.ts';
import type { Json } from '../../shared/engine/json.ts';
import type { GameEntry } from '../../shared/games/index.ts';
import { plainGame } from '../../shared/parts/plain/game.ts';
import { plainRules, type TurnState } from '../../shared/parts/plain/rules.ts';
import { plainMatch, type PlainMatch, type PlainSetup } from '../../shared/parts/plain/setup.ts';
import { plainChoice } from '../../shared/tableau/choice.ts';
import type { Presenter } from '../../shared/tableau/presenter.ts';
import type { CardFace, Choice, TextForm } from '../../shared/tableau/tableau.ts';
import { createWords } from '../../shared/words/messages.ts';
import { text } from '../../shared/words/tokens.ts';
import { plainDrawing } from './drawing.ts';

export type PilgrimAction =
  { do: 'name'; name: string } | { do: 'walk' } | { do: 'look' } | { do: 'note'; text: string };

interface PilgrimState extends TurnState {
  names: string[];
  miles: number;
  note: string;
}

type PilgrimEvent = { kind: 'named' | 'walked' | 'looked' | 'noted'; seat: number; rule: string };

/** Heroes in the order in which they are recommended. */
export const PILGRIMS = ['red', 'green', 'blue', 'grey'];
const SETUP = {
  seats: { min: 2, max: 4 },
  heroes: PILGRIMS,
  streams: ['way'],
  options: {},
} satisfies PlainSetup;
type PilgrimMatch = PlainMatch<typeof SETUP>;

/** Miles that each pilgrim walks. */
const MILES = 2;
const LONGEST_NAME = 13;
const LONGEST_NOTE = 60;

const refusal = (code: string): Refusal => ({ code, data: {}, rule: 'WAY-1' });

const decision = (seat: number, kind: string): Decision => ({
  seat,
  kind,
  options: null,
  data: {},
  rule: 'WAY-1',
});

function decisions({ seats }: PilgrimMatch, state: PilgrimState): Decision[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  if (state.outcome !== null) return all.map((seat) => decision(seat, 'note'));
  const nameless = all.filter((seat) => state.names[seat] === '');
  return nameless.length > 0
    ? nameless.map((seat) => decision(seat, 'name'))
    : [decision(state.active, 'walk')];
}

function check(
  match: PilgrimMatch,
  state: PilgrimState,
  seat: number,
  action: PilgrimAction,
): Refusal | null {
  const kind = decisions(match, state).find((open) => open.seat === seat)?.kind;
  switch (action.do) {
    case 'name':
      if (kind !== 'name') return refusal('not-now');
      return action.name === '' || action.name.length > LONGEST_NAME ? refusal('bad-name') : null;
    case 'walk':
    case 'look':
      return kind === 'walk' ? null : refusal('not-now');
    case 'note':
      if (kind !== 'note') return refusal('not-now');
      return action.text.length > LONGEST_NOTE ? refusal('too-long') : null;
  }
}

/** What a seat may do, with what is proposed to write. */
function offers({ heroes }: PilgrimMatch, state: PilgrimState, seat: number): PilgrimAction[] {
  if (state.outcome !== null) return [{ do: 'note', text: state.note }];
  if (state.names[seat] === '') return [{ do: 'name', name: `Pilgrim ${heroes[seat]}` }];
  return [{ do: 'walk' }, { do: 'look' }];
}

/** Pilgrims, for the engine. */
export const pilgrims = plainRules<PilgrimMatch, PilgrimState, PilgrimAction, PilgrimEvent>({
  id: 'pilgrims',
  seats: SETUP.seats,
  turn: 'WAY-1',
  match: plainMatch(SETUP),
  blank: ({ seats }) => ({ names: Array.from({ length: seats }, () => ''), miles: 0, note: '' }),
  begin({ state }) {
    state.turn = 1;
  },
  decisions,
  check,
  tries: offers,
  apply(g, seat, action) {
    const { state, match } = g;
    switch (action.do) {
      case 'name':
        state.names[seat] = action.name;
        return g.emit({ kind: 'named', seat, rule: 'WAY-1' });
      case 'look':
        return g.emit({ kind: 'looked', seat, rule: 'WAY-1' });
      case 'walk':
        state.miles++;
        state.turn++;
        state.active = (state.active + 1) % match.seats;
        g.reveal();
        g.emit({ kind: 'walked', seat, rule: 'WAY-1' });
        if (state.miles === MILES * match.seats)
          g.end({ result: 'won', winners: match.heroes.map((_, winner) => winner), reason: 'arrived' });
        return;
      case 'note':
        state.note = action.text;
        return g.emit({ kind: 'noted', seat, rule: 'WAY-1' });
    }
  },
});

const TITLES: { readonly [hero: string]: string } = { red: 'The Red', green: 'The Green' };
/** Two of the four are called nothing but their ids. */
const titleOf = (hero: string): string => TITLES[hero] ?? hero;

const faceOf = (id: string): CardFace => ({
  id,
  name: titleOf(id),
  kind: text('pilgrim'),
  values: [],
  text: [],
  story: null,
  drawing: plainDrawing(id, titleOf(id)),
});

const FORMS: { readonly [D in PilgrimAction['do']]: TextForm | null } = {
  name: {
    kind: 'text',
    field: 'name',
    label: text('Name of the pilgrim'),
    least: 1,
    most: LONGEST_NAME,
    lines: 'one',
  },
  note: {
    kind: 'text',
    field: 'text',
    label: text('Note on the way'),
    least: 0,
    most: LONGEST_NOTE,
    lines: 'many',
  },
  walk: null,
  look: null,
};
const LABELS: { readonly [D in PilgrimAction['do']]: string } = {
  name: 'Set out',
  walk: 'Walk a mile',
  look: 'Look around',
  note: 'Keep the note',
};
const PROMPTS: { readonly [kind: string]: string } = {
  name: 'Who sets out?',
  walk: 'The way goes on',
  note: 'Something to keep',
};

function presenter(match: PilgrimMatch): Presenter<PilgrimState, PilgrimAction, PilgrimEvent> {
  const choice = (action: PilgrimAction): Choice =>
    plainChoice(action as Json, {
      label: text(LABELS[action.do]),
      onward: action.do === 'walk',
      form: FORMS[action.do],
    });
  return {
    narrator: () => ({
      event: ({ kind, seat }) => text(`${titleOf(match.heroes[seat])} has ${kind}.`),
      refusal: ({ code }) => text(`Refused: ${code}.`),
      action: (action) => text(LABELS[action.do]),
      question: () => [],
      answer: () => [],
      outcome: () => text('They have arrived.'),
      reason: ({ key }) => text(`The way is the way (${key}).`),
      seat: (seat) => text(titleOf(match.heroes[seat])),
    }),
    tableau: (state) => ({
      title: text(state.outcome === null ? `Mile ${state.miles}` : 'At the gate'),
      facts: [{ id: 'note', label: text('Note'), value: text(state.note || 'none'), tone: 'plain' }],
      zones: [],
      ending:
        state.outcome === null
          ? []
          : match.heroes.map((hero, seat) => ({
              card: hero,
              title: [
                { text: `${state.names[seat]} was ` },
                { card: hero, text: titleOf(hero) },
                { text: '.' },
              ],
              text: [],
            })),
    }),
    prompt: (state, seat) => {
      const kind = decisions(match, state).find((open) => open.seat === seat)?.kind ?? 'walk';
      const choices = offers(match, state, seat).map(choice);
      const groups = [{ id: 'all', title: text('The way'), choices }];
      const title = text(PROMPTS[kind]);
      return { seat, kind, rule: 'WAY-1', title, notes: [], cards: [], answers: null, groups };
    },
    face: faceOf,
    backs: [],
    cause: () => [],
    weight: () => 'plain',
    why: ({ code, rule }) => ({ sentence: text(`Refused: ${code}.`), rule }),
  };
}

/** Names itself as it is proposed, and walks. It never looks and never notes. */
const brisk: Player<PilgrimMatch, PilgrimState, PilgrimAction> = {
  act: (match, state, seat) => offers(match, state, seat)[0],
  answer: ({ options }) => options[0],
};

const isText = (value: Json | undefined): boolean => typeof value === 'string';

const words = createWords(
  'en',
  {
    title: 'Pilgrims',
    about: 'Walk, look, arrive.',
    'hero.note': '',
    'bot.brisk': 'Brisk',
    'bot.brisk.about': 'Walks.',
  },
  {},
);
const { dye, paper, glyph, emblem, picture } = plainDrawing('cover', 'Pilgrims');

const parts = plainGame({
  game: pilgrims,
  setup: SETUP,
  bots: { brisk: () => brisk },
  isAction(value) {
    const fields = value as { readonly [field: string]: Json };
    switch (fields['do']) {
      case 'name':
        return isText(fields['name']);
      case 'note':
        return isText(fields['text']);
      default:
        return fields['do'] === 'walk' || fields['do'] === 'look';
    }
  },
  messages: { en: words, de: words },
  minutes: { min: 5, max: 5 },
  look: { dye, paper, glyph, emblem, picture },
  presenter,
  faces: () => faceOf,
});

export const pilgrimsEntry = parts as unknown as GameEntry;
