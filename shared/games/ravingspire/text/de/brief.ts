import { nounMessages, type Catalogue } from '../../../../words/catalogue.ts';
import type { BriefKey, BriefSymbol } from '../en/brief.ts';
import { briefKinds } from './nouns.ts';

/** The messages of the card language in brief, in German; see `en.ts` in this folder. */
export const de: Catalogue<BriefKey> = {
  // Listen.
  'list.then': '{first}, {second}',
  'list.or': '{first} / {second}',
  else: '{first}; sonst {otherwise}',
  choose: 'entweder {options}',
  may: '{plain, select, yes {darfst {then}} other {wahlweise {then}}}',
  'may.price': 'darfst {price}: {then}',
  if: '{condition}: {then}',
  table: '{die}',
  repeat: '{count}×: {then}',
  'words.or': '{first}/{second}',
  'words.and': '{first}/{second}',
  'words.comma': '{first}/{second}',
  'kinds.or': '{first}/{second}',
  'kinds.and': '{first}/{second}',
  'kinds.comma': '{first}/{second}',
  'kinds.a': '{kinds}',
  'kinds.one': '{kinds}',
  'kinds.many': '{kinds}',

  // Auslöser, dauerhafte Regeln, Kosten.
  'when.played': '{effect}',
  'when.spent': 'Einsatz: {effect}',
  'when.spent.battle': 'gegen Feinde: {effect}',
  'when.instead': 'stattdessen {by, select, banish {{banish}} other {{discard}}}: {effect}',
  'when.revealed': 'Aufdecken: {effect}',
  'when.defeated': '{effect}',
  'when.lost': 'verloren: {effect}',
  'rule.in-play': 'im Spiel, {rule}',
  'when.loses-sanity': 'Verstand verloren: {effect}',
  'when.gains-sanity': 'Verstand gewonnen: {effect}',
  'when.gains': '{cards} erhalten: {effect}',
  'when.beats': '{any, select, yes {Sieg} other {{cards} besiegt}}: {effect}',
  'when.loses-battle': 'Kampf verloren: {effect}',
  'when.discards': '{cards} abgelegt: {effect}',
  'when.banishes': '{cards} verbannt: {effect}',
  'when.draws': 'Ziehen: {effect}',
  'when.rotates': 'Drehen: {effect}',
  'when.moves': 'Bewegung: {effect}',
  'when.turn-end': 'Zugende: {effect}',
  'when.turn-end.slotted': 'ausgerüstet, Zugende: {effect}',
  'when.turn-start': 'Zugbeginn: {effect}',
  'when.turn-start.slotted': 'ausgerüstet, Zugbeginn: {effect}',
  'when.gained': 'erhalten: {effect}',
  'when.foe-drawn': 'Feind: {effect}',
  'when.placed': 'ausgelegt: {effect}',
  'when.discarded': 'abgelegt: {effect}',
  'when.banished': 'verbannt: {effect}',
  'when.activated': 'einmal je Zug: {effect}',
  'while.slotted': 'ausgerüstet: {change}',
  'while.played': 'gespielt: {change}',
  'while.ring': 'auf dem Ring: {change}',
  'while.level': '{change}',
  'while.battle': '{change}',
  'standing.if': '{condition}: {change}',
  'cost.rolled': '{as} +{die}, jedes Mal neu',
  'cost.stage': 'dann {cost}',
  'cost.brute': 'oder {brute}',

  // Hauptwörter.
  enemy: '{enemy, select, adversary {Gegner} foe {Feind} other {Spitzenkarte}}',
  ...nounMessages('kind', briefKinds),
  'slot.kind':
    '{kind, select, weapon {Waffen} armor {Rüstungs} object {Gegenstands} relic {Relikt} dungeon {Verlies} other {Abenteurer}}',
  noun: '{how}',
  'noun.how.none': '{one}',
  'noun.how.bare': '{many}',
  'noun.how.genBare': '{many}',
  'noun.how.upTo': 'bis zu {count} {n, plural, one {{one}} other {{many}}}',
  'noun.how.genUpTo': 'bis zu {count} {n, plural, one {{one}} other {{many}}}',
  'noun.how.anyNumber': 'beliebig viele {many}',
  'noun.how.genAnyNumber': 'beliebig viele {many}',
  'noun.how.all': 'alle {many}',
  'noun.how.genAll': 'alle {many}',
  'noun.how.strongest': '{one} (max. Wert)',
  'noun.how.genStrongest': '{one} (max. Wert)',
  'noun.how.weakest': '{one} (min. Wert)',
  'noun.how.genWeakest': '{one} (min. Wert)',
  'noun.how.one': '{a}',
  'noun.how.only': '{a}',
  'noun.how.genOnly': '{a}',
  'noun.how.genCounted': '{count} {many}',
  'noun.how.other': '{count} {many}',
  'noun.all': 'alle {noun}',
  'noun.copies':
    '{how, select, anyNumber {beliebig viele × {noun}} genAnyNumber {beliebig viele × {noun}} upTo {bis zu {count} × {noun}} genUpTo {bis zu {count} × {noun}} other {{count} × {noun}}}',
  'noun.random': 'zufällig {noun}',
  'noun.strongest': '{noun} (max. Wert)',
  'noun.weakest': '{noun} (min. Wert)',
  'noun.not': '{noun} (keine {kinds})',
  'noun.attribute': '{noun} {as}',
  'noun.power': '{noun} mit {range, select, min {{min}+} max {0–{max}} exact {{min}} other {{min}–{max}}}',
  'noun.cost': '{noun} für {range, select, min {{min}+} max {0–{max}} exact {{min}} other {{min}–{max}}}',
  'noun.class': '{noun} ({classes})',
  'noun.from': '{noun} aus {zones}{whose}',
  'noun.from.whose.another': ' eines Helden',
  'noun.from.whose.another-here': ' eines Helden hier',
  'noun.from.whose.others-here': ' anderer hier',
  'noun.from.whose.that': ' des Helden',
  'noun.from.whose.others': ' anderer',
  'noun.from.whose.other': '',
  'noun.in':
    '{noun} {zones}{whose, select, another { eines Helden} another_here { eines Helden hier} others_here { anderer hier} that { des Helden} others { anderer} other {}}',
  'zone.from':
    '{zone, select, hand {Hand} slots {Plätzen} discard {Ablage} played {Gespielten} spent {Verbrauchten} gained {Erhaltenen} deck {Stapel} usable {Nutzbaren} ring {Ring} other {Verbannten}}',
  'zone.in': '{zone}',
  'zone.in.zone.hand': 'auf der Hand',
  'zone.in.zone.slots': 'ausgerüstet',
  'zone.in.zone.discard': 'in der Ablage',
  'zone.in.zone.played': 'gespielt',
  'zone.in.zone.spent': 'verbraucht',
  'zone.in.zone.gained': 'erhalten',
  'zone.in.zone.deck': 'im Stapel',
  'zone.in.zone.usable': 'nutzbar',
  'zone.in.zone.ring': 'hier',
  'zone.in.zone.battle': 'im Kampf',
  'zone.in.zone.enemies': 'hier',
  'zone.in.zone.other': 'verbannt',
  'card.pointed': '{of, select, this {} other {diese}}',
  who: '{who, select, you {du} every {alle Helden} others {andere} here {alle hier} others_here {andere hier} another {ein Held} another_here {ein Held hier} other {dieser Held}}',
  'level.in':
    '{level, select, dungeon {im Verlies} temple {im Tempel} spire {auf der Spitze} other {im Bergfried}}',

  // Zahlen.
  'amount.where': ' ({letter} = {what})',
  'amount.sum': '{first} + {second}',
  'amount.half': '½ {of}',
  'amount.times': '{by} × {of}',
  'amount.capped': '{of}, max. {at}',
  'amount.rolled': 'Wurf',
  'amount.done': 'ebenso viele',
  'amount.count': '{cards}',
  'amount.heroes':
    '{who, select, every {Helden} here {Helden hier} others_here {andere hier} another_here {andere hier} other {andere}}',
  'amount.higher': 'max. ({first}, {second})',
  'amount.lower': 'min. ({first}, {second})',
  'amount.sanity': '{sanity}',
  'amount.lost-sanity': 'verlorener {sanity}',
  'amount.madness': '{madness}',
  'amount.turn': 'Zugnummer',
  'amount.distance': 'Felder bis {to, select, portal {Portal} staircase {Treppe} other {Feind}}',
  'amount.cost': '{of, select, this {eigene Kosten} other {ihre Kosten}}',
  'amount.power': '{of, select, this {eigener Wert} other {ihr Wert}}',

  // Bedingungen.
  'is.amount':
    '{negated, select, yes {nicht } other {}}{of} {range, select, min {{min}+} max {0–{max}} exact {= {min}} other {{min}–{max}}}',
  'is.all': '{first}, {second}',
  'is.any': '{first} oder {second}',
  'is.cards': '{there}',
  'is.cards.there.one': '{cards}',
  'is.cards.there.none': 'ohne {cards}',
  'is.cards.there.not': 'ohne {cards}',
  'is.cards.there.other':
    '{negated, select, yes {nicht } other {}}{range, select, min {{min}+} max {0–{max}} exact {{min}} other {{min}–{max}}} {cards}',
  'is.that': 'wenn {negated, select, yes {keine } other {}}{card}',
  'is.key': '{negated, select, yes {ohne {key}} other {mit {key}}}',
  'is.level': '{negated, select, yes {nicht } other {}}{levels}',
  'is.foe-here': '{negated, select, yes {kein Feind hier} other {Feind hier}}',
  'is.alone': '{negated, select, yes {nicht } other {}}allein',
  'is.battle':
    '{negated, select, yes {nicht } other {}}{any, select, yes {im Kampf} other {gegen {enemies}}}{classed, select, yes { ({classes})} other {}}',
  'is.class': '{negated, select, yes {nicht } other {}}{classes}',
  'is.collected': '{negated, select, yes {nichts erhalten} other {Karte erhalten}}',
  'is.slotted': '{negated, select, yes {nicht } other {}}ausgerüstet',
  'is.turn':
    '{negated, select, yes {nicht } other {}}Zug {range, select, min {{min}+} max {1–{max}} exact {{min}} other {{min}–{max}}}',

  // Karten.
  draw: '{who, select, you {} other {{subject}: }}{draw}+{count}',
  discard:
    '{who, select, you {} other {{subject}: }}{icons, select, yes {{discard} {cards}} other {{cards} {discard}}}',
  banish: '{who, select, you {} other {{subject}: }}{banish} {cards}',
  retrieve: '{cards} auf die Hand',
  steal: '{cards} stehlen',
  'put-on-deck': '{cards} auf den Stapel',
  gain: '{cards} erhalten',
  'gain-loot': '{who, select, you {} other {{subject}: }}{loot}+{count}',
  reshuffle: '{reshuffle} {cards}',
  bury: '{cards} unter den Stapel',
  'lay-on-foe-deck': 'auf den Feindstapel',
  pick: '{cards} wählen',

  // Helden.
  'lose-sanity': '{who, select, you {} other {{subject}: }}{sanity}−{count}',
  'gain-sanity': '{who, select, you {} other {{subject}: }}{sanity}+{count}',
  madness: '{madness}{down, select, yes {−} other {+}}{count}',
  'move-hero':
    '{who, select, you {} other {{subject}: }}{move} {upTo, select, yes {bis zu } other {}}{count}',
  'place-hero':
    '{who, select, you {} other {{subject}: }}{move} {at}{level, select, up { darüber} down { darunter} dungeon { (Verlies)} temple { (Tempel)} spire { (Spitze)} other {}}',
  'place-hero.at.start': 'zum Start',
  'place-hero.at.portal': 'zum Portal',
  'place-hero.at.staircase': 'zur Treppe',
  'place-hero.at.other': 'zum Feind',
  'swap-places':
    'Tausch mit {partner, select, another {einem Helden} another_here {einem Helden hier} other {diesem Helden}}',
  each: '{subject}: {then}',

  // Das Brett.
  rotate:
    '{direction, select, clockwise {{clockwise}} counterclockwise {{counterclockwise}} other {{rotate}}} {level, select, here {} dungeon {Verlies } temple {Tempel } spire {Spitze } other {eine Ebene }}{upTo, select, yes {bis zu } other {}}{count}',
  'foe-advances': 'Feind rückt vor',
  'move-foe': 'Feind {move} {count}{locked, select, yes { (auch gebunden)} other {}}',
  'place-foe':
    'Feind {at, select, you {zu dir} portal {zum Portal} other {zur Treppe}}{locked, select, yes { (auch gebunden)} other {}}',
  'summon-foe':
    'neuer Feind {level, select, here {hier} dungeon {im Verlies} temple {im Tempel} spire {auf der Spitze} other {irgendwo}}',
  'remove-foe':
    'Feind weg {level, select, here {von hier} dungeon {aus dem Verlies} temple {aus dem Tempel} spire {von der Spitze} other {von irgendwo}}',

  // Kämpfe und Kosten.
  'reduce-cost': '{cards}: Kosten −{count}',
  'redraw-foe': 'Feind neu ziehen',
  'take-into-battle': 'nimmt {cards}, zählt zu {as}',
  'add-loot': '{loot}+{count}',
  until: '{change}',
  'until.double': '{cards} doppelt',
  'until.cards': '{cards}: {change}',

  // Änderungen.
  'mod.add-power':
    '{subject, select, this {} that {} other {{cards} }}+{count}{against, select, enemies { gegen Feinde} other {}}',
  'mod.lower-power':
    '{subject, select, this {} that {} other {{cards} }}−{count}{against, select, enemies { gegen Feinde} other {}}',
  'mod.set-power':
    '{subject, select, this {} that {} other {{cards} }}{n, plural, =0 {ohne Wert} other {Wert = {count}}}{against, select, enemies { gegen Feinde} other {}}',
  'mod.double-power':
    '{subject, select, this {} that {} other {{cards} }}doppelt{against, select, enemies { gegen Feinde} other {}}',
  'mod.allow':
    '{subject, select, this {} that {} all {} other {{cards}: }}{any, select, yes {{subject, select, all {alles } other {}}auch} other {{from}}} als {to}{against, select, enemies { gegen Feinde} other {}}',
  'mod.cheaper':
    '{subject, select, this {} that {} other {{cards}: }}Kosten −{count}{attributed, select, yes { {as}} other {}}',
  'mod.dearer':
    '{subject, select, this {} that {} other {{cards}: }}Kosten +{count}{attributed, select, yes { {as}} other {}}',
  'mod.slot': '{cards} auf {into}-Platz',
  'mod.share': 'teilt den Platz mit {kinds}',
  'mod.hand': 'Hand {less, select, yes {−} other {+}}{count}',
  'mod.generate':
    '{subject, select, this {} that {diese: } all {jede Ausrüstung: } other {ausgerüstete {cards}: }}{count} {as}',
  'mod.free-power': 'jeden Zug {count} {as}',
  'mod.stay': '{subject, select, this {bleibt} that {diese bleibt} other {{cards} bleiben}} ausgerüstet',
  'mod.reroll': 'einmal je Zug: {die} neu',
  'mod.loot-roll': 'Beute-{die}+{count}',
  'mod.rotation': 'einmal je Zug: {rotate} bis zu +{count}',
  'mod.forbid': 'keine {cards}',
  'mod.adversary-harm': 'Gegnerschaden {less, select, yes {−} other {+}}{count}',
  'mod.well': 'Brunnen {less, select, yes {+} other {−}}{count}',
  'mod.loot': 'Feinde: {loot}{less, select, yes {−} other {+}}{count}',
};

/** The symbols that a brief text may use, in words. */
export const symbols: { readonly [S in BriefSymbol]: string } = {
  sanity: 'Verstand',
  die: 'Würfel',
  draw: 'Karten',
  loot: 'Beute',
  banish: 'verbannen',
  discard: 'ablegen',
  reshuffle: 'zurückmischen',
  madness: 'Wahnsinn',
  key: 'Schlüssel',
  move: 'bewegen',
  rotate: 'drehen',
  clockwise: 'im Uhrzeigersinn drehen',
  counterclockwise: 'gegen den Uhrzeigersinn drehen',
  brute: 'rohe Gewalt',
  more: 'und mehr',
};
