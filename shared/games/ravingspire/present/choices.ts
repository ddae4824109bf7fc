import type { Json } from '../../../engine/json.ts';
import type { Choice, ChoiceGroup, PaymentForm } from '../../../tableau/tableau.ts';
import { GROUPS, type Heading } from '../actions/define.ts';
import { kindOf, legalActions, likeness } from '../actions/index.ts';
import { everyCard } from '../actions/open-turn.ts';
import { sayWhat } from '../actions/words.ts';
import { sayRefusal } from '../narrate/refusal.ts';
import type { Action } from '../types.ts';
import { noteOf } from './notes.ts';
import { isPaying, paymentForm, priceFor, type Paying } from './payment.ts';
import { refused, type RefusedAction } from './refused.ts';
import type { Sight } from './teller.ts';
import { sayPrice } from './values.ts';
import { warnings } from './warnings.ts';

const groupOf = (t: Sight, action: Action): Heading => kindOf(action).group(t.match, action);

/** Everything that a seat can do now, and what it cannot with the reason, in groups. */
export function choiceGroups(t: Sight): ChoiceGroup[] {
  const groups = new Map<Heading, Choice[]>(GROUPS.map((group) => [group, []]));
  const forms = new Map<string, PaymentForm | null>();
  const formFor = (action: Paying, can: boolean): PaymentForm | null => {
    const key = kindOf(action).paidAlike!(action);
    const known = forms.get(key);
    if (known !== undefined) return known;
    const form = paymentForm(t, action, can);
    forms.set(key, form);
    return form;
  };
  const { match, state, seat } = t;
  const legal = legalActions(match, state, seat, everyCard);
  const seen = new Set<string>();
  for (const action of legal) {
    const like = likeness(match, state, seat, action);
    const minor = seen.has(like) || isPlain(t, action);
    seen.add(like);
    groups
      .get(groupOf(t, action))!
      .push(possible(t, action, minor, isPaying(action) ? formFor(action, true) : null));
  }
  for (const found of refused(t)) {
    if (legal.some((action) => sameUse(action, found.action))) continue;
    const { action, refusal } = found;
    const payable = isPaying(action) && refusal.code.startsWith('too-little');
    groups.get(groupOf(t, action))!.push(impossible(t, found, payable ? formFor(action, false) : null));
  }
  return GROUPS.flatMap((group) => {
    const choices = groups.get(group)!;
    return choices.length === 0 ? [] : [{ id: group, title: t.s.say(`group.${group}`), choices }];
  });
}

/** Playing a card that does nothing but give its power: paying does that by itself. */
const isPlain = (t: Sight, action: Action): boolean =>
  kindOf(action).notes === 'rules' && noteOf(t, action).length === 0;

/** Whether both use the same, where using it once is enough. */
function sameUse(legal: Action, tried: Action): boolean {
  const kind = kindOf(tried);
  return kind.use !== undefined && legal.do === tried.do && kind.use(legal) === kind.use(tried);
}

function possible(t: Sight, action: Action, minor: boolean, form: PaymentForm | null): Choice {
  return {
    action: action as unknown as Json,
    label: sayWhat(t.s, action, t.seat),
    note: noteOf(t, action),
    card: kindOf(action).card(action),
    refusal: null,
    warnings: warnings(t, action),
    onward: kindOf(action).goesOn === true,
    minor,
    form,
  };
}

function impossible(t: Sight, { action, refusal, general }: RefusedAction, form: PaymentForm | null): Choice {
  return {
    action: action as unknown as Json,
    label: sayWhat(t.s, action, t.seat),
    note: isPaying(action) ? sayPrice(t.s, priceFor(t, action)) : [],
    card: kindOf(action).card(action),
    refusal: { sentence: sayRefusal(t.s, refusal, t.seat), rule: refusal.rule },
    warnings: [],
    onward: false,
    minor: general,
    form,
  };
}
