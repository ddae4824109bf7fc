// A presenter for the toy game of the engine's tests: open turns, questions to others, votes of all seats at once.
import type { Decision, Question, Told } from '../../../shared/engine/game.ts';
import type { Json } from '../../../shared/engine/json.ts';
import type { GameEntry } from '../../../shared/games/index.ts';
import { text, type Phrase } from '../../../shared/words/tokens.ts';
import type { Presenter } from '../../../shared/tableau/presenter.ts';
import type { Choice, Fact, Prompt, TableCard, Zone } from '../../../shared/tableau/tableau.ts';
import { plainDrawing } from '../../support/drawing.ts';
import { makeToy, type ToyAction, type ToyEvent, type ToyMatch, type ToyState } from '../../support/toys.ts';
import { plainChoice } from '../../../shared/tableau/choice.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'];

const WORDS: { readonly [A in ToyAction['do']]: string } = {
  draw: 'Draw a card',
  roll: 'Roll the die',
  note: 'Make a note',
  settle: 'Settle',
  lend: 'Lend a card',
  throw: 'Throw stones',
  vote: 'Call a vote',
  cast: 'Vote',
  break: 'Break the rules',
  win: 'Win',
  pass: 'End the turn',
};

const fact = (id: string, label: string, value: string): Fact => ({
  id,
  label: text(label),
  value: text(value),
  tone: 'plain',
});

function say(action: ToyAction): Phrase {
  if (action.do === 'lend') return text(`Lend a card to ${NAMES[action.to]}`);
  if (action.do === 'cast') return text(action.vote === 0 ? 'Vote no' : 'Vote yes');
  return text(WORDS[action.do]);
}

function toyPresenter(match: ToyMatch): Presenter<ToyState, ToyAction, ToyEvent> {
  const id = (card: number): string => `toy:${match.values[card]}`;
  const lying = (card: number): TableCard => ({ card, id: id(card), notes: [], tone: 'plain' });
  const choice = (action: ToyAction, more: Partial<Choice> = {}): Choice =>
    plainChoice(action as unknown as Json, { label: say(action), onward: action.do === 'pass', ...more });

  function prompt(state: ToyState, seat: number, question: Question | null): Prompt {
    const base = { seat, rule: 'TOY', notes: [], cards: [], answers: null, groups: [] };
    if (question !== null) {
      const answers = question.options.map((value) => ({
        value,
        label: typeof value === 'number' ? text(`Card ${value}`) : text(String(value)),
        card: question.kind === 'discard' ? Number(value) : -1,
      }));
      return { ...base, kind: question.kind, title: text(`${question.kind}?`), answers };
    }
    const game = makeToy();
    const legal = game.options(match, state, seat).map((action) => choice(action));
    const empty: Choice = choice(
      { do: 'win' },
      {
        refusal: { sentence: text('Nobody wins by saying so.'), rule: 'TOY-1' },
        onward: false,
      },
    );
    return {
      ...base,
      kind: state.voting ? 'vote' : 'turn',
      title: text(state.voting ? 'Cast your vote' : 'Your turn'),
      groups: [{ id: 'all', title: text('Choices'), choices: [...legal, empty] }],
    };
  }

  return {
    narrator: () => ({
      event: (event: Told<ToyEvent>) => text(`${NAMES[event.seat] ?? 'The table'}: ${event.kind}.`),
      refusal: ({ code }) => text(`Not now (${code}).`),
      action: say,
      question: ({ kind }) => text(`${kind}?`),
      answer: (_question, option) => text(String(option)),
      outcome: ({ reason }) => text(reason),
      reason: ({ key }) => text(`It seemed right: ${key}.`),
      seat: (seat) => text(NAMES[seat]),
    }),
    tableau(state, viewer) {
      const zones: Zone[] = [
        {
          id: 'deck',
          title: text('Deck'),
          seat: null,
          facts: [],
          layout: 'pile',
          count: state.deck.length,
          cards: [],
          empty: text('Face down.'),
        },
        ...state.hands.map((hand, seat): Zone => {
          const seen = viewer.includes(seat);
          return {
            id: `hand:${seat}`,
            title: text(`Hand of ${NAMES[seat]}`),
            seat,
            facts: [fact('points', 'Points', String(state.points[seat]))],
            layout: 'row',
            count: hand.length,
            cards: seen ? hand.map(lying) : [],
            empty: text(seen ? 'Empty.' : 'Not for your eyes.'),
          };
        }),
      ];
      return {
        title: text(`Turn ${state.turn}`),
        facts: [fact('notes', 'Notes', state.notes.join(', ') || 'none')],
        zones,
        ending: [],
      };
    },
    prompt,
    face: (card) => ({
      id: card,
      name: `Number ${card.slice(4)}`,
      kind: text('number'),
      values: [],
      text: [],
      story: null,
      drawing: plainDrawing(card, `Number ${card.slice(4)}`),
    }),
    backs: ['back/numbers'],
    cause: () => [],
    weight: ({ kind }) => (kind === 'dealt' ? 'quiet' : kind === 'turnBegan' ? 'loud' : 'plain'),
    why: ({ code, rule }) => ({ sentence: text(`Not now (${code}).`), rule }),
  };
}

const first = ({ options }: Decision): Json => options![0];

/** The toy as an entry of the registry of games. It is never asked for packs, setups or scenarios. */
export const toyEntry = {
  game: makeToy(),
  bots: {
    plain: () => ({ act: () => ({ do: 'pass' }), answer: (question: Question) => first(question) }),
  },
  presenter: (match: ToyMatch) => toyPresenter(match),
  secret: (match: ToyMatch) => match.seats > 1,
} as unknown as GameEntry;
