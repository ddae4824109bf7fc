import type { Question, Seat } from '../../../engine/game.ts';
import type { Json } from '../../../engine/json.ts';
import type { Describer } from '../../../packs/effects/describe.ts';
import { capitalised, sentence, type Phrase } from '../../../words/tokens.ts';
import type { EffectNode } from '../../../packs/effects/world.ts';
import type { Prompt } from '../../../tableau/tableau.ts';
import { cardDescriber } from '../content/describe.ts';
import { sayAnswer, sayQuestion } from '../narrate/question.ts';
import { NONE } from '../types.ts';
import { flat, type Sight, type Teller } from './teller.ts';
import { powerNow } from './values.ts';

/** An open question: the card that asks, what it would do, and the words for its options. */
export function askedPrompt(t: Sight, asked: Question): Prompt {
  const { s } = t;
  const cause = cardIn(asked, 'cause');
  const node = nodeOf(t, asked, cause);
  const notes: Phrase[] = [];
  if (cause > NONE) notes.push(s.say('value.told', { what: s.named(cause), how: t.t.rules(cause) }));
  if (node !== null && asked.kind === 'may') notes.push(effectText(t, [node]));
  const concerned = [cause, cardIn(asked, 'give'), cardIn(asked, 'take')];
  return {
    seat: asked.seat,
    kind: asked.kind,
    rule: asked.rule,
    title: (asked.kind === 'may' && node !== null && offered(t, node)) || sayQuestion(s, asked),
    notes,
    cards: concerned.filter((card) => card > NONE),
    answers: asked.options.map((option) => ({
      value: option,
      label: optionLabel(t, asked, option, node),
      card: asked.data['values'] === 'cards' && typeof option === 'number' ? option : NONE,
    })),
    groups: [],
  };
}

/** A card that a question names; NONE where it names none. */
function cardIn({ data }: Question, field: string): number {
  const value = data[field];
  return typeof value === 'number' ? value : NONE;
}

function optionLabel(t: Sight, asked: Question, option: Json, node: EffectNode | null): Phrase {
  const effect = effectOption(t, asked, option, node);
  if (effect !== null) return effect;
  const said = sayAnswer(t.s, asked, option);
  if (asked.data['values'] !== 'cards' || typeof option !== 'number') return said;
  const power = powerNow(t, option);
  return power.length === 0 ? said : t.s.say('value.behind', { what: said, note: power });
}

/** What an option of a card's choice does; null for options of another sort. */
export const sayOption = (t: Teller, asked: Question, option: Json): Phrase | null => {
  const part = { t, match: t.match, seat: asked.seat };
  return effectOption(part, asked, option, nodeOf(part, asked, cardIn(asked, 'cause')));
};

/** The same as a sentence of the log; null for options of another sort. */
export function sayChosen(t: Teller, asked: Question, option: Json, seat: Seat): Phrase | null {
  const what = sayOption(t, asked, option);
  return what && t.s.say('did.answer.chosen', { hero: t.s.hero(seat), what: unstopped(what) });
}

/** Without the full stop at its end: what is quoted within a sentence. */
function unstopped(phrase: Phrase): Phrase {
  const last = phrase.at(-1);
  if (last === undefined || !('text' in last) || !last.text.endsWith('.')) return phrase;
  return [...phrase.slice(0, -1), { ...last, text: last.text.slice(0, -1) }];
}

/** What is needed to find the part of a card that asks. */
type Part = Pick<Sight, 't' | 'match' | 'seat'>;

function effectOption(t: Part, asked: Question, option: Json, node: EffectNode | null): Phrase | null {
  if (asked.kind !== 'option' || typeof option !== 'number' || node === null) return null;
  const lists = node['of'] as unknown as readonly (readonly EffectNode[])[];
  return effectText(t, lists[option]);
}

/** The part of a card's program that asks, or null where the rules themselves do. */
function nodeOf({ t, match, seat }: Part, asked: Question, cause: number): EffectNode | null {
  const path = asked.data['path'];
  if (typeof path !== 'string') return null;
  const own = path.startsWith('/hero/') || cause <= NONE;
  let value: unknown = t.definitions[own ? match.heroes[seat].id : match.cards[cause].id];
  for (const key of path.split('/').slice(1)) {
    if (typeof value !== 'object' || value === null) return null;
    value = (value as { readonly [key: string]: unknown })[key];
  }
  return typeof value === 'object' && value !== null && 'do' in value ? (value as EffectNode) : null;
}

/** What you are asked to do: the price, or what happens if there is none; null where that is nothing that you do. */
function offered(t: Sight, { price, then }: EffectNode): Phrase | null {
  const deed = (price ?? then) as unknown as readonly EffectNode[];
  const describer = describerOf(t);
  return describer.isPlain(deed)
    ? t.s.say('question.deed', { deed: capitalised(describer.effects(deed, 'inf')) })
    : null;
}

const effectText = (t: Pick<Sight, 't'>, nodes: readonly EffectNode[]): Phrase =>
  flat([sentence(describerOf(t).effects(nodes, 'do'))]);

const describerOf = ({ t }: Pick<Sight, 't'>): Describer =>
  cardDescriber(t.language, (id) => t.titles.name(id));
