import { inspectArt } from '../../../face/art/inspect.ts';
import type { Issue, Lookup } from '../../../packs/content.ts';
import { verbsIn } from '../../../packs/effects/verbs-in.ts';
import { find } from './find.ts';
import type { CardDefinition, ClassDefinition, GiftDefinition, Kind, SuitDefinition } from './schema.ts';

/** Notes a problem at a place of the card. */
type Report = (code: string, pointer: string, data?: Issue['data']) => void;
/** Notes what is wrong with an id at a place of the card, which must be that of a card of some kind. */
type Check = (kind: Kind, id: string, pointer: string) => void;

/**
 * Finds what the schema cannot see in a card: ids that are unknown or of another kind, and what could never work. How
 * large an effect can get needs no look: a suit has a few effects, none repeats, and amounts are cut to their bounds
 * where
 * they are read.
 */
export function inspect(definition: CardDefinition, lookup: Lookup): Issue[] {
  const issues: Issue[] = [];
  const report: Report = (code, pointer, data = {}) => issues.push({ code, pointer, data });
  const check: Check = (kind, id, pointer) => {
    const found = lookup.card(id);
    if (found === undefined) report('unknown-id', pointer, { id });
    else if (found.kind !== kind) report('wrong-kind', pointer, { id, kind, actual: String(found.kind) });
  };
  inspectCard(definition, lookup, report, check);
  return definition.art === undefined ? issues : [...issues, ...inspectArt(definition.art)];
}

function inspectCard(definition: CardDefinition, lookup: Lookup, report: Report, check: Check): void {
  switch (definition.kind) {
    case 'suit':
      return inspectAmounts(definition, report);
    case 'pip':
      return check('suit', definition.suit, '/suit');
    case 'type':
      return definition.weak.forEach((id, i) => check('suit', id, `/weak/${i}`));
    case 'major':
      return definition.types.forEach((id, i) => check('type', id, `/types/${i}`));
    case 'class':
      check('suit', definition.suit, '/suit');
      return inspectTalent(definition, lookup, report);
    case 'gift':
      check('suit', definition.suit, '/suit');
      return inspectGift(definition, lookup, report);
    case 'court':
      check('class', definition.class, '/class');
      return check('gift', definition.gift, '/gift');
    case 'tower':
      return definition.foes.forEach((id, i) => check('major', id, `/foes/${i}`));
    case 'fool':
    case 'position':
    case 'keyword':
      return;
  }
}

/** An effect that counts nothing is never meant. */
function inspectAmounts({ effects }: SuitDefinition, report: Report): void {
  for (const [i, { amount }] of effects.entries()) {
    if (typeof amount === 'number' && amount < 1) report('idle-effect', `/effects/${i}/amount`, { amount });
  }
}

/** Whether a known suit heals, and so needs a player to heal. Undefined for an unknown suit. */
function heals(lookup: Lookup, id: string): boolean | undefined {
  const suit = find(lookup, 'suit', id);
  return suit === undefined ? undefined : verbsIn(suit.effects).has('heal');
}

/** A sanctuary is for whom the card heals (AR-CLASS-4); the second card of a turn has no target (AR-CLASS-2). */
function inspectTalent({ talent, suit }: ClassDefinition, lookup: Lookup, report: Report): void {
  const healing = heals(lookup, suit);
  if (talent === 'sanctuary' && healing === false) {
    report('sanctuary-without-healing', '/talent', { suit });
  }
  if (talent === 'again' && healing === true) report('again-with-healing', '/talent', { suit });
}

/** A Gift adds something, and lets only those heal beyond the cap who heal (AR-GIFT-3). */
function inspectGift(
  { suit, bonus, beyondCap = false }: GiftDefinition,
  lookup: Lookup,
  report: Report,
): void {
  if (beyondCap && heals(lookup, suit) === false) report('cap-without-healing', '/beyondCap', { suit });
  if (bonus === 0 && !beyondCap) report('idle-gift', '/bonus');
}
