// The toy game of the loader's tests as a module with games, which the pack worker can import. Some names make it fail.
import type { GameContent, Lookup } from '../../../../shared/packs/content.ts';
import type { Language } from '../../../../shared/words/languages.ts';
import type { Titles } from '../../../../shared/tableau/presenter.ts';
import type { CardFace } from '../../../../shared/tableau/tableau.ts';
import type { PackGame } from '../../../../main/host/packs/cards.ts';
import { toy } from '../../../shared/packs/toy.ts';
import { plainDrawing } from '../../../support/drawing.ts';

const KINDS = { en: 'a kind of', de: 'eine Art von' };

/** Whether the worker is to end when it puts problems into words. */
let ends = false;
/** When the rows of all packs never come to an end: when they are made first, or again after all cards were described. */
let stalls: 'Together' | 'Last' | null = null;
let described = false;

const hang = (): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);

const content: GameContent = {
  ...toy,
  inspect(definition, lookup) {
    const { name } = definition;
    if (name === 'Together' || name === 'Last') stalls = name;
    return toy.inspect(definition, lookup);
  },
  get ruleKinds() {
    if (stalls === 'Together' || (stalls === 'Last' && described)) hang();
    return [];
  },
  get messages() {
    if (ends) process.exit(4);
    return toy.messages ?? { en: {}, de: {} };
  },
};

function faces(cards: Lookup, language: Language, titles: Titles): (id: string) => CardFace {
  // Another load begins.
  ends = false;
  return (id) => {
    const card = cards.card(id);
    if (card === undefined) throw new RangeError(`there is no card "${id}"`);
    if (card.name === 'Crash') process.exit(3);
    if (card.name === 'Late') ends = true;
    if (card.name === 'Hang') hang();
    if (card.name === 'Last') described = true;
    if (card.name === 'Dumb') throw new Error('nothing to say');
    const needs = typeof card.needs === 'string' ? [{ text: titles.name(card.needs) }] : [];
    return {
      id,
      name: titles.name(id),
      kind: [{ text: `${KINDS[language]} ${String(card.kind)}` }],
      values: card.power === undefined ? [] : [[{ number: Number(card.power) }]],
      text: needs.length === 0 ? [] : [{ tokens: needs, under: [] }],
      story: titles.story(id) ?? null,
      drawing: plainDrawing(id, titles.name(id)),
    };
  };
}

export const games: readonly PackGame[] = [{ content, faces }];
