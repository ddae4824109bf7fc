// How many gestures it takes to make what is usual, by pointing. A gesture opens a place, takes a choice, or types a number.
import { expect, test } from 'vitest';
import type { Json } from '../../../../shared/engine/json.ts';
import { isFields, type JsonObject } from '../../../../shared/packs/card-schema.ts';
import { carriedOut, isRefused } from '../../../../shared/packs/sentence/change.ts';
import { choicesAt } from '../../../../shared/packs/sentence/choices.ts';
import { set } from '../../../../shared/packs/sentence/gestures.ts';
import { sentenceOf } from '../../../../shared/packs/sentence/sentence.ts';
import type { CardEdit, SentenceChoice } from '../../../../shared/packs/sentence/types.ts';
import { workplaceOf } from '../../../support/sentence/benches.ts';
import { commonestEffects } from '../../../support/sentence/commonest.ts';
import { emptyCard } from '../../../support/empty-card.ts';
import { isAlike } from '../../../support/sentence/maker.ts';
import { TWO_EFFECTS } from '../../../support/sentence/two-effects.ts';

const { bench } = workplaceOf('ravingspire');
const OPEN = 1;

/** A person who points at things. */
class Pointer {
  count = 0;
  card: Json;
  constructor(card: Json) {
    this.card = card;
  }

  /** Opens a place and takes what makes the card like this. */
  take(at: string, fits: (after: JsonObject, choice: SentenceChoice) => boolean): void {
    const choice = choicesAt(bench, this.card, at, 'en').find((one) =>
      fits(carriedOut(this.card, one.operations) as JsonObject, one),
    );
    if (choice === undefined) throw new Error(`nothing at ${at} of ${JSON.stringify(this.card)} fits`);
    this.count += OPEN;
    this.make(choice);
  }

  type(at: string, value: number): void {
    const change = set(bench, this.card, at, value);
    if (isRefused(change)) throw new Error(change.refused.en);
    this.count += OPEN;
    this.make(change);
  }

  private make({ operations }: CardEdit): void {
    this.count++;
    this.card = carriedOut(this.card, operations);
  }
}

const rulesOf = (card: Json): Json => (isFields(card) ? (card.rules ?? []) : []);

/** Whether there is one rule, with this trigger and this effect alone. */
function isOnly(rules: Json, when: string, effect: Json): boolean {
  const [rule, ...others] = rules as readonly JsonObject[];
  return others.length === 0 && rule.when === when && rule.if === undefined && isAlike(rule.do, [effect]);
}

test('the commonest effects of the base set take three gestures on an empty card', () => {
  const counts = commonestEffects(20).map(({ effect, kind, when }) => {
    const pointer = new Pointer(emptyCard(kind));
    const [gap] = sentenceOf(bench, pointer.card, 'en').gaps;
    pointer.take(gap.at, (after) => isOnly(rulesOf(after), when, effect));
    return pointer.count;
  });
  expect(counts).toHaveLength(20);
  expect(Math.max(...counts)).toBeLessThanOrEqual(3);
});

test('what is offered in a gap comes the commonest first', () => {
  const card = { ...emptyCard('attack'), rules: [{ when: 'played', do: [{ do: 'banish', cards: 'this' }] }] };
  const [first, second] = choicesAt(bench, card, '/rules/0/do/1', 'en');
  expect([first.sentence, second.sentence]).toEqual(['Draw a card.', 'Draw 2 cards.']);
});

test('two effects with a condition take twelve', () => {
  const pointer = new Pointer(emptyCard('attack'));
  const says = (sentence: string) => (_: JsonObject, choice: SentenceChoice) => choice.sentence === sentence;
  pointer.take('/rules/0', says('When played, draw 2 cards.'));
  pointer.take('/rules/0/do/1', says('Banish this.'));
  pointer.take('/rules/0/do/1/cards', says('Banish a card from hand.'));
  pointer.take(
    '/rules/0/do/1',
    (after, { way }) => way === 'around' && JSON.stringify(after).includes('"do":"if"'),
  );
  pointer.take('/rules/0/do/1/if', says('If there is a card in hand, banish a card from hand.'));
  pointer.type('/rules/0/do/1/if/min', 5);
  expect(rulesOf(pointer.card)).toEqual([TWO_EFFECTS]);
  expect(pointer.count).toBeLessThanOrEqual(12);
});
