/**
 * Why bots do what they do, in English: one sentence each. A hint says the same to people, so no seat is named as the one
 * who does it.
 */
export const en = {
  'why.whim': 'For no reason at all. It was allowed.',
  'why.keep': 'The key fits, and about {power} power a turn should do for what waits behind the door.',
  'why.foe':
    'A foe stands there, and foes carry the keys to the Tower Door; there are about {power} power a turn to meet it with.',
  'why.foe.keyed': 'A foe stands there, and about {power} power a turn to meet it with.',
  'why.up': 'That leads up; there is more to be had {atLevel}.',
  'why.down': 'That leads back down; less can go wrong {atLevel}.',
  'why.door':
    '{left, plural, =0 {That is where the Tower Door is, and the key is there} one {With the key in hand, that is one space from the Tower Door} other {With the key in hand, that is {left} spaces from the Tower Door}}.',
  'why.stairs':
    '{left, plural, =0 {That is the foot of the staircase} one {That is one space from the staircase} other {That comes nearer to the staircase: {left} spaces are left}}.',
  'why.aligned':
    '{left, plural, =0 {The staircase there leads up to the {level}} one {That is one space from the staircase, which leads up to the {level} now} other {That is {left} spaces from the staircase, which leads up to the {level} now}}.',
  'why.nearFoe':
    '{left, plural, one {That is one space from the foe} other {That is {left} spaces from the foe}}, which carries a key.',
  'why.fromFoe':
    '{left, plural, one {That puts one space between here and the foe} other {That puts {left} spaces between here and the foe}}.',
  'why.walk': 'The whole roll has to be walked, and this is where it does most good.',
  'why.skipMove': 'Nowhere within reach is better than here.',
  'why.play': 'Playing {card} does something by itself, and its power stays to be spent.',
  'why.play.instead': 'What {card} does when it is used up is worth more than its power.',
  'why.play.power': 'The {strength} of {card} will be wanted.',
  'why.generate': 'The other power of {card} is wanted now.',
  'why.generate.own': 'The {as} of the hero’s own ability is wanted now.',
  'why.ability': 'The ability costs less than it brings.',
  'why.ability.battle': 'The ability may turn the battle against {card}.',
  'why.acquire.room': 'A place on the ring has to be free, or {card} will push its way in.',
  'why.acquire.stronger': 'With {strength}, {card} is stronger than what the deck holds on average.',
  'why.acquire.slot': '{card} fits a slot, where it stays turn after turn.',
  'why.acquire.effect': '{card} does something each time it is played.',
  'why.acquire': 'The deck is better off with {card} than without.',
  'why.fight.adversary': '{card} would cost sanity turn after turn as long as it is there.',
  'why.fight.foe': '{card} can be paid, and a Tower Key is to be had for it.',
  'why.fight.foe.keyed': '{card} can be paid, and a lost battle costs far more.',
  'why.fight.spire': 'What is there pays for {card}, and that is all that is wanted.',
  'why.giveUp': 'A defeat by {card} costs sanity; what it would take to win is not worth more.',
  'why.giveUp.spire': 'There is no way to pay for what waits in the Keep.',
  'why.slot': 'In a slot {card} stays; the rest of the hand goes at the end of the turn.',
  'why.unslot': '{card} does more good in the hand now.',
  'why.endEncounter': 'Nothing more on this ring is worth its price now.',
  'why.endEncounter.keep': 'Nothing can be bought in the Keep.',
  'why.endExplore': 'Nothing that is left is worth doing this turn.',
  'why.rotate': 'The staircase should meet the portal {atLevel}.',
  'why.rotate.door': 'A turned ring may bring the Tower Door nearer.',
  'why.exert': 'That one step is worth its price.',
  'why.well.weak':
    'With {strength}, {card} is weaker than the rest of the deck, which comes round sooner without it.',
  'why.well': 'The rest of the deck comes round sooner without {card}.',
  'why.assist': '{hero} can use the help more than the card is missed.',
  'why.hinder': '{hero} is also on the way to the door, and should not have this.',
  'why.pass.flank': 'Joining in costs sanity and brings nothing.',
  'why.pass.trade': 'There is nothing to be gained by a trade here.',
  'why.trade': 'An exchange with {toHero} would do some good.',
  'why.direction': 'That is the shorter way for the staircase to the portal above.',
  'why.steps': 'That brings the staircase nearest to the portal {atLevel}.',
  'why.tradeYes': 'What is offered is worth more than what is asked for it.',
  'why.tradeNo': 'What is offered is not worth the loss and the attention.',
  'why.everyone': 'All have climbed, so all are let out.',
  'why.alone': 'There is one door, and one who has opened it.',
  'why.rollKept': 'Another roll could well be worse.',
  'why.rollAgain': 'Another roll can hardly be worse.',
  'why.overwhelmed': 'Of the cards on the ring, this one will be missed least.',
  'why.legacy': 'It is of most use to whoever comes next.',
  'why.given': 'Of what there is to choose from, this will be missed least.',
  'why.taken': 'Of what there is to choose from, this brings most.',
  'why.none': 'None of them is worth it.',
  'why.yes': 'It brings more than it costs.',
  'why.no': 'It costs more than it brings.',
  'why.hero': 'For {toHero} it makes the greatest difference.',
  'why.level': 'There it makes the greatest difference.',
  'why.answer': 'It seems the best of what is offered.',
} as const;

export type WhyKey = keyof typeof en;
