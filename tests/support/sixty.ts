// Sixty effects that are well known from other games, by the number of the list that they were gathered in: the cards of the
// pack `sixty` that have each, and the scenarios that show it.

/** An effect with what shows that cards can have it. */
interface KnownEffect {
  readonly effect: string;
  readonly cards: readonly string[];
  readonly scenarios: readonly string[];
}

const known = (effect: string, cards: string, scenarios: string): KnownEffect => ({
  effect,
  cards: cards.split(' '),
  scenarios: scenarios.split(' '),
});

/** Those that cards can have. An extra turn (39) is left out. */
export const SIXTY: { readonly [number: number]: KnownEffect } = {
  1: known(
    'remove one, gain a better one',
    'melting-pot',
    'bound-better bound-nothing-better bound-of-no-card not-three-better',
  ),
  2: known(
    'the next weapon counts double',
    'whetstone',
    'later-plays-weapon later-plays-other later-this-turn',
  ),
  3: known('discard any number, draw as many', 'fresh-start', 'discard-and-draw'),
  4: known('when removed, draw', 'phoenix-quill', 'banished-draws'),
  5: known('copy the last card played', 'echo', 'again-last again-alone'),
  6: known('each other hero draws', 'round-of-tea', 'others-draw'),
  7: known('power for each card of a kind', 'museum-piece', 'power-per-relic'),
  8: known('a larger next hand', 'early-night', 'next-hand'),
  9: known('something next turn', 'early-riser', 'later-turn-start later-not-others-turn'),
  10: known('a curse', 'creeping-doubt', 'supply-runs-out supply-handed-out curse-in-hand'),
  11: known('counters on a card', 'kindling-lamp', 'counters-grow counters-give-more'),
  12: known('one of three', 'crossroads', 'choose-1 choose-2 choose-3'),
  13: known('discard instead of being hurt', 'steady-nerves', 'prevent-discard prevent-not-wanted'),
  14: known('prevent the next points', 'iron-skin', 'ward-two-losses ward-comes-last ward-no-price'),
  15: known('a rule for the rest of the game', 'pledge', 'for-good-rule for-good-madness less-for-one-only'),
  16: known('search the deck', 'old-friend', 'search-deck'),
  17: known('look at the top, reorder', 'far-sight', 'look-reorder look-asks-among-three look-fewer'),
  18: known('look at the top, may discard', 'crystal-ball', 'look-scry-yes look-scry-no'),
  19: known('reveal the top, and if', 'open-omen', 'reveal-weapon reveal-other reveal-empty'),
  20: known('draw up to a number', 'full-satchel', 'draw-up-to-seven'),
  21: known('removed once used', 'last-arrow', 'banish-when-spent'),
  22: known('back once used', 'boomerang top-of-the-pile', 'return-when-spent top-when-spent'),
  23: known('kept in the hand', 'kept-letter', 'retain-this retain-full'),
  24: known('in the opening hand', 'born-ready', 'opening-after-madness opening-no-more-than-full'),
  25: known('gone at the end of the turn', 'morning-mist', 'held-banished held-order'),
  26: known('whenever a card is gained', 'bursars-ledger', 'gains-loot-each gains-bought gains-another-kind'),
  27: known('whenever an enemy is beaten', 'hunting-horn', 'beats-adversary'),
  28: known('whenever hurt', 'worry-beads', 'loses-sanity-once loses-sanity-twice'),
  29: known(
    'upgrade a card for good',
    'grindstone',
    'for-good-value for-good-goes-along for-good-banished two-more-only',
  ),
  30: known('turn into a certain card', 'new-leaf', 'turned-into-another'),
  31: known('costs less per card of a kind', 'peddlers-cart', 'ring-cheaper-per-relic ring-cheaper-none'),
  32: known('more per card played', 'momentum', 'power-per-card-played'),
  33: known('the third of a turn', 'third-blow', 'third-attack second-attack'),
  34: known('sweep the market', 'big-broom', 'sweep-the-ring'),
  35: known('search another deck, call a card', 'provoke', 'put-on-ring-free put-on-ring-full'),
  36: known('another enemy', 'second-look', 'another-foe-card'),
  37: known('to another level', 'trapeze', 'place-up place-up-none place-closed'),
  38: known('swap places', 'dance-partner', 'swap-places swap-places-choice'),
  40: known('an enemy stands still', 'salt-line', 'foe-stays-put foe-stays-turn'),
  41: known('roll twice, take the better', 'loaded-dice', 'table-higher table-higher-low'),
  42: known('give a card to a neighbour', 'hand-me-down', 'give-left give-alone'),
  43: known('a random card of the market', 'lucky-dip', 'random-from-ring'),
  44: known('steal at random', 'light-fingers', 'steal-random'),
  45: known('a beaten enemy joins', 'recruiter', 'beaten-enemy-joins'),
  46: known('one sort of power as another', 'velvet-glove', 'fight-as-charm'),
  47: known('all of a kind doubled', 'rallying-cry', 'attacks-doubled'),
  48: known('pay as often as one likes', 'blood-price', 'pay-again-and-again pay-three-times'),
  49: known(
    'a set of three kinds',
    'matching-set',
    'set-complete set-without-weapon set-without-armor set-without-relic',
  ),
  50: known('remove up to four', 'bonfire-of-vanities', 'banish-up-to-four'),
  51: known('a card twice', 'flourish', 'again-next-weapon'),
  52: known('dearer each turn', 'creeping-doom', 'dearer-each-turn doom-is-dearer'),
  53: known('acts each turn from the market', 'brooding-idol', 'on-ring on-ring-elsewhere'),
  54: known('discard one for its power', 'lend-a-hand', 'power-of-the-discarded'),
  55: known('the discard pile into the deck', 'second-wind', 'shuffle-discard'),
  56: known('more against some enemies', 'rune-breaker', 'against-rune-clerk against-hired-blade'),
  57: known('gain to the hand', 'quick-bargain', 'gain-to-hand'),
  58: known('grows with each use', 'rolling-ram', 'counters-last-power'),
  59: known('an enemy with phases', 'two-faced-warden', 'stage-first stage-second'),
  60: known('each takes the weakest', 'leftovers', 'everybody-takes-the-weakest'),
};
