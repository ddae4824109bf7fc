// What the words of an icon say of the thing that it shows: what that is made of, where it belongs, how it stands.
import type { FrontName, SceneName, ToneName } from '../../../shared/face/vocabulary.ts';

const listed = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** What things are made of, by words of their names. The first that fits counts. */
const MATERIALS: readonly (readonly [tone: ToneName, words: ReadonlySet<string>])[] = [
  [
    'red',
    listed(
      'blood bleeding bloody heart hearts fire flame flames flaming burning ember lava daemon devil imp wound burn inferno rose',
    ),
  ],
  [
    'gold',
    listed(
      'gold crown crowned coin coins ring chalice treasure trophy medal laurel laurels sun star bell bee honey lion cup gem lamp lantern halo wheat horn trumpet harp key',
    ),
  ],
  [
    'bone',
    listed(
      'bone bones skull skulls skeleton skeletal ghost mask tooth teeth candle candles scroll paper letter egg moon dead death grave tombstone hand face monk nun priest angel hood cowled hooded woman man vampire book quill feather dove swan owl pope bishop',
    ),
  ],
  [
    'verd',
    listed(
      'snake snakes serpent frog toad fish poison bottle potion leaf vine plant tree octopus tentacle tentacles squid lizard dragon sea wave shell crab anchor mermaid goblin slime zombie ivy herb crocodile turtle',
    ),
  ],
  [
    'steel',
    listed(
      'sword swords axe axes dagger daggers knife blade blades spear mace hammer armor helm helmet shield gauntlet chain chains anvil gear gears cog lock padlock arrow arrows crossbow saw scythe spade shovel halberd flail saber rapier visored knight nail hook bucket cannon scissors breastplate',
    ),
  ],
];

/** What a thing is made of; `lit` where its name does not say it. */
export const materialOf = (words: readonly string[]): ToneName =>
  MATERIALS.find(([, known]) => words.some((word) => known.has(word)))?.[0] ?? 'lit';

const STIFF = listed(
  'sword swords axe dagger daggers knife blade spear mace hammer staff wand key arrow quill feather halberd flail saber spade shovel scythe torch bow crossbow bottle scroll club rod broom pick trumpet candle',
);

/** Whether a thing is stiff, and gets weight by being turned. */
export const isStiff = (words: readonly string[]): boolean => words.some((word) => STIFF.has(word));

/** Where things belong, by words. */
const GROUNDS: { readonly [N in SceneName]: ReadonlySet<string> } = {
  glory: listed(
    'glory crown gold hero champion victory sun lion proud honour star trophy laurel triumph king queen',
  ),
  moon: listed(
    'moon night wolf bat owl werewolf vampire grave gravedigger raven witch ghost hunter hunt forest tree fox sleep dream',
  ),
  nave: listed(
    'church holy saint prayer monk nun priest angel pope bishop altar bell choir cathedral faith blessing hymn',
  ),
  forge: listed(
    'forge anvil hammer smith blacksmith fire flame burning armor armour coal lava furnace cook oven',
  ),
  crypt: listed(
    'crypt tomb coffin skeleton skull bone death dead corpse curse cursed mummy grave zombie undead undertaker rat spider',
  ),
  shelves: listed(
    'book scroll library knowledge quill letter study lesson teacher learn remembered map secret archive clerk school wisdom',
  ),
  vortex: listed(
    'magic spell wizard portal rune orb vortex charm enchanted voice madness mind eye dream chaos whisper',
  ),
  rose: listed('rose heart love fate fortune saint halo virgin martyr holy destiny lady lovers'),
  slashes: listed(
    'sword axe slash strike blow attack cut lunge claw blade dagger duel fight fury spear gesture',
  ),
  stairs: listed('stairs climb way path step travel journey boot walk door gate key servant lantern'),
  curtain: listed(
    'mask thief secret cloak hood dagger poison poisoner theater lady woman man servant spy actor jester family coat ring',
  ),
  waves: listed(
    'sea wave ship boat fish anchor drowned water shark whale octopus storm mermaid crab island pirate river rain',
  ),
  tower: listed('tower castle fortress wall gate king siege spire keep guard watch'),
  pit: listed(
    'arena beast bull bear boar lion fight champion crowd game war battle gladiator monster dog hound',
  ),
  gale: listed(
    'wind storm feather bird eagle wing lightning cloud rain flying spring flag sail snow winter leaf',
  ),
};

/** How many of some words belong to a ground. */
export const belonging = (ground: SceneName, words: readonly string[]): number =>
  words.filter((word) => GROUNDS[ground].has(word)).length;

/** What frames a picture on each ground. */
export const FRAMES: { readonly [N in SceneName]: readonly FrontName[] } = {
  glory: ['ground', 'sparks'],
  moon: ['fog', 'bats', 'ground'],
  nave: ['candles'],
  forge: ['sparks'],
  crypt: ['fog', 'candles', 'chains'],
  shelves: ['candles'],
  vortex: ['sparks'],
  rose: ['candles', 'brambles'],
  slashes: ['sparks', 'drips'],
  stairs: ['ground'],
  curtain: ['ground', 'candles'],
  waves: ['fog'],
  tower: ['bats', 'fog'],
  pit: ['ground', 'chains'],
  gale: ['fog', 'bats'],
};

const LOOT = listed('gold coin coins treasure chest loot purse money crown gem ring');

/** Whether it is about what can be taken home. */
export const isLoot = (words: readonly string[]): boolean => words.some((word) => LOOT.has(word));
