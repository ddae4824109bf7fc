import { lookupIn } from '../../../../../shared/packs/content.ts';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../../../shared/words/languages.ts';
import type {
  BackModel,
  CardModel,
  FaceModel,
  HeroModel,
  Picture,
} from '../../../../../shared/face/model.ts';
import { OWN_ICONS } from '../../../../../shared/face/paint/own-icons.ts';
import { FRONT_NAMES, SCENE_NAMES, TONE_NAMES } from '../../../../../shared/face/vocabulary.ts';
import type { ArtDefinition } from '../../../../../shared/face/art/schema.ts';
import { KINDS } from '../../../../../shared/games/ravingspire/rules/card.ts';
import type { CardDefinition, Rule } from '../../../../../shared/games/ravingspire/content/schema.ts';
import {
  cardDescriber,
  describeCard,
  describePrinted,
  describeRule,
} from '../../../../../shared/games/ravingspire/content/describe.ts';
import { TRIGGER_NAMES } from '../../../../../shared/games/ravingspire/content/triggers.ts';
import { faceOf } from '../../../../../shared/games/ravingspire/present/face.ts';
import { lexicon } from '../../../../../shared/games/ravingspire/narrate/lexicon.ts';
import { FIGURES } from '../../../../../shared/games/ravingspire/present/scenery.ts';
import { pictureOf } from '../../../../../shared/games/ravingspire/present/pictures.ts';
import { SYMBOLS, withSymbols } from '../../../../../shared/games/ravingspire/present/symbols.ts';
import { ICON_NAMES } from '../../../../../shared/generated/icon-names.js';
import { CARD_ID } from '../../../../../shared/packs/schema.ts';
import { clausesOf, passagesOf } from '../../../../../shared/words/passages.ts';
import { phraseText, toText, type Clause, type Phrase } from '../../../../../shared/words/tokens.ts';
import { Origins } from '../../../../../shared/packs/effects/origins.ts';
import { presenterOf, titles } from '../../../../support/present.ts';
import { baseDefinitions, newTable } from '../../../../support/ravingspire.ts';

const table = newTable({ seed: 'drawn', heroes: ['base:dawn-the-righteous'], packs: ['base'], options: {} });
const presenter = presenterOf(table.match);
const ICONS: ReadonlySet<string> = new Set([...ICON_NAMES, ...Object.keys(OWN_ICONS)]);

const cardModel = (id: string): CardModel => presenter.face(id).drawing as CardModel;
const shown = (phrase: Phrase): string =>
  phrase
    .map((token) => {
      if (!('symbol' in token)) return phraseText([token]);
      return `{${token.symbol}${token.value === undefined ? '' : ` ${token.value}`}}`;
    })
    .join('');
const printed = (text: CardModel['text']): string[] => read(text.flatMap(clausesOf));
const read = (clauses: readonly Clause[]): string[] =>
  clauses.flatMap(({ tokens, under }) => [shown(tokens), ...read(under)]);

/** Every icon that a drawing names, wherever it does. */
function iconsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => {
    if (typeof entry === 'string') return ['icon', 'glyph', 'of'].includes(key) ? [entry] : [];
    return iconsIn(entry);
  });
}

function checkPicture({ ground, light, layers, front }: Picture): void {
  expect(SCENE_NAMES).toContain(ground);
  expect(light).toHaveLength(2);
  expect(layers.length).toBeGreaterThan(0);
  for (const layer of layers) {
    expect(TONE_NAMES).toContain(layer.tint);
    expect([layer.x, layer.y, layer.scale, layer.rotate].every(Number.isFinite)).toBe(true);
    expect(typeof layer.flip).toBe('boolean');
  }
  for (const name of front) expect(FRONT_NAMES).toContain(name);
}

function checkDrawing(drawing: FaceModel): void {
  for (const icon of iconsIn(drawing)) expect(ICONS).toContain(icon);
  expect(drawing.name).not.toBe('');
  if (drawing.type === 'back') return;
  checkPicture(drawing.picture);
  const texts =
    drawing.type === 'hero'
      ? drawing.abilities.flat(2)
      : [
          ...drawing.text,
          { tokens: drawing.brief, under: [] },
          ...drawing.briefRows.map(({ tokens }) => ({ tokens, under: [] })),
        ];
  const used = new Set(JSON.stringify(texts).match(/(?<="symbol":")[^"]+/g));
  expect(Object.keys(drawing.symbols).sort()).toEqual([...used].sort());
  expect(JSON.stringify(drawing)).not.toMatch(/undefined|NaN|\b(?:drawing|word)\.[a-z]/);
}

describe('drawings', () => {
  test.each(LANGUAGES)('of all cards and backs are whole in "%s"', (language) => {
    const { face, backs } = presenterOf(table.match, language);
    for (const id of [...Object.keys(baseDefinitions), ...backs]) {
      const { drawing } = face(id);
      expect(drawing.id).toBe(id);
      checkDrawing(drawing);
    }
  });

  test('are plain data', () => {
    const { drawing } = presenter.face('base:black-mail');
    expect(JSON.parse(JSON.stringify(drawing))).toEqual(drawing);
  });

  test('of a weapon: power, price, slots', () => {
    const sword = cardModel('base:meteor-sword');
    expect(sword).toMatchObject({
      type: 'card',
      name: 'Meteor Sword',
      line: 'Weapon',
      paper: 'bone',
      glyph: 'axe-sword',
      emblem: { shapes: ['lozenge'], value: '6' },
      prices: [
        {
          top: { shapes: ['lozenge'], value: '5' },
          left: { shapes: ['hexagon'], value: '2' },
          right: { shapes: ['flame'], value: '2' },
          middle: '14',
        },
      ],
      story: 'It fell a very long way to be somebody’s problem.',
    });
    expect(sword.foot.kind === 'slots' && sword.foot.slots.map(({ fits }) => fits)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  test('of what either attribute pays, and of what any does', () => {
    expect(cardModel('base:funeral-waltz').emblem).toEqual({ shapes: ['hexagon', 'flame'], value: '6' });
    expect(cardModel('base:runic-axe').emblem).toEqual({ shapes: ['star'], value: '4' });
    expect(cardModel('base:funeral-waltz').foot).toEqual({ kind: 'none' });
  });

  test('of cards of several kinds name them and light all their slots', () => {
    const loot = cardModel('base:black-mail');
    expect(loot.line).toBe('Loot · Armor');
    expect(loot.prices).toEqual([]);
    const { foot } = cardModel('base:library-of-warm-books');
    expect(foot.kind === 'slots' && foot.slots.filter(({ fits }) => fits).map(({ icon }) => icon)).toEqual([
      'beveled-star',
      'portculis',
    ]);
    const adventurer = cardModel('base:stray-squire').foot;
    expect(adventurer.kind === 'slots' && adventurer.slots.every(({ fits }) => fits)).toBe(true);
  });

  test('of foes: their class, no brute force, what they carry', () => {
    const foe = cardModel('base:dark-warden');
    expect(foe.line).toBe('Foe · Runelord');
    expect(foe.paper).toBe('night');
    expect(foe.emblem).toEqual({ icon: 'rune-stone', harm: true });
    expect(foe.prices[0].middle).toBeNull();
    expect(foe.foot).toEqual({ kind: 'reward', label: 'key', icon: 'key', count: 2, of: 'chest' });
    expect(cardModel('base:trapped-chest').emblem).toEqual({ icon: 'death-skull', harm: true });
    expect(cardModel('base:mind-warp').emblem).toEqual({ icon: 'pentacle', harm: false });
  });

  test('of Spire cards: rolled prices and lines to sign on', () => {
    const door = cardModel('base:door-of-a-thousand-keys');
    expect(door.prices[0].top).toEqual({ shapes: ['lozenge'], value: 'd+6' });
    expect(door.foot).toEqual({ kind: 'signature', labels: ['signed by', 'on'] });
    const matrixWith = (cost: NonNullable<CardDefinition['cost']>) => {
      const card: CardDefinition = { ...definition('base:hollow-king'), cost };
      const { drawing } = faceOf({ 'test:x': card as never }, 'test:x', titles, lexicon('en'));
      return (drawing as CardModel).prices[0];
    };
    const clock = matrixWith({ fight: 12, skill: 10, charm: 11, rolled: ['skill'] });
    expect([clock.top.value, clock.left.value, clock.right.value]).toEqual(['12', 'd+10', '11']);
    expect(matrixWith({ rolled: ['fight'] }).top.value).toBe('d');
  });

  test('of heroes: candles, abilities, deck, slots', () => {
    const { drawing } = presenter.face('base:garsome-cinderheart');
    const hero = drawing as HeroModel;
    expect(hero).toMatchObject({
      type: 'hero',
      line: 'Reaver · Expert',
      glyph: 'sharp-axe',
      candles: { lit: 3, of: 3 },
      slots: ['axe-sword', 'checked-shield', 'checked-shield', 'portculis', 'portculis'],
    });
    expect(hero.abilities.map(printed)).toEqual([
      ['Generate {fight 1} or {skill} for free each turn.'],
      ['Weapons and armor cards cost 1 less.'],
    ]);
    expect(hero.deck).toEqual([
      { value: { shapes: ['hexagon'], value: '1' }, count: 8, name: 'Object', ruled: false },
      { value: { shapes: ['lozenge'], value: '2' }, count: 4, name: 'Attack', ruled: false },
    ]);
  });

  test('of heroes: a starter with a rule is told from a plain one', () => {
    const starter = baseDefinitions['base:blade'] as unknown as CardDefinition;
    const rules: CardDefinition['rules'] = [{ when: 'played', do: [{ do: 'draw', cards: 1 }] }];
    const hero = definition('base:garsome-cinderheart');
    const cards = {
      'base:blade': starter,
      'test:oath': { ...starter, rules },
      'test:x': { ...hero, hero: { ...hero.hero!, deck: { 'base:blade': 2, 'test:oath': 1 } } },
    };
    const { drawing } = faceOf(cards as never, 'test:x', titles, lexicon('en'));
    expect((drawing as HeroModel).deck.map(({ name, ruled }) => [name, ruled])).toEqual([
      ['Weapon', false],
      ['Weapon', true],
    ]);
  });

  test('of cards with stages: a price each, and no word on them', () => {
    const sisters = cardModel('base:the-three-sisters');
    expect(sisters.prices.map(({ top, left, right }) => [top.value, left.value, right.value])).toEqual([
      ['16', '0', '0'],
      ['0', '16', '0'],
      ['0', '0', '16'],
    ]);
    expect([sisters.text, sisters.brief]).toEqual([[], []]);
    expect(toText(presenter.face('base:the-three-sisters').text)).toBe(
      'Stage 2: 16 skill. Stage 3: 16 charm.',
    );
  });

  test('of backs: one for each deck, under an id that no card can have', () => {
    expect(presenter.backs.map((id) => (presenter.face(id).drawing as BackModel).glyph)).toEqual([
      'doorway',
      'chest',
      'cowled',
      'white-tower',
      'wax-seal',
      'crossed-swords',
    ]);
    for (const id of presenter.backs) expect(id).not.toMatch(new RegExp(CARD_ID));
    expect(presenter.face('back/spire')).toMatchObject({ name: 'Spire deck', drawing: { sealed: true } });
    expect(presenterOf(table.match, 'de').face('back/foe').name).toBe('Feindstapel');
    expect(() => presenter.face('back/no-such-deck')).toThrow(RangeError);
  });
});

const definition = (id: string): CardDefinition => baseDefinitions[id] as unknown as CardDefinition;

describe('pictures', () => {
  const plain = (kind: CardDefinition['kind'], art?: ArtDefinition): CardDefinition =>
    ({ id: 'x', name: 'X', kind, ...(art && { art }) }) as CardDefinition;

  test('of cards without art are whole for every kind, always the same for one id, and not for all', () => {
    for (const kind of [...KINDS, 'board'] as const) {
      const some = Array.from({ length: 20 }, (_, i) => pictureOf(`mine:card-${i}`, plain(kind)));
      some.forEach(checkPicture);
      expect(pictureOf('mine:card-3', plain(kind))).toEqual(some[3]);
      if (kind !== 'hero' && kind !== 'board')
        expect(new Set(some.map((each) => JSON.stringify(each))).size).toBeGreaterThan(1);
    }
  });

  const iconsIn = ({ layers }: Picture) => layers.flatMap((one) => ('icon' in one ? one.icon : []));

  test('show what the card is: its first type, or the class of a hero', () => {
    const figures = (card: CardDefinition) =>
      Array.from({ length: 20 }, (_, i) => iconsIn(pictureOf(`mine:card-${i}`, card))[0]);
    const armor = FIGURES.armor.map(([icon]) => icon);
    expect(figures({ ...plain('loot'), types: ['armor'] }).every((icon) => armor.includes(icon))).toBe(true);
    const { id, name, kind, hero } = definition('base:quinn-apblanc');
    expect(figures({ id, name, kind, hero } as CardDefinition)[0]).toBe('cowled');
  });

  test('are as their author says, and open where the author says nothing', () => {
    const art: ArtDefinition = {
      ground: 'waves',
      light: [120, 80],
      layers: [
        { icon: 'big-wave', tint: 'verd' },
        { icon: 'drowning', x: 200, y: 150, scale: 0.5, rotate: 10, flip: true },
      ],
      front: ['drips'],
    };
    expect(pictureOf('mine:card', plain('relic', art))).toEqual({
      ground: 'waves',
      light: [120, 80],
      layers: [
        { icon: 'big-wave', x: 300, y: 206, scale: 1, rotate: 0, flip: false, tint: 'verd' },
        { icon: 'drowning', x: 200, y: 150, scale: 0.5, rotate: 10, flip: true, tint: 'lit' },
      ],
      front: ['drips'],
    });
    const grounded = pictureOf('mine:card', plain('relic', { ground: 'rose' }));
    expect(grounded.ground).toBe('rose');
    expect(grounded.light).toEqual([300, 205]);
    checkPicture(grounded);
    expect(pictureOf('mine:card', plain('relic', { layers: [{ icon: 'big-wave' }] })).front).toEqual([]);
  });

  test('of adversaries without art do not look alike', () => {
    const some = Array.from({ length: 40 }, (_, i) => pictureOf(`mine:enemy-${i}`, plain('adversary')));
    expect(new Set(some.map((each) => JSON.stringify(each))).size).toBeGreaterThanOrEqual(38);
    expect(new Set(some.flatMap(iconsIn)).size).toBeGreaterThanOrEqual(13);
    expect(new Set(some.map(({ ground }) => ground)).size).toBeGreaterThanOrEqual(5);
  });

  test('leave out figures that do not exist, and show one of the kind if none is left', () => {
    const picture = (icons: string[]) =>
      iconsIn(pictureOf('mine:card', plain('relic', { layers: icons.map((icon) => ({ icon })) })));
    expect(picture(['no-such-icon', 'big-wave'])).toEqual(['big-wave']);
    expect(FIGURES.relic.map(([icon]) => icon)).toContain(picture(['no-such-icon'])[0]);
    expect(picture(['no-such-icon'])).toHaveLength(1);
  });
});

describe('rules in texts', () => {
  const leads = (id: string): string[] => cardModel(id).text.map(({ lead }) => phraseText(lead).trim());

  test('are a passage each, which begins with when they happen', () => {
    expect(leads('base:quorum-of-crows')).toEqual(['When placed,', 'In this battle,', 'When defeated,']);
    expect(leads('base:gorehound-master')).toEqual([
      'When revealed,',
      'When defeated,',
      'When you lose this battle,',
    ]);
    expect(leads('base:wrong-door').every((lead) => lead === '')).toBe(true);
    expect(leads('base:door-of-a-thousand-keys')).toEqual(['']);
    const { abilities } = presenter.face('base:quinn-apblanc').drawing as HeroModel;
    expect(abilities.map((said) => said.map(({ lead }) => phraseText(lead)))).toEqual([
      ['Once a turn, '],
      ['Once a turn, '],
    ]);
  });

  test.each(LANGUAGES)('say when, for every moment, in "%s"', (language) => {
    const lead = (written: object): string => {
      const rule = JSON.parse(JSON.stringify(written)) as Rule;
      const said = passagesOf(describeRule(rule, cardDescriber(language, String, new Origins(rule))));
      expect(said).toHaveLength(1);
      return phraseText(said[0].lead).trim();
    };
    const effects = [
      { do: 'if', if: { is: 'key' }, then: [{ do: 'draw', cards: 1 }], else: [{ do: 'draw', cards: 2 }] },
      { do: 'gain-sanity', amount: 1 },
    ];
    for (const name of TRIGGER_NAMES) {
      if (name === 'chaos') continue;
      for (const some of [effects, effects.slice(1)])
        expect(lead({ when: name, do: some }), name).toMatch(/\p{L}[,:]$/u);
    }
  });

  test('are whole again when they are read', () => {
    for (const [id, card] of Object.entries(baseDefinitions)) {
      const definition = card as unknown as CardDefinition;
      if (definition.stages !== undefined) continue;
      const said = passagesOf(describePrinted(definition, 'en', String, lookupIn({}))).flatMap(clausesOf);
      expect(toText(said), id).toBe(toText(describeCard(definition, 'en', String)));
    }
  });
});

describe('symbols in texts', () => {
  test('stand for what has one, and words stay what they were for voices', () => {
    expect(printed(cardModel('base:meteor-sword').text)).toEqual([
      'When played, lose 1 {sanity}.',
      'When spent against an adversary or foe, you may lose 1 {sanity}; if you do, this gives 12 instead until the end of the turn.',
    ]);
    expect(printed(cardModel('base:trapped-chest').text)).toEqual([
      'When defeated, roll the {die}:',
      '1–3: Lose 2 {sanity}.',
      '4–6: Gain 1 {loot}.',
      '{reshuffle}\u00a0Reshuffle this.',
    ]);
    expect(printed(cardModel('base:key-shaped-hole').text)).toEqual([
      'When played, if you hold a {key}\u00a0Tower Key, draw 2 cards.',
    ]);
    expect(printed(cardModel('base:the-last-word').text)).toEqual(['When played, lose 1d3 {sanity}.']);
    expect(printed(cardModel('base:bloodrage').text)[1]).toBe(
      'When the next foe is drawn, foes cost {fight 2} more, by brute force too until the end of the battle.',
    );
    const face = presenter.face('base:meteor-sword');
    expect(toText((face.drawing as CardModel).text.flatMap(clausesOf))).toBe(toText(face.text));
  });

  test('leave a word alone that goes on, as in a German compound', () => {
    const loot = { term: 'Beute', rule: 'SHOW-4' };
    const said = (tokens: Phrase) => read(withSymbols([{ tokens, under: [] }]));
    expect(said([{ text: 'Würfe für ' }, loot, { text: 'karten' }])).toEqual(['Würfe für Beutekarten']);
    expect(said([{ text: '1 ' }, loot, { text: ' mehr' }])).toEqual(['1 {loot} mehr']);
  });

  test('keep those terms that stand out', () => {
    const [{ lead }] = cardModel('base:armory').text;
    expect(lead[0]).toEqual({ term: 'Instead', rule: 'CARD-4' });
    const rows = cardModel('base:polite-ghoul')
      .text.flatMap(clausesOf)
      .flatMap(({ under }) => under);
    expect(rows[0].tokens).toContainEqual(expect.objectContaining({ rule: 'FOE-4' }));
  });

  test('have looks with icons that exist', () => {
    for (const look of Object.values(SYMBOLS)) if ('icon' in look) expect(ICONS).toContain(look.icon);
  });
});
