import type { Json } from '../../../engine/json.ts';
import type { Choice, ChoiceGroup, PaymentForm } from '../../../tableau/tableau.ts';
import { check } from '../actions.ts';
import { sayWhat } from '../narrate/action.ts';
import { sayRefusal } from '../narrate/refusal.ts';
import { everyCard, legalActions } from '../options.ts';
import { NONE, type Action, type CardNumber } from '../types.ts';
import { likeness } from './likeness.ts';
import { noteOf } from './notes.ts';
import { isPaying, paymentForm, priceFor, type Paying } from './payment.ts';
import { refused, type RefusedAction } from './refused.ts';
import type { Sight } from './teller.ts';
import { sayPrice } from './values.ts';
import { warnings } from './warnings.ts';

/** Headings of the choices, in their order. */
const GROUPS = ['move', 'buy', 'fight', 'play', 'flank', 'trade', 'explore', 'slots', 'end'] as const;
type Group = (typeof GROUPS)[number];

function groupOf(action: Action): Group {
  switch (action.do) {
    case 'move':
      return 'move';
    case 'acquire':
      return 'buy';
    case 'fight':
      return 'fight';
    case 'play':
    case 'generate':
    case 'ability':
      return 'play';
    case 'flank':
      return 'flank';
    case 'trade':
      return 'trade';
    case 'rotate':
    case 'exert':
    case 'well':
      return 'explore';
    case 'slot':
    case 'unslot':
      return 'slots';
    case 'skipMove':
    case 'giveUp':
    case 'endEncounter':
    case 'endExplore':
    case 'pass':
      return 'end';
  }
}

/** The card that an action is about, or NONE. */
function cardOf(action: Action): CardNumber {
  if ('card' in action) return action.card;
  return action.do === 'well' ? action.banish : action.do === 'trade' ? tradedCard(action) : NONE;
}

/** The card that an offer is about: the one given, for a gift asked for the one wanted. */
function tradedCard({ give, take }: Extract<Action, { do: 'trade' }>): CardNumber {
  if (give !== NONE) return give;
  return take === 'any' ? NONE : take;
}

/** Everything that a seat can do now, and what it cannot with the reason, in groups. */
export function choiceGroups(t: Sight): ChoiceGroup[] {
  const groups = new Map<Group, Choice[]>(GROUPS.map((group) => [group, []]));
  const forms = new Map<string, PaymentForm | null>();
  const formFor = (action: Paying, can: boolean): PaymentForm | null => {
    const key = action.do === 'rotate' ? action.using : 'card' in action ? String(action.card) : action.do;
    const known = forms.get(key);
    if (known !== undefined) return known;
    const form = paymentForm(t, action, can);
    forms.set(key, form);
    return form;
  };
  const legal = allLegal(t);
  const seen = new Set<string>();
  for (const action of legal) {
    const like = likeness(t, action);
    const minor = seen.has(like) || isPlain(t, action);
    seen.add(like);
    groups
      .get(groupOf(action))!
      .push(possible(t, action, minor, isPaying(action) ? formFor(action, true) : null));
  }
  for (const found of refused(t)) {
    if (legal.some((action) => sameUse(action, found.action))) continue;
    const { action, refusal } = found;
    const payable = isPaying(action) && refusal.code.startsWith('too-little');
    groups.get(groupOf(action))!.push(impossible(t, found, payable ? formFor(action, false) : null));
  }
  return GROUPS.flatMap((group) => {
    const choices = groups.get(group)!;
    return choices.length === 0 ? [] : [{ id: group, title: t.s.say(`group.${group}`), choices }];
  });
}

/** Every legal action, with every single card that it could be done with. */
function allLegal(t: Sight): Action[] {
  const { match, state, seat, hero } = t;
  const legal = legalActions(match, state, seat, everyCard);
  const well = legal.find((action) => action.do === 'well');
  if (well === undefined) return legal;
  // The Well also takes cards that pay, from any zone (EXP-5).
  const paying = well.pay.flatMap((entry) =>
    'card' in entry && !hero.hand.includes(entry.card) ? [entry.card] : [],
  );
  const more = paying.map((banish): Action => ({ ...well, banish }));
  return [...legal, ...more.filter((action) => check(match, state, seat, action) === null)];
}

/** Playing a card that does nothing but give its power: paying does that by itself. */
const isPlain = ({ t }: Sight, action: Action): boolean =>
  action.do === 'play' && !action.instead && t.rules(action.card).length === 0;

/** An ability that can be used on one card need not say that it cannot be used on none. */
const sameUse = (legal: Action, tried: Action): boolean =>
  legal.do === 'ability' && tried.do === 'ability' && legal.index === tried.index;

function possible(t: Sight, action: Action, minor: boolean, payment: PaymentForm | null): Choice {
  return {
    action: action as unknown as Json,
    label: sayWhat(t.s, action, t.seat),
    note: noteOf(t, action),
    card: cardOf(action),
    refusal: null,
    warnings: warnings(t, action),
    onward: groupOf(action) === 'end' && action.do !== 'giveUp',
    minor,
    payment,
    text: null,
  };
}

function impossible(
  t: Sight,
  { action, refusal, general }: RefusedAction,
  payment: PaymentForm | null,
): Choice {
  return {
    action: action as unknown as Json,
    label: sayWhat(t.s, action, t.seat),
    note: isPaying(action) ? sayPrice(t.s, priceFor(t, action)) : [],
    card: cardOf(action),
    refusal: { sentence: sayRefusal(t.s, refusal, t.seat), rule: refusal.rule },
    warnings: [],
    onward: false,
    minor: general,
    payment,
    text: null,
  };
}
