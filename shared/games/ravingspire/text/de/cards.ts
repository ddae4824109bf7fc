import { nounMessages, type Catalogue } from '../../../../words/catalogue.ts';
import type { TextKey } from '../en/cards.ts';
import { kinds } from './nouns.ts';

/**
 * Words of the card language in German (ICU MessageFormat). All kinds of cards are said as stems before "-karte", so
 * one set of endings serves them all.
 */
export const de: Catalogue<TextKey> = {
  // Auslöser.
  'when.played': 'beim Ausspielen: {Effect}',
  'when.spent': 'beim Einsatz: {Effect}',
  'when.spent.battle': 'beim Einsatz gegen <adversary>Gegner</adversary> oder <foe>Feind</foe>: {Effect}',
  'when.instead':
    '<instead>stattdessen</instead> {by, select, banish {<banish>verbannen</banish>} other {ablegen}}: {Effect}',
  'when.revealed': 'beim Aufdecken: {Effect}',
  'when.defeated': 'nach dem Sieg: {Effect}',
  'when.lost': 'nach der Niederlage: {Effect}',
  'when.chaos': '{Effect}',
  'when.turn-start': 'zu Beginn deines Zuges: {Effect}',
  'when.turn-start.slotted': 'solange ausgerüstet, zu Beginn deines Zuges: {Effect}',
  'when.gained': 'wenn du diese Karte erhältst: {Effect}',
  'when.foe-drawn': 'wenn der nächste <foe>Feind</foe> gezogen wird: {Effect}',
  'when.on-ring': 'solange auf dem Ring deiner Ebene, zu Beginn deines Zuges: {Effect}',
  'when.placed': 'beim Auslegen: {Effect}',
  'when.discarded': 'wenn ein Effekt diese Karte ablegt: {Effect}',
  'when.banished': 'wenn ein Effekt diese Karte verbannt: {Effect}',
  'rule.in-play': 'solange im Spiel, {rule}',
  'when.loses-sanity': 'wenn du Verstand verlierst: {Effect}',
  'when.would-lose-sanity': 'wenn du Verstand verlieren würdest: {Effect}',
  'when.gains-sanity': 'wenn du Verstand zurückgewinnst: {Effect}',
  'when.gains': 'wenn du {cards} erhältst: {Effect}',
  'when.beats':
    'wenn du {any, select, yes {einen <adversary>Gegner</adversary> oder <foe>Feind</foe>} other {{cards}}} besiegst: {Effect}',
  'when.plays': 'wenn du {cards} ausspielst: {Effect}',
  'when.loses-battle': 'wenn du einen Kampf verlierst: {Effect}',
  'when.discards': 'wenn ein Effekt {cards} von dir ablegt: {Effect}',
  'when.banishes': 'wenn du {cards} <banish>verbannst</banish>: {Effect}',
  'when.draws': 'wenn du durch einen Effekt ziehst: {Effect}',
  'when.rotates': 'wenn du eine Ebene drehst: {Effect}',
  'when.moves': 'wenn du dich bewegst: {Effect}',
  'when.turn-end': 'am Ende deines Zuges: {Effect}',
  'when.turn-end.slotted': 'solange ausgerüstet, am Ende deines Zuges: {Effect}',
  'when.held': 'am Ende deines Zuges, wenn diese Karte auf deiner Hand ist: {Effect}',
  'when.activated': 'einmal je Zug: {Effect}',
  // Dauerhafte Regeln.
  'while.always': '{change}',
  'while.slotted': 'solange ausgerüstet: {Change}',
  'while.played': 'solange ausgespielt: {Change}',
  'while.ring': 'solange auf dem Ring: {Change}',
  'while.level': 'auf dieser Ebene: {Change}',
  'while.battle': 'in diesem Kampf: {Change}',
  'standing.if': '{change}, wenn {condition}',
  // Erwürfelte Kosten und Stufen eines Finales.
  'cost.rolled':
    'wirf für {as} {n, plural, one {} other {je }}einen <die>Würfel</die> und zähle ihn zu den Kosten, bei jedem Versuch neu',
  'cost.stage': 'Stufe {number}: {cost}',
  'cost.part': '{count} {as}',
  'cost.brute': 'oder rohe Gewalt {count}',

  // Listen.
  'words.or': '{first} oder {second}',
  'words.and': '{first} und {second}',
  'words.comma': '{first}, {second}',
  'kinds.or': '{first}- oder {second}',
  'kinds.and': '{first}- und {second}',
  'kinds.comma': '{first}-, {second}',
  'kinds.a': '{kinds}karte',
  'kinds.one': '{kinds}karte',
  'kinds.many': '{kinds}karten',

  // Hauptwörter.
  attribute: '{attribute, select, fight {Kampf} skill {Geschick} charm {Charme} other {Vorpal}}',
  class: '{name, select, reaver {Plünderer} rogue {Schurke} other {Runenfürst}}',
  enemy:
    '{enemy, select, adversary {einen <adversary>Gegner</adversary>} foe {einen <foe>Feind</foe>} other {die Spitzenkarte}}',
  ...nounMessages('kind', kinds),
  'slot.kind':
    '{kind, select, weapon {Waffen} armor {Rüstungs} object {Gegenstands} relic {Relikt} dungeon {Verlies} other {Abenteurer}}',
  noun: '{how}',
  'noun.how.one': 'eine {usable, select, yes {in diesem Zug noch nutzbare } other {}}{a}',
  'noun.how.none': 'keine {usable, select, yes {in diesem Zug noch nutzbare } other {}}{one}',
  'noun.how.only': 'eine {usable, select, yes {in diesem Zug noch nutzbare } other {}}{one}',
  'noun.how.genOnly': 'einer {usable, select, yes {in diesem Zug noch nutzbaren } other {}}{one}',
  'noun.how.bare': '{usable, select, yes {in diesem Zug noch nutzbare } other {}}{many}',
  'noun.how.genBare': 'der {usable, select, yes {in diesem Zug noch nutzbaren } other {}}{many}',
  'noun.how.upTo':
    'bis zu {count} {usable, select, yes {in diesem Zug noch nutzbare } other {}}{n, plural, one {{one}} other {{many}}}',
  'noun.how.genUpTo':
    'von bis zu {count} {usable, select, yes {in diesem Zug noch nutzbaren } other {}}{many}',
  'noun.how.anyNumber': 'beliebig viele {usable, select, yes {in diesem Zug noch nutzbare } other {}}{many}',
  'noun.how.genAnyNumber':
    'von beliebig vielen {usable, select, yes {in diesem Zug noch nutzbaren } other {}}{many}',
  'noun.how.all': 'alle {usable, select, yes {in diesem Zug noch nutzbaren } other {}}{many}',
  'noun.how.genAll': 'aller {usable, select, yes {in diesem Zug noch nutzbaren } other {}}{many}',
  'noun.how.strongest': 'die stärkste {usable, select, yes {in diesem Zug noch nutzbare } other {}}{one}',
  'noun.how.genStrongest':
    'der stärksten {usable, select, yes {in diesem Zug noch nutzbaren } other {}}{one}',
  'noun.how.weakest': 'die schwächste {usable, select, yes {in diesem Zug noch nutzbare } other {}}{one}',
  'noun.how.genWeakest':
    'der schwächsten {usable, select, yes {in diesem Zug noch nutzbaren } other {}}{one}',
  'noun.how.last': 'die letzte {usable, select, yes {in diesem Zug noch nutzbare } other {}}{one}',
  'noun.how.genLast': 'der letzten {usable, select, yes {in diesem Zug noch nutzbaren } other {}}{one}',
  'noun.how.genCounted': 'von {count} {usable, select, yes {in diesem Zug noch nutzbaren } other {}}{many}',
  'noun.how.other': '{count} {usable, select, yes {in diesem Zug noch nutzbare } other {}}{many}',
  'noun.all': '{noun} (alle)',
  'noun.kinds': '{noun} ({kinds}karte)',
  'noun.copies': '{how}',
  'noun.copies.how.anyNumber': 'beliebig oft {noun}',
  'noun.copies.how.genAnyNumber': 'von beliebig oft {noun}',
  'noun.copies.how.upTo': 'bis zu {count}-mal {noun}',
  'noun.copies.how.genUpTo': 'von bis zu {count}-mal {noun}',
  'noun.copies.how.genCounted': 'von {count}-mal {noun}',
  'noun.copies.how.other': '{count}-mal {noun}',
  'noun.random': '{noun} zufällig',
  'noun.strongest': '{noun} (die {plural, select, no {stärkste} other {stärksten}})',
  'noun.weakest': '{noun} (die {plural, select, no {schwächste} other {schwächsten}})',
  'noun.last': '{noun} (die {plural, select, no {letzte} other {letzten}})',
  'noun.not': '{noun} außer {kinds}karten',
  'noun.attribute': '{noun} mit {as}',
  'noun.power':
    '{noun} mit Wert {range, select, min {{min} oder mehr} max {{max} oder weniger} exact {{min}} other {{min} bis {max}}}',
  'noun.cost':
    '{noun} mit Kostenwert {range, select, min {{min} oder mehr} max {{max} oder weniger} exact {{min}} other {{min} bis {max}}}',
  'noun.class': '{noun} der Klasse {classes}',
  'noun.named': '{noun} mit dem Namen {of, select, this {dieser Karte} other {jener Karte}}',
  'noun.pack': '{noun} des Pakets {own, select, yes {dieser Karte} other {„{pack}“}}',
  'noun.slot':
    '{noun} auf {own, select, yes {deinen } other {}}{any, select, yes {<slot>Plätzen</slot>} other {{kinds}<slot>plätzen</slot>}}',
  'noun.from': '{noun} aus {zones}{whose}',
  'noun.from.whose.another': ' eines anderen Helden',
  'noun.from.whose.another-here': ' eines anderen Helden auf deiner Ebene',
  'noun.from.whose.others-here': ' der anderen Helden auf deiner Ebene',
  'noun.from.whose.that': ' dieses Helden',
  'noun.from.whose.others': ' der anderen Helden',
  'noun.from.whose.other': '',
  'noun.seen': '{noun} davon',
  'noun.in': '{noun} {zones}{whose}',
  'noun.in.whose.another': ' eines anderen Helden',
  'noun.in.whose.another-here': ' eines anderen Helden auf deiner Ebene',
  'noun.in.whose.others-here': ' der anderen Helden auf deiner Ebene',
  'noun.in.whose.that': ' dieses Helden',
  'noun.in.whose.others': ' der anderen Helden',
  'noun.in.whose.other': '',
  'zone.from': '{zone}',
  'zone.from.zone.battle': 'diesem Kampf',
  'zone.from.zone.enemies': 'diesem Kampf, sonst dem <ring>Ring</ring> deiner Ebene',
  'zone.from.zone.hand': 'der Hand',
  'zone.from.zone.slots': 'den Plätzen',
  'zone.from.zone.discard': 'dem Ablagestapel',
  'zone.from.zone.played': 'den gespielten Karten',
  'zone.from.zone.spent': 'den verbrauchten Karten',
  'zone.from.zone.gained': 'den in diesem Zug erhaltenen Karten',
  'zone.from.zone.deck': 'dem Kampfstapel',
  'zone.from.zone.usable': 'den in diesem Zug noch nutzbaren Karten',
  'zone.from.zone.ring': 'dem <ring>Ring</ring>',
  'zone.from.zone.seen': 'den angesehenen Karten',
  'zone.from.zone.supply': 'dem Vorrat',
  'zone.from.zone.other': 'den <banish>verbannten</banish> Karten',
  'zone.in': '{zone}',
  'zone.in.zone.hand': 'auf der Hand',
  'zone.in.zone.slots': 'auf den <slot>Plätzen</slot>',
  'zone.in.zone.discard': 'im Ablagestapel',
  'zone.in.zone.played': 'unter den gespielten Karten',
  'zone.in.zone.spent': 'unter den verbrauchten Karten',
  'zone.in.zone.gained': 'unter den in diesem Zug erhaltenen Karten',
  'zone.in.zone.deck': 'im Kampfstapel',
  'zone.in.zone.usable': 'unter den in diesem Zug noch nutzbaren Karten',
  'zone.in.zone.ring': 'auf dem <ring>Ring</ring> deiner Ebene',
  'zone.in.zone.battle': 'in diesem Kampf',
  'zone.in.zone.seen': 'unter den angesehenen Karten',
  'zone.in.zone.enemies': 'in diesem Kampf, sonst auf dem <ring>Ring</ring> deiner Ebene',
  'zone.in.zone.supply': 'im Vorrat',
  'zone.in.zone.other': 'unter den verbannten Karten',
  'card.pointed':
    '{of, select, this {{genitive, select, yes {dieser Karte} other {diese Karte}}} other {{genitive, select, yes {jener Karte} other {jene Karte}}}}',
  who: '{who}',
  'who.who.you': 'du',
  'who.who.every': 'jeder Held',
  'who.who.others': 'jeder andere Held',
  'who.who.here': 'jeder Held auf dieser Ebene',
  'who.who.others-here': 'jeder andere Held auf dieser Ebene',
  'who.who.another': 'ein anderer Held deiner Wahl',
  'who.who.another-here': 'ein anderer Held deiner Wahl auf dieser Ebene',
  'who.who.left': 'der Held links von dir',
  'who.who.right': 'der Held rechts von dir',
  'who.who.other': 'dieser Held',
  'level.in':
    '{level, select, dungeon {auf der Ebene Verlies} temple {auf der Ebene Tempel} spire {auf der Ebene Spitze} other {im Bergfried}}',

  // Zahlen.
  'amount.die': '1W6',
  'amount.d3': '1W3',
  'amount.parameter': 'N',
  'amount.rolled': 'die gewürfelte Zahl',
  'amount.done': 'die Anzahl dieser Karten',
  'amount.count': 'die Anzahl {cards}',
  'amount.heroes': '{who}',
  'amount.heroes.who.you': '1',
  'amount.heroes.who.that': '1',
  'amount.heroes.who.others': 'die Anzahl der anderen Helden',
  'amount.heroes.who.another': 'die Anzahl der anderen Helden',
  'amount.heroes.who.here': 'die Anzahl der Helden auf dieser Ebene',
  'amount.heroes.who.others-here': 'die Anzahl der anderen Helden auf dieser Ebene',
  'amount.heroes.who.another-here': 'die Anzahl der anderen Helden auf dieser Ebene',
  'amount.heroes.who.other': 'die Anzahl der Helden',
  'amount.higher': 'die höhere Zahl ({first} oder {second})',
  'amount.lower': 'die niedrigere Zahl ({first} oder {second})',
  'amount.sanity': 'dein <sanity>Verstand</sanity>',
  'amount.lost-sanity': 'dein fehlender <sanity>Verstand</sanity>',
  'amount.madness': 'der Stand der <madness>Wahnsinnsleiste</madness>',
  'amount.turn': 'die Nummer dieses Zuges',
  'amount.distance':
    'die Anzahl der Felder bis {to, select, portal {zum Portal} staircase {zur Treppe} other {zum <foe>Feind</foe>}} deiner Ebene',
  'amount.cost': 'der Kostenwert {of, select, this {dieser Karte} other {jener Karte}}',
  'amount.counters': 'die Anzahl der Marken auf {of, select, this {dieser Karte} other {jener Karte}}',
  'amount.power': 'der Wert {of, select, this {dieser Karte} other {jener Karte}}',

  // Bedingungen, hinter „wenn“.
  'is.cards': '{there}',
  'is.cards.there.one': 'es {cards} gibt',
  'is.cards.there.none': 'es {cards} gibt',
  'is.cards.there.not': 'es {cards} nicht gibt',
  'is.cards.there.other':
    'es {range, select, min {mindestens {min}} max {höchstens {max}} exact {genau {min}} other {{min} bis {max}}} {cards} {negated, select, yes {nicht } other {}}gibt',
  'is.that': 'sie {negated, select, yes {nicht } other {}}{card} ist',
  'is.key': 'du {negated, select, yes {keinen} other {einen}} <key>Turmschlüssel</key> hast',
  'is.level': 'du {negated, select, yes {nicht } other {}}{levels} stehst',
  'is.foe-here': '{negated, select, yes {kein} other {ein}} <foe>Feind</foe> auf deiner Ebene ist',
  'is.alone': '{negated, select, yes {noch ein anderer Held} other {kein anderer Held}} im Spiel ist',
  'is.battle':
    'du {negated, select, yes {nicht } other {}}{any, select, yes {im Kampf} other {gegen {enemies}}}{classed, select, yes { der Klasse {classes}} other {}} {any, select, yes {bist} other {kämpfst}}',
  'is.class': 'dein Held {negated, select, yes {nicht } other {}}zur Klasse {classes} gehört',
  'is.collected': 'du in diesem Zug {negated, select, yes {keine Karte} other {eine Karte}} erhalten hast',
  'is.slotted': 'diese Karte {negated, select, yes {nicht } other {}}ausgerüstet ist',
  'is.stage':
    'dieser Kampf {negated, select, yes {nicht } other {}}bei {range, select, min {Stufe {min} oder später} max {Stufe {max} oder früher} exact {Stufe {min}} other {Stufe {min} bis {max}}} ist',
  'is.turn':
    'es {negated, select, yes {nicht } other {}}{range, select, min {Zug {min} oder später} max {Zug {max} oder früher} exact {Zug {min}} other {Zug {min} bis {max}}} ist',

  // Karten.
  'counted.cards': '{n, plural, one {eine Karte} other {{count} Karten}}',
  draw: '{who, select, you {{form, select, inf {{cards} ziehen} other {ziehe {cards}}}} other {{subject} zieht {cards}}}',
  discard:
    '{who, select, you {{form, select, inf {{cards} ablegen} other {lege {cards} ab}}} other {{subject} legt {cards} ab}}',
  banish:
    '{who, select, you {{form, select, inf {{cards} <banish>verbannen</banish>} other {<banish>verbanne</banish> {cards}}}} other {{subject} <banish>verbannt</banish> {cards}}}',
  burdens:
    '{burdened, select, yes { als <burden>Bürde</burden>} some { (Gegner, Chaos und Feinde sind <burden>Bürden</burden>)} other {}}',
  retrieve: '{form, select, inf {{cards} auf die Hand nehmen} other {nimm {cards} auf die Hand}}{burdens}',
  steal: '{form, select, inf {{cards} auf die Hand nehmen} other {nimm {cards} auf die Hand}}{burdens}',
  give: '{form, select, inf {{to} {cards} geben} other {gib {to} {cards}}}{burdens}',
  'give.to': '{who}',
  'give.to.who.left': 'dem Helden links von dir',
  'give.to.who.right': 'dem Helden rechts von dir',
  'give.to.who.another': 'einem anderen Helden deiner Wahl',
  'give.to.who.another-here': 'einem anderen Helden deiner Wahl auf dieser Ebene',
  'give.to.who.other': 'diesem Helden',
  'put-on-deck':
    '{form, select, inf {{cards} oben auf deinen Kampfstapel legen} other {lege {cards} oben auf deinen Kampfstapel}}{burdens}',
  'deck.of': '{deck}',
  'deck.of.deck.battle': 'deines Kampfstapels',
  'deck.of.deck.encounter': 'des Begegnungsstapels',
  'deck.of.deck.loot': 'des <loot>Beute</loot>stapels',
  'deck.of.deck.foe': 'des <foe>Feind</foe>stapels',
  'deck.of.deck.other': 'des Turmstapels',
  look: '{form, select, inf {dir } other {sieh dir }}die {n, plural, one {oberste Karte} other {obersten {count} Karten}} {deck} {form, select, inf {ansehen} other {an}}',
  'look.all':
    '{form, select, inf {dir } other {sieh dir }}alle Karten {deck} {form, select, inf {ansehen} other {an}}',
  'reveal.all':
    '{form, select, inf {} other {decke }}alle Karten {deck} {form, select, inf {aufdecken} other {auf}}',
  reveal:
    '{form, select, inf {} other {decke }}die {n, plural, one {oberste Karte} other {obersten {count} Karten}} {deck} {form, select, inf {aufdecken} other {auf}}',
  'reveal-until':
    '{form, select, inf {Karten {deck} aufdecken} other {decke Karten {deck} auf}}, bis {cards} erscheint',
  'deck.into': '{deck}',
  'deck.into.deck.battle': 'deinen Kampfstapel',
  'deck.into.deck.encounter': 'den Begegnungsstapel',
  'deck.into.deck.loot': 'den <loot>Beute</loot>stapel',
  'deck.into.deck.foe': 'den <foe>Feind</foe>stapel',
  'deck.into.deck.other': 'den Turmstapel',
  shuffle: '{form, select, inf {{deck} mischen} other {mische {deck}}}',
  'shuffle.cards':
    '{form, select, inf {{cards} in {deck} mischen} other {mische {cards} in {deck}}}{burdens}',
  'put-back': '{under}',
  'put-back.under.no':
    '{form, select, inf {} other {lege }}{cards} {several, select, yes {in beliebiger Reihenfolge } other {}}oben auf den Stapel {form, select, inf {zurücklegen} other {zurück}}',
  'put-back.under.other':
    '{form, select, inf {} other {lege }}{cards} unter ihren Stapel{form, select, inf { legen} other {}}',
  'put-on-ring': [
    '{form, select, inf {} other {lege }}{cards} auf den <ring>Ring</ring> deiner Ebene{form, select, inf { legen} other {}}',
    '(ist er voll, an die Stelle einer Karte deiner Wahl, die unter den Begegnungsstapel kommt)',
  ],
  play: '{form, select, inf {{cards} ausspielen} other {spiele {cards} aus}}',
  again:
    '{form, select, inf {wiederholen} other {wiederhole}}, was {cards} beim Ausspielen {several, select, yes {bewirken} other {bewirkt}}',
  gain: '{form, select, inf {{cards} erhalten} other {erhalte {cards}}}{burdens}',
  'gain-loot':
    '{who, select, you {{form, select, inf {{count} <loot>Beute</loot> erhalten} other {erhalte {count} <loot>Beute</loot>}}} other {{subject} erhält {count} <loot>Beute</loot>}}',
  transform:
    '{form, select, inf {{cards} durch {into} aus dem Vorrat ersetzen und <banish>verbannen</banish>} other {ersetze {cards} durch {into} aus dem Vorrat und <banish>verbanne</banish> sie}}',
  reshuffle:
    '{form, select, inf {{cards} <reshuffle>zurückmischen</reshuffle>} other {<reshuffle>mische</reshuffle> {cards} zurück}}',
  bury: '{form, select, inf {{cards} unter den Begegnungsstapel legen} other {lege {cards} unter den Begegnungsstapel}}',
  'lay-on-foe-deck': [
    '{form, select, inf {} other {lege }}diese Karte offen auf den <foe>Feind</foe>stapel{form, select, inf { legen} other {}}',
    '(sie wird <banish>verbannt</banish>, sobald der nächste <foe>Feind</foe> gezogen ist)',
  ],
  pick: '{form, select, inf {{cards} wählen} other {wähle {cards}}}',

  'put-counters':
    '{form, select, inf {} other {lege }}{count} {lasting, select, yes {bleibende } other {}}{n, plural, one {Marke} other {Marken}} auf {cards}{form, select, inf { legen} other {}}',
  'remove-counters':
    '{form, select, inf {} other {nimm }}{count} {n, plural, one {Marke} other {Marken}} von {cards}{form, select, inf { nehmen} other {}}',

  // Helden.
  'lose-sanity':
    '{who, select, you {{form, select, inf {{count} <sanity>Verstand</sanity> verlieren} other {verliere {count} <sanity>Verstand</sanity>}}} other {{subject} verliert {count} <sanity>Verstand</sanity>}}',
  prevent:
    '{form, select, inf {{count} von diesem Verlust verhindern} other {verhindere {count} von diesem Verlust}}',
  'prevent.all': '{form, select, inf {diesen Verlust verhindern} other {verhindere diesen Verlust}}',
  ward: '{ends}',
  'ward.ends.turn':
    '{form, select, inf {} other {verhindere }}den Verlust {n, plural, one {des nächsten Punktes} other {der nächsten {count} Punkte}} Verstand in diesem Zug{form, select, inf { verhindern} other {}}',
  'ward.ends.other':
    '{form, select, inf {} other {verhindere }}den Verlust {n, plural, one {des nächsten Punktes} other {der nächsten {count} Punkte}} Verstand{form, select, inf { verhindern} other {}}',
  'gain-sanity':
    '{who, select, you {{form, select, inf {} other {gewinne }}} other {{subject} gewinnt }}{count} <sanity>Verstand</sanity> zurück{who, select, you {{form, select, inf {gewinnen} other {}}} other {}}',
  madness:
    '{form, select, inf {} other {{down, select, yes {senke } other {hebe }}}}die <madness>Wahnsinnsleiste</madness> um {count}{form, select, inf {{down, select, yes { senken} other { heben}}} other {}}',
  'counted.spaces': '{upTo, select, yes {bis zu } other {}}{count} {n, plural, one {Feld} other {Felder}}',
  'move-hero':
    '{who, select, you {{form, select, inf {dich {spaces} auf dem Ring bewegen} other {bewege dich {spaces} auf dem Ring}}} other {{subject} bewegt sich {spaces} auf dem Ring}}',
  'place-hero':
    '{who, select, you {{form, select, inf {dich auf {at} versetzen} other {versetze dich auf {at}}}} other {{subject} kommt auf {at}}}',
  'place-hero.at.start': 'das Startfeld',
  'place-hero.at.portal':
    'das Portal {level, select, up {der Ebene darüber} down {der Ebene darunter} dungeon {des Verlieses} temple {des Tempels} spire {der Spitze} other {der Ebene}}',
  'place-hero.at.staircase':
    'die Treppe {level, select, up {der Ebene darüber} down {der Ebene darunter} dungeon {des Verlieses} temple {des Tempels} spire {der Spitze} other {der Ebene}}',
  'place-hero.at.other':
    'das Feld des <foe>Feindes</foe>{level, select, up { auf der Ebene darüber} down { auf der Ebene darunter} dungeon { im Verlies} temple { im Tempel} spire { auf der Spitze} other {}}',
  'swap-places':
    '{form, select, inf {mit {partner} den Platz tauschen} other {tausche mit {partner} den Platz}}',
  'swap-places.partner.another': 'einem anderen Helden deiner Wahl',
  'swap-places.partner.another-here': 'einem anderen Helden deiner Wahl auf dieser Ebene',
  'swap-places.partner.other': 'diesem Helden',
  each: '{subject}{several, select, yes { der Reihe nach} other {}}: {Then}',

  // Das Brett.
  rotate:
    '{form, select, inf {} other {drehe }}{level} {spaces}{direction, select, clockwise { im Uhrzeigersinn} counterclockwise { gegen den Uhrzeigersinn} other {}}{form, select, inf { drehen} other {}}',
  'rotate.level.here': 'diese Ebene',
  'rotate.level.dungeon': 'das Verlies',
  'rotate.level.temple': 'den Tempel',
  'rotate.level.spire': 'die Spitze',
  'rotate.level.other': 'eine Ebene deiner Wahl',
  'foe-advances': 'der <advance>Feind rückt vor</advance>',
  'move-foe':
    'der <foe>Feind</foe> auf deiner Ebene bewegt sich {count} {n, plural, one {Feld} other {Felder}} auf dich zu{locked, select, yes {, selbst wenn er gebunden ist} other {}}',
  'place-foe':
    'der <foe>Feind</foe> auf deiner Ebene kommt auf {at, select, you {dein Feld} portal {das Portal der Ebene} other {die Treppe der Ebene}}{locked, select, yes {, selbst wenn er gebunden ist} other {}}',
  'summon-foe':
    'ein <foe>Feind</foe> erscheint {level, select, here {auf deiner Ebene} dungeon {im Verlies} temple {im Tempel} spire {auf der Spitze} other {auf einer Ebene deiner Wahl}}, falls dort keiner ist',
  'remove-foe':
    '{form, select, inf {den <foe>Feind</foe> {level} entfernen} other {entferne den <foe>Feind</foe> {level}}}',
  'remove-foe.level.here': 'von deiner Ebene',
  'remove-foe.level.dungeon': 'aus dem Verlies',
  'remove-foe.level.temple': 'aus dem Tempel',
  'remove-foe.level.spire': 'von der Spitze',
  'remove-foe.level.other': 'von einer Ebene deiner Wahl',

  // Kämpfe und Kosten.
  'reduce-cost':
    '{form, select, inf {die Kosten {cards} um {count} senken, bei beliebigem Attribut} other {senke die Kosten {cards} um {count}, bei beliebigem Attribut}}',
  'redraw-foe':
    '{form, select, inf {die <foe>Feind</foe>karte neu ziehen} other {ziehe die <foe>Feind</foe>karte neu}}',
  'take-into-battle': '{plural}',
  'take-into-battle.plural.yes':
    'dein Widersacher nimmt sich für den Kampf {cards}; ihr Wert kommt zu den {as}-Kosten und zu etwaiger roher Gewalt hinzu, danach kommen sie auf deinen Ablagestapel',
  'take-into-battle.plural.other':
    'dein Widersacher nimmt sich für den Kampf {cards}; ihr Wert kommt zu den {as}-Kosten und zu etwaiger roher Gewalt hinzu, danach kommt sie auf deinen Ablagestapel',
  'add-loot': 'ein Sieg in diesem Kampf bringt {count} <loot>Beute</loot> mehr',
  // Was wartet.
  'later.turn-start':
    'zu Beginn deines nächsten Zuges{ends, select, turn {, wenn es dieser ist} other {}}: {Then}',
  'later.turn-end': 'am Ende deines Zuges{ends, select, turn {, wenn es dieser ist} other {}}: {Then}',
  'later.loses-sanity':
    'wenn du{ends, select, turn { in diesem Zug} other {}} das nächste Mal Verstand verlierst: {Then}',
  'later.would-lose-sanity':
    'wenn du{ends, select, turn { in diesem Zug} other {}} das nächste Mal Verstand verlieren würdest: {Then}',
  'later.gains-sanity':
    'wenn du{ends, select, turn { in diesem Zug} other {}} das nächste Mal Verstand zurückgewinnst: {Then}',
  'later.gains':
    'wenn du{ends, select, turn { in diesem Zug} other {}} das nächste Mal {cards} erhältst: {Then}',
  'later.beats':
    'wenn du{ends, select, turn { in diesem Zug} other {}} das nächste Mal {any, select, yes {einen <adversary>Gegner</adversary> oder <foe>Feind</foe>} other {{cards}}} besiegst: {Then}',
  'later.plays':
    'wenn du{ends, select, turn { in diesem Zug} other {}} das nächste Mal {cards} ausspielst: {Then}',
  'later.loses-battle':
    'wenn du{ends, select, turn { in diesem Zug} other {}} das nächste Mal einen Kampf verlierst: {Then}',
  'later.banishes':
    'wenn du{ends, select, turn { in diesem Zug} other {}} das nächste Mal {cards} <banish>verbannst</banish>: {Then}',
  'later.rotates':
    'wenn du{ends, select, turn { in diesem Zug} other {}} das nächste Mal eine Ebene drehst: {Then}',
  'later.moves': 'wenn du dich{ends, select, turn { in diesem Zug} other {}} das nächste Mal bewegst: {Then}',
  'later.discards':
    'wenn ein Effekt{ends, select, turn { in diesem Zug} other {}} das nächste Mal {cards} von dir ablegt: {Then}',
  'later.draws':
    'wenn du{ends, select, turn { in diesem Zug} other {}} das nächste Mal durch einen Effekt ziehst: {Then}',
  until:
    '{change}{ends, select, turn { bis zum Ende des Zuges} battle { bis zum Ende des Kampfes} forever { für den Rest des Spiels} other {, solange diese Karte im Spiel ist}}',
  'until.double':
    '{form, select, inf {den Wert {cards} verdoppeln} other {verdopple den Wert {cards}}}{ends, select, battle { bis zum Ende des Kampfes} play {, solange diese Karte im Spiel ist} other {}}',
  'until.cards': [
    '{form, select, inf {{cards} wählen} other {wähle {cards}}}:',
    '{Change}{ends, select, turn { bis zum Ende des Zuges} battle { bis zum Ende des Kampfes} forever { für den Rest des Spiels} other {, solange diese Karte im Spiel ist}}',
  ],

  // Änderungen.
  touched: '{subject, select, this {diese Karte} that {sie} other {{cards}}}',
  'mod.add-power':
    '{touched} {several, select, yes {geben} other {gibt}} {against, select, enemies {gegen Gegner und Feinde } other {}}{count} mehr{doubling}',
  'mod.lower-power':
    '{touched} {several, select, yes {geben} other {gibt}} {against, select, enemies {gegen Gegner und Feinde } other {}}{count} weniger{doubling}',
  'mod.doubling': ' ({layer, select, add {vor} other {nach}} jeder Verdopplung)',
  'mod.set-power':
    '{touched} {several, select, yes {geben} other {gibt}} {against, select, enemies {gegen Gegner und Feinde } other {}}{n, plural, =0 {nichts} other {stattdessen {count}}}',
  'mod.double-power':
    'der Wert {subject, select, this {dieser Karte} that {dieser Karte} other {von {cards}}} ist {against, select, enemies {gegen Gegner und Feinde } other {}}verdoppelt',
  'mod.allow': '{subject}',
  'mod.allow.against.enemies': 'gegen Gegner und Feinde ',
  'mod.allow.against.other': '',
  'mod.allow.subject.this':
    '{any, select, yes {diese Karte} other {{from} dieser Karte}} darf {against}auch als {to} gelten',
  'mod.allow.subject.that':
    '{any, select, yes {sie} other {ihr Wert {from}}} darf {against}auch als {to} gelten',
  'mod.allow.subject.all':
    '{any, select, yes {jeder Wert darf} other {du darfst {from}}} {against}{any, select, yes {auch als {to} gelten} other {als {to} einsetzen}}',
  'mod.allow.subject.other':
    '{any, select, yes {{cards} dürfen} other {du darfst {from} von {cards}}} {against}{any, select, yes {auch als {to} gelten} other {als {to} einsetzen}}',
  'mod.cheaper':
    '{touched} {several, select, yes {kosten} other {kostet}} {count} {attributed, select, yes {{as} weniger, auch bei roher Gewalt} other {weniger}}',
  'mod.dearer':
    '{touched} {several, select, yes {kosten} other {kostet}} {count} {attributed, select, yes {{as} mehr, auch bei roher Gewalt} other {mehr}}',
  'mod.slot': 'du darfst {cards} auf {into}<slot>plätze</slot> legen',
  'mod.share': 'diese Karte darf sich den <slot>Platz</slot> mit einer anderen {kinds}karte teilen',
  'mod.hand':
    'ziehe für jede Hand {n, plural, one {eine Karte} other {{count} Karten}} {less, select, yes {weniger} other {mehr}}',
  'mod.generate': '{subject}',
  'mod.generate.subject.this': 'diese Karte darf {count} {as} <generate>erzeugen</generate>',
  'mod.generate.subject.that': 'sie darf {count} {as} <generate>erzeugen</generate>',
  'mod.generate.subject.all': 'ausgerüstete Karten <generate>erzeugen</generate> {count} {as}',
  'mod.generate.subject.other': 'ausgerüstete {cards} <generate>erzeugen</generate> {count} {as}',
  'mod.free-power': 'erzeuge in jedem Zug {count} {as}, ohne eine Karte zu benutzen',
  'mod.stay': '{several}',
  'mod.stay.several.yes': 'ausgerüstete {cards} bleiben beim Benutzen auf ihren Plätzen',
  'mod.stay.several.other': '{touched} bleibt beim Benutzen auf ihrem Platz',
  'mod.retain': '{touched} {several, select, yes {bleiben} other {bleibt}} in der Erholung auf deiner Hand',
  'mod.opening-hand': 'diese Karte ist auf deiner Anfangshand, zu Beginn und nach Wahnsinn',
  'mod.reroll': 'einmal je Zug darfst du den <die>Würfel</die> neu werfen',
  'mod.loot-roll': 'du darfst zu Beutewürfen und Würfen für <loot>Beute</loot>karten {count} addieren',
  'mod.rotation':
    'einmal je Zug darfst du eine Ebene, die du drehst, bis zu {count} {n, plural, one {Feld} other {Felder}} weiter drehen',
  'mod.forbid': '{touched} {several, select, yes {können} other {kann}} nicht benutzt werden',
  'mod.adversary-harm':
    'jeder <adversary>Gegner</adversary> kostet dich in der Erholung {count} <sanity>Verstand</sanity> {less, select, yes {weniger} other {mehr}}',
  'mod.well': 'der <well>Brunnen der Seelen</well> kostet {count} {less, select, yes {mehr} other {weniger}}',
  'mod.loot':
    'besiegte <foe>Feinde</foe> bringen {count} <loot>Beute</loot> {less, select, yes {weniger} other {mehr}}',
  'mod.foe-stays': 'der <foe>Feind</foe> auf deiner Ebene bleibt stehen',
  'mod.keyword': '{keyword}{numbered, select, yes { {n}} other {}}',

  // Fehler einer Karte, die ihr Schema nicht sieht.
  'problem.change-never-works': '„{word}“ wirkt hier nie: bei „{while}“ fragt nichts danach.',
  'problem.change-never-works.cure':
    'Setze es dorthin, wo es wirkt, oder entferne es. Gedruckt wird es nicht.',
  'problem.never-happens': '„{word}“ kann hier nichts bewirken.',
  'problem.never-happens.cure':
    'Wähle einen anderen Auslöser oder einen anderen Effekt. Was nichts bewirkt, wird nicht gedruckt.',
  'problem.never-holds': '„{word}“ trifft hier nie zu.',
  'problem.never-holds.cure': 'Wähle eine andere Bedingung oder einen anderen Auslöser.',
  'problem.nothing-chosen': 'Bis hierher ist keine Karte gewählt worden.',
  'problem.nothing-chosen.cure':
    'Wähle zuerst Karten, etwa mit „pick“, in derselben Regel; innerhalb von „each“ dort.',
  'problem.nothing-rolled': 'Bis hierher ist nichts gewürfelt worden.',
  'problem.nothing-rolled.cure': 'Würfle zuerst, mit „table“ oder einem Würfel.',
  'problem.nothing-seen': 'Bis hierher ist keine Karte angesehen worden.',
  'problem.nothing-seen.cure':
    'Sieh zuerst in derselben Regel Karten an, mit „look“. Innerhalb von „each“ sieh sie dort an.',
  'problem.nobody-chosen': 'Bis hierher ist kein Held gewählt worden.',
  'problem.nobody-chosen.cure': 'Wähle zuerst einen, mit „another“.',
  'problem.amount-does-nothing': 'Um {count} ändert sich nichts.',
  'problem.amount-does-nothing.cure': 'Schreibe eine Zahl ab 1.',
  'problem.goes-nowhere': '„{word}“ lässt diese Karten, wo sie sind.',
  'problem.goes-nowhere.cure': 'Nimm sie aus einer anderen Zone oder mit „whose“ von einem anderen Helden.',
  'problem.no-last': 'Diese Karten liegen in keiner Reihenfolge, also ist keine die letzte.',
  'problem.no-last.cure':
    'Nimm die letzte Karte eines Ortes, an dem Karten liegen, wie sie kamen, und eines Helden: hand, discard, played, spent, gained oder banished.',
  'problem.unknown-pack': 'Hier gibt es kein Paket „{id}“.',
  'problem.unknown-pack.cure':
    'Berichtige seine id, oder nimm es in der pack.json in „requires“ oder „optional“ auf.',
  'problem.never-slotted': 'Keine dieser Karten liegt auf einem Platz.',
  'problem.never-slotted.cure': 'Nimm sie mit „from“ von den Plätzen, oder lass „slot“ weg.',
  'problem.pick-is-chosen': 'Bei „upTo“ werden die Karten gewählt; „pick“ bedeutet nichts.',
  'problem.pick-is-chosen.cure': 'Entferne „pick“ oder „upTo“.',
  'problem.cards-mean-nothing': '„{word}“ ändert keine Karte: die dafür gewählten Karten bedeuten nichts.',
  'problem.cards-mean-nothing.cure': 'Entferne „cards“.',
  'problem.takes-otherwise':
    'Die Karten, die dieser Widersacher nimmt, kommen zu einem anderen Attribut hinzu.',
  'problem.takes-otherwise.cure': 'Nenne in jedem „{word}“ der Karte dasselbe „attribute“.',
  'problem.endless-loop': '„{when}“ löst sich endlos selbst wieder aus.',
  'problem.endless-loop.cure': 'Bewege eine andere Karte, oder nimm einen anderen Auslöser.',
  'problem.not-in-supply': '„{id}“ beginnt nicht im Vorrat.',
  'problem.not-in-supply.cure': 'Nenne eine Karte, die im Vorrat beginnt.',
  'problem.counters-come-off': 'Diese Marken verliert die Karte, sobald sie weggelegt wird.',
  'problem.counters-come-off.cure':
    'Schreib "lasting": true, oder lass sie einen anderen Auslöser darauf legen.',
  'problem.too-many-nodes': 'Die Regeln dieser Karte haben {count} Teile; höchstens {limit} sind möglich.',
  'problem.too-many-nodes.cure': 'Mache die Karte einfacher.',
  'problem.too-much-standing':
    'Die dauerhaften Regeln dieser Karte haben {count} Wörter; höchstens {limit} sind möglich, denn sie werden ständig gelesen.',
  'problem.too-much-standing.cure': 'Sage darin weniger, oder lass es einen Auslöser tun.',
  'problem.too-deep-effects': 'Effekte sind hier {depth} tief verschachtelt; höchstens {limit} sind möglich.',
  'problem.too-deep-effects.cure': 'Verschachtele weniger.',
  'problem.repeat-too-often': 'Das wiederholt sich {count}-mal; höchstens {limit}-mal ist möglich.',
  'problem.repeat-too-often.cure': 'Schreibe {limit} oder weniger.',
  'problem.field-not-for-kind': 'Eine Karte der Art „{kind}“ hat kein „{field}“.',
  'problem.field-not-for-kind.cure': 'Entferne das Feld, oder ändere die Art.',
  'problem.field-missing-for-kind': 'Eine Karte der Art „{kind}“ braucht „{field}“.',
  'problem.field-missing-for-kind.cure': 'Füge das Feld hinzu.',
  'problem.power-without-attribute': 'Eine Karte hat „power“ und „as“ oder keines von beiden.',
  'problem.power-without-attribute.cure': 'Ergänze das eine, oder entferne das andere.',
  'problem.instead-without-by': 'Eine Regel mit "when": "instead" muss "by": "discard" oder "banish" nennen.',
  'problem.instead-without-by.cure': 'Füge „by“ hinzu.',
  'problem.not-with-trigger': '„{field}“ bedeutet bei "when": "{when}" nichts.',
  'problem.not-with-trigger.cure': 'Entferne das Feld.',
  'problem.trigger-not-for-kind': 'Bei einer Karte der Art „{kind}“ kommt es nie zu „{when}“.',
  'problem.trigger-not-for-kind.cure': 'Wähle einen anderen Auslöser.',
  'problem.standing-not-for-kind':
    'Eine Karte der Art „{kind}“ kann keine Regel mit "while": "{while}" haben.',
  'problem.standing-not-for-kind.cure': 'Wähle ein anderes „while“.',
  'problem.not-in-standing': '„{word}“ wirkt nur in Effekten, nicht wo jederzeit auf den Tisch gesehen wird.',
  'problem.not-in-standing.cure': 'Nimm etwas, das sich jederzeit vom Tisch ablesen lässt.',
  'problem.bad-rows': 'Die Zeilen einer Tabelle müssen steigen und dürfen sich nicht überschneiden.',
  'problem.bad-rows.cure': 'Schreibe sie wie "1-3", "4-5", "6".',
  'problem.empty-range': 'Zwischen diesen Grenzen liegt keine Zahl.',
  'problem.empty-range.cure': 'Nenne „min“ oder „max“, die kleinere als „min“.',
  'problem.deck-size': 'Ein Held beginnt mit {limit} Karten, nicht mit {count}.',
  'problem.deck-size.cure': 'Ändere die Anzahlen.',
  'problem.not-a-starter': '„{id}“ ist keine Startkarte.',
  'problem.not-a-starter.cure': 'Nenne eine Karte der Art „starter“.',
  'problem.not-a-keyword': '„{id}“ ist kein Schlüsselwort.',
  'problem.not-a-keyword.cure': 'Nenne eine Karte der Art „keyword“.',
  'problem.keyword-in-keyword': 'Ein Schlüsselwort kann nicht für ein anderes stehen, wie „{id}“ eines ist.',
  'problem.keyword-in-keyword.cure': 'Schreibe stattdessen die Regeln jenes Schlüsselworts.',
  'problem.keyword-not-always': 'Eine Karte hat ein Schlüsselwort immer, ohne Bedingung.',
  'problem.keyword-not-always.cure':
    'Schreibe „"while": "always"“ und lass „if“ weg; Bedingungen gehören in die Regeln des Schlüsselworts.',
  'problem.keyword-needs-number': '„{id}“ nennt eine Zahl, und hier steht keine.',
  'problem.keyword-needs-number.cure': 'Füge „n“ hinzu.',
  'problem.keyword-without-number': 'Keine Regel von „{id}“ nennt eine Zahl.',
  'problem.keyword-without-number.cure':
    'Lass „n“ weg oder verwende im Schlüsselwort die Anzahl „parameter“.',
  'problem.no-parameter': 'Nur ein Schlüsselwort hat eine eigene Zahl.',
  'problem.no-parameter.cure': 'Schreibe eine Zahl oder mache daraus eine Karte der Art „keyword“.',
  'problem.board-unfit': 'Treppe und Portal müssen auf dem Ring liegen.',
  'problem.board-unfit.cure': 'Wähle „across“ kleiner als „sectors“ und „apart“ höchstens halb so groß.',
  'problem.adversary-stays':
    'Auf einem Weg durch ihre Regeln wird die Gegnerkarte weder verbannt noch zurückgemischt.',
  'problem.adversary-stays.cure': 'Dann wird sie verbannt. Schreibe „reshuffle“ oder „banish“ dazu.',
};
