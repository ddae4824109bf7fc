import type { Refusal } from '../../../engine/game.ts';
import type { Json } from '../../../engine/json.ts';
import { text, type Phrase } from '../../../words/tokens.ts';
import type { Values } from '../../../words/messages.ts';
import { REFUSALS, type RefusalCode } from '../rules/refuse.ts';
import type { TextKey } from '../text/en/table.ts';
import { ATTRIBUTES, type AttributeName } from '../types.ts';
import type { Speaker } from './speaker.ts';

/** Refusals of the table itself, in any game. */
export const TABLE_REFUSALS = [
  'game-over',
  'question-open',
  'not-your-turn',
  'no-question',
  'no-such-answer',
  'nothing-to-undo',
  'undo-not-yours',
  'undo-revealed',
  'nothing-to-redo',
] as const;
type Code = RefusalCode | (typeof TABLE_REFUSALS)[number];
const CODES: readonly Code[] = [...REFUSALS, ...TABLE_REFUSALS];

/** Why not, in a sentence with numbers. */
export function sayRefusal(s: Speaker, refusal: Refusal, seat = 0): Phrase {
  const code = CODES.find((known) => known === refusal.code);
  const key: TextKey = code === undefined ? 'refusal.other' : `refusal.${code}`;
  return s.say(key, valuesOf(s, refusal, seat));
}

const numberOr = (value: Json | undefined, otherwise: number): number =>
  typeof value === 'number' ? value : otherwise;

/** Everything that a refusal may speak of. */
function valuesOf(s: Speaker, { code, data }: Refusal, seat: number): Values {
  const slot = numberOr(data['slot'], 0);
  const what = String(data['what'] ?? 'skill');
  const { phrase: needs, any } = sayNeeds(s, data);
  const brute = data['brute'];
  return {
    code: text(code),
    do: text(String(data['do'] ?? '')),
    card: s.card(numberOr(data['card'], -1)),
    by: s.card(numberOr(data['by'], -1)),
    partner: s.hero(numberOr(data['seat'], 0)),
    withPartner: s.hero(numberOr(data['seat'], 0), 'dative'),
    phase: String(data['phase'] ?? 'other'),
    reason: String(data['reason'] ?? 'other'),
    slot: String(slot + 1),
    kind: s.slotKind(seat, slot),
    steps: numberOr(data['steps'], 1),
    short: String(numberOr(data['short'], 0)),
    as: s.attribute(asAttribute(data['as'] ?? what)),
    what,
    needs,
    any,
    brute: typeof brute === 'number' && brute > 0 ? String(brute) : 'no',
  };
}

const asAttribute = (value: Json): AttributeName | number => ATTRIBUTES.find((name) => name === value) ?? 0;

/** What is missing, attribute by attribute: "2 fight and 1 charm". */
function sayNeeds(s: Speaker, data: Refusal['data']): { phrase: Phrase; any: string } {
  const parts = ATTRIBUTES.flatMap((name) => {
    const count = numberOr(data[name], 0);
    return count > 0 ? [s.say('word.need', { count: String(count), as: s.attribute(name) })] : [];
  });
  return { phrase: s.list(parts, 'list.and'), any: parts.length > 0 ? 'yes' : 'no' };
}
