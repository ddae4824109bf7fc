import { describe, expect, test } from 'vitest';
import { boardActs } from '../../../../../renderer/games/ravingspire/board/choices.ts';
import {
  cardDeeds,
  drawnCards,
  familyOf,
  isListed,
  moreDeeds,
} from '../../../../../renderer/games/ravingspire/cards/claims.ts';
import { families, shownDeeds, shownFamilies } from '../../../../../renderer/cards-table/cards/claims.ts';
import {
  towerDeeds,
  type TowerDeed,
  type TowerLook,
} from '../../../../../renderer/games/ravingspire/model.ts';
import { isOpen, type Deed } from '../../../../../renderer/table/deeds.ts';
import { phraseText } from '../../../../../shared/tableau/plain.ts';
import { positions, RECORDINGS } from '../board/positions.ts';

const choicesIn = (deeds: readonly Deed[]): Set<TowerDeed['choice']> =>
  new Set(deeds.map(({ choice }) => choice));

/** What a player can press by opening one slip after the other, by the place that offers it. */
function reachable(
  look: TowerLook,
  everything: boolean,
): { readonly [place: string]: Set<TowerDeed['choice']> } {
  const offered = cardDeeds(look);
  const atCards = [...drawnCards(look).keys()].flatMap((card) =>
    shownDeeds(
      offered.filter(({ choice }) => choice.card === card),
      everything,
    ),
  );
  const more = shownFamilies(families(moreDeeds(look), familyOf), everything, isListed).flatMap(({ deeds }) =>
    shownDeeds(deeds, everything),
  );
  const onBoard = [...boardActs(look).values()].flatMap(({ own }) => own);
  return {
    cards: choicesIn(atCards),
    more: choicesIn(more),
    board: choicesIn(onBoard),
    onward: choicesIn(towerDeeds(look.prompts).filter(({ choice }) => choice.onward)),
  };
}

describe.each(RECORDINGS)('%s', (name) => {
  test('every choice of every prompt has a place on the drawn table', () => {
    const met: { [place: string]: number } = { cards: 0, more: 0, board: 0, onward: 0 };
    for (const { n, look } of positions(name)) {
      const all = reachable(look, true);
      const usual = reachable(look, false);
      for (const deed of towerDeeds(look.prompts)) {
        const { choice } = deed;
        const places = Object.keys(all).filter((place) => all[place].has(choice));
        if (places.length === 0) expect.fail(`entry ${n}: nowhere to press "${phraseText(choice.label)}"`);
        for (const place of places) met[place]++;
        // What can be done and is worth doing is shown even when not everything is.
        if (!isOpen(deed) || choice.minor) continue;
        if (!Object.values(usual).some((place) => place.has(choice)))
          expect.fail(`entry ${n}: "${phraseText(choice.label)}" is hidden`);
      }
    }
    for (const [place, count] of Object.entries(met)) expect(count, place).toBeGreaterThan(0);
  });

  test('what is drawn lies where the view says, each card once', () => {
    let cards = 0;
    for (const { look } of positions(name, false)) {
      const places = [...drawnCards(look)];
      cards += places.length;
      for (const [card, place] of places) {
        if (place.kind !== 'slot' && place.kind !== 'hand') continue;
        const holders = look.view.heroes.filter(({ hand, slots }) =>
          place.kind === 'hand'
            ? hand?.some((lying) => lying.card === card)
            : slots[place.slot].some((lying) => lying.card === card),
        );
        expect(holders).toHaveLength(1);
      }
    }
    expect(cards).toBeGreaterThan(100);
  });
});

test('of two equal cards each offers what can be done with it', () => {
  let twins = 0;
  for (const { look } of positions('solo-crimson-reaver')) {
    const offered = cardDeeds(look);
    for (const { choice } of offered.filter((deed) => isOpen(deed) && deed.choice.minor)) {
      const own = offered.filter((deed) => deed.choice.card === choice.card);
      if (own.some((deed) => isOpen(deed) && !deed.choice.minor)) continue;
      expect(shownDeeds(own, false).map((deed) => deed.choice)).toContain(choice);
      twins++;
    }
  }
  expect(twins).toBeGreaterThan(20);
});
