import type { TextKey } from '../en/cards.ts';

/**
 * Words of the card language in German (ICU MessageFormat). All kinds of cards are said as stems before "-karte", so
 * one set of endings serves them all.
 */
export const de: { readonly [K in TextKey]: string } = {
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
  'when.placed': 'beim Auslegen: {Effect}',
  'when.discarded': 'wenn ein Effekt diese Karte ablegt: {Effect}',
  'when.banished': 'wenn ein Effekt diese Karte verbannt: {Effect}',
  'when.activated': 'einmal je Zug: {Effect}',
  // Dauerhafte Regeln.
  'while.always': '{change}',
  'while.slotted': 'solange ausgerüstet: {Change}',
  'while.played': 'solange ausgespielt: {Change}',
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

  // Hauptwörter.
  attribute: '{attribute, select, fight {Kampf} skill {Geschick} charm {Charme} other {Vorpal}}',
  class: '{name, select, reaver {Plünderer} rogue {Schurke} other {Runenfürst}}',
  enemy:
    '{enemy, select, adversary {einen <adversary>Gegner</adversary>} foe {einen <foe>Feind</foe>} other {die Spitzenkarte}}',
  kind: '{kind, select, weapon {Waffen} armor {Rüstungs} object {Gegenstands} relic {Relikt} dungeon {Verlies} adventurer {Abenteurer} attack {Angriffs} adversary {Gegner} chaos {Chaos} loot {Beute} foe {Feind} tower {Turm} spire {Spitzen} starter {Start} other {Ausrüstungs}}',
  'slot.kind':
    '{kind, select, weapon {Waffen} armor {Rüstungs} object {Gegenstands} relic {Relikt} dungeon {Verlies} other {Abenteurer}}',
  noun: '{how, select, one {eine {usable, select, yes {in diesem Zug noch nutzbare } other {}}{any, select, yes {Karte} other {{a}karte}}} none {keine {usable, select, yes {in diesem Zug noch nutzbare } other {}}{any, select, yes {Karte} other {{one}karte}}} only {eine {usable, select, yes {in diesem Zug noch nutzbare } other {}}{any, select, yes {Karte} other {{one}karte}}} genOnly {einer {usable, select, yes {in diesem Zug noch nutzbaren } other {}}{any, select, yes {Karte} other {{one}karte}}} bare {{usable, select, yes {in diesem Zug noch nutzbare } other {}}{any, select, yes {Karten} other {{many}karten}}} genBare {der {usable, select, yes {in diesem Zug noch nutzbaren } other {}}{any, select, yes {Karten} other {{many}karten}}} upTo {bis zu {count} {usable, select, yes {in diesem Zug noch nutzbare } other {}}{any, select, yes {{n, plural, one {Karte} other {Karten}}} other {{n, plural, one {{one}karte} other {{many}karten}}}}} genUpTo {von bis zu {count} {usable, select, yes {in diesem Zug noch nutzbaren } other {}}{any, select, yes {Karten} other {{many}karten}}} anyNumber {beliebig viele {usable, select, yes {in diesem Zug noch nutzbare } other {}}{any, select, yes {Karten} other {{many}karten}}} genAnyNumber {von beliebig vielen {usable, select, yes {in diesem Zug noch nutzbaren } other {}}{any, select, yes {Karten} other {{many}karten}}} all {alle {usable, select, yes {in diesem Zug noch nutzbaren } other {}}{any, select, yes {Karten} other {{many}karten}}} genAll {aller {usable, select, yes {in diesem Zug noch nutzbaren } other {}}{any, select, yes {Karten} other {{many}karten}}} strongest {die stärkste {any, select, yes {Karte} other {{one}karte}}} genStrongest {der stärksten {any, select, yes {Karte} other {{one}karte}}} weakest {die schwächste {any, select, yes {Karte} other {{one}karte}}} genWeakest {der schwächsten {any, select, yes {Karte} other {{one}karte}}} genCounted {von {count} {usable, select, yes {in diesem Zug noch nutzbaren } other {}}{any, select, yes {Karten} other {{many}karten}}} other {{count} {usable, select, yes {in diesem Zug noch nutzbare } other {}}{any, select, yes {Karten} other {{many}karten}}}}',
  'noun.all': '{noun} (alle)',
  'noun.kinds': '{noun} ({kinds}karte)',
  'noun.copies':
    '{how, select, anyNumber {beliebig oft {noun}} genAnyNumber {von beliebig oft {noun}} upTo {bis zu {count}-mal {noun}} genUpTo {von bis zu {count}-mal {noun}} genCounted {von {count}-mal {noun}} other {{count}-mal {noun}}}',
  'noun.random': '{noun} zufällig',
  'noun.strongest': '{noun} (die stärksten)',
  'noun.weakest': '{noun} (die schwächsten)',
  'noun.not': '{noun} außer {kinds}karten',
  'noun.attribute': '{noun} mit {as}',
  'noun.power':
    '{noun} mit Wert {range, select, min {{min} oder mehr} max {{max} oder weniger} exact {{min}} other {{min} bis {max}}}',
  'noun.class': '{noun} der Klasse {classes}',
  'noun.from':
    '{noun} aus {zones}{whose, select, another { eines anderen Helden} another_here { eines anderen Helden auf deiner Ebene} others_here { der anderen Helden auf deiner Ebene} that { dieses Helden} others { der anderen Helden} other {}}',
  'noun.in':
    '{noun} {zones}{whose, select, another { eines anderen Helden} another_here { eines anderen Helden auf deiner Ebene} others_here { der anderen Helden auf deiner Ebene} that { dieses Helden} others { der anderen Helden} other {}}',
  'zone.from':
    '{zone, select, battle {diesem Kampf} enemies {diesem Kampf, sonst dem <ring>Ring</ring> deiner Ebene} hand {der Hand} slots {den Plätzen} discard {dem Ablagestapel} played {den gespielten Karten} spent {den verbrauchten Karten} gained {den in diesem Zug erhaltenen Karten} deck {dem Kampfstapel} usable {den in diesem Zug noch nutzbaren Karten} ring {dem <ring>Ring</ring>} other {den <banish>verbannten</banish> Karten}}',
  'zone.in':
    '{zone, select, hand {auf der Hand} slots {auf den <slot>Plätzen</slot>} discard {im Ablagestapel} played {unter den gespielten Karten} spent {unter den verbrauchten Karten} gained {unter den in diesem Zug erhaltenen Karten} deck {im Kampfstapel} usable {unter den in diesem Zug noch nutzbaren Karten} ring {auf dem <ring>Ring</ring> deiner Ebene} battle {in diesem Kampf} enemies {in diesem Kampf, sonst auf dem <ring>Ring</ring> deiner Ebene} other {unter den verbannten Karten}}',
  'card.pointed':
    '{of, select, this {{genitive, select, yes {dieser Karte} other {diese Karte}}} other {{genitive, select, yes {jener Karte} other {jene Karte}}}}',
  who: '{who, select, you {du} every {jeder Held} others {jeder andere Held} here {jeder Held auf dieser Ebene} others_here {jeder andere Held auf dieser Ebene} another {ein anderer Held deiner Wahl} another_here {ein anderer Held deiner Wahl auf dieser Ebene} other {dieser Held}}',
  'level.in':
    '{level, select, dungeon {auf der Ebene Verlies} temple {auf der Ebene Tempel} spire {auf der Ebene Spitze} other {im Bergfried}}',

  // Zahlen.
  'amount.die': '1W6',
  'amount.d3': '1W3',
  'amount.rolled': 'die gewürfelte Zahl',
  'amount.done': 'die Anzahl dieser Karten',
  'amount.count': 'die Anzahl {cards}',
  'amount.heroes':
    '{who, select, you {1} that {1} other {die Anzahl der {who, select, every {Helden} others {anderen Helden} another {anderen Helden} here {Helden auf dieser Ebene} others_here {anderen Helden auf dieser Ebene} another_here {anderen Helden auf dieser Ebene} other {Helden}}}}',
  'amount.sanity': 'dein <sanity>Verstand</sanity>',
  'amount.lost-sanity': 'dein fehlender <sanity>Verstand</sanity>',
  'amount.madness': 'der Stand der <madness>Wahnsinnsleiste</madness>',
  'amount.power': 'der Wert {of, select, this {dieser Karte} other {jener Karte}}',

  // Bedingungen, hinter „wenn“.
  'is.cards':
    'es {there, select, one {{cards} } none {{cards} } not {{cards} nicht } other {{range, select, min {mindestens {min}} max {höchstens {max}} exact {genau {min}} other {{min} bis {max}}} {cards} {negated, select, yes {nicht } other {}}}}gibt',
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
  'is.turn':
    'es {negated, select, yes {nicht } other {}}{range, select, min {Zug {min} oder später} max {Zug {max} oder früher} exact {Zug {min}} other {Zug {min} bis {max}}} ist',

  // Karten.
  draw: '{who, select, you {{form, select, inf {{n, plural, one {eine Karte} other {{count} Karten}} ziehen} other {ziehe {n, plural, one {eine Karte} other {{count} Karten}}}}} other {{subject} zieht {n, plural, one {eine Karte} other {{count} Karten}}}}',
  discard:
    '{who, select, you {{form, select, inf {{cards} ablegen} other {lege {cards} ab}}} other {{subject} legt {cards} ab}}',
  banish:
    '{who, select, you {{form, select, inf {{cards} <banish>verbannen</banish>} other {<banish>verbanne</banish> {cards}}}} other {{subject} <banish>verbannt</banish> {cards}}}',
  retrieve:
    '{form, select, inf {{cards} auf die Hand nehmen} other {nimm {cards} auf die Hand}}{burdened, select, yes { als <burden>Bürde</burden>} some { (Gegner, Chaos und Feinde sind <burden>Bürden</burden>)} other {}}',
  steal:
    '{form, select, inf {{cards} auf die Hand nehmen} other {nimm {cards} auf die Hand}}{burdened, select, yes { als <burden>Bürde</burden>} some { (Gegner, Chaos und Feinde sind <burden>Bürden</burden>)} other {}}',
  'put-on-deck':
    '{form, select, inf {{cards} oben auf deinen Kampfstapel legen} other {lege {cards} oben auf deinen Kampfstapel}}{burdened, select, yes { als <burden>Bürde</burden>} some { (Gegner, Chaos und Feinde sind <burden>Bürden</burden>)} other {}}',
  gain: '{form, select, inf {{cards} erhalten} other {erhalte {cards}}}{burdened, select, yes { als <burden>Bürde</burden>} some { (Gegner, Chaos und Feinde sind <burden>Bürden</burden>)} other {}}',
  'gain-loot':
    '{who, select, you {{form, select, inf {{count} <loot>Beute</loot> erhalten} other {erhalte {count} <loot>Beute</loot>}}} other {{subject} erhält {count} <loot>Beute</loot>}}',
  reshuffle:
    '{form, select, inf {{cards} <reshuffle>zurückmischen</reshuffle>} other {<reshuffle>mische</reshuffle> {cards} zurück}}',
  bury: '{form, select, inf {{cards} unter den Begegnungsstapel legen} other {lege {cards} unter den Begegnungsstapel}}',
  'lay-on-foe-deck':
    '{form, select, inf {diese Karte offen auf den <foe>Feind</foe>stapel legen} other {lege diese Karte offen auf den <foe>Feind</foe>stapel}} (sie wird <banish>verbannt</banish>, sobald der nächste <foe>Feind</foe> gezogen ist)',
  pick: '{form, select, inf {{cards} wählen} other {wähle {cards}}}',

  // Helden.
  'lose-sanity':
    '{who, select, you {{form, select, inf {{count} <sanity>Verstand</sanity> verlieren} other {verliere {count} <sanity>Verstand</sanity>}}} other {{subject} verliert {count} <sanity>Verstand</sanity>}}',
  'gain-sanity':
    '{who, select, you {{form, select, inf {{count} <sanity>Verstand</sanity> zurückgewinnen} other {gewinne {count} <sanity>Verstand</sanity> zurück}}} other {{subject} gewinnt {count} <sanity>Verstand</sanity> zurück}}',
  madness:
    '{form, select, inf {die <madness>Wahnsinnsleiste</madness> um {count} {down, select, yes {senken} other {heben}}} other {{down, select, yes {senke} other {hebe}} die <madness>Wahnsinnsleiste</madness> um {count}}}',
  'move-hero':
    '{who, select, you {{form, select, inf {dich {upTo, select, yes {bis zu } other {}}{count} {n, plural, one {Feld} other {Felder}} auf dem Ring bewegen} other {bewege dich {upTo, select, yes {bis zu } other {}}{count} {n, plural, one {Feld} other {Felder}} auf dem Ring}}} other {{subject} bewegt sich {upTo, select, yes {bis zu } other {}}{count} {n, plural, one {Feld} other {Felder}} auf dem Ring}}',
  'place-hero':
    '{who, select, you {{form, select, inf {dich auf {at, select, start {das Startfeld} portal {das Portal der Ebene} staircase {die Treppe der Ebene} other {das Feld des <foe>Feindes</foe>}} versetzen} other {versetze dich auf {at, select, start {das Startfeld} portal {das Portal der Ebene} staircase {die Treppe der Ebene} other {das Feld des <foe>Feindes</foe>}}}}} other {{subject} kommt auf {at, select, start {das Startfeld} portal {das Portal der Ebene} staircase {die Treppe der Ebene} other {das Feld des <foe>Feindes</foe>}}}}',
  each: '{subject} der Reihe nach: {Then}',

  // Das Brett.
  rotate:
    '{form, select, inf {{level, select, here {diese Ebene} dungeon {das Verlies} temple {den Tempel} spire {die Spitze} other {eine Ebene deiner Wahl}} {upTo, select, yes {bis zu } other {}}{count} {n, plural, one {Feld} other {Felder}}{direction, select, clockwise { im Uhrzeigersinn} counterclockwise { gegen den Uhrzeigersinn} other {}} drehen} other {drehe {level, select, here {diese Ebene} dungeon {das Verlies} temple {den Tempel} spire {die Spitze} other {eine Ebene deiner Wahl}} {upTo, select, yes {bis zu } other {}}{count} {n, plural, one {Feld} other {Felder}}{direction, select, clockwise { im Uhrzeigersinn} counterclockwise { gegen den Uhrzeigersinn} other {}}}}',
  'foe-advances': 'der <advance>Feind rückt vor</advance>',
  'move-foe':
    'der <foe>Feind</foe> auf deiner Ebene bewegt sich {count} {n, plural, one {Feld} other {Felder}} auf dich zu{locked, select, yes {, selbst wenn er gebunden ist} other {}}',
  'summon-foe':
    'ein <foe>Feind</foe> erscheint {level, select, here {auf deiner Ebene} dungeon {im Verlies} temple {im Tempel} spire {auf der Spitze} other {auf einer Ebene deiner Wahl}}, falls dort keiner ist',
  'remove-foe':
    '{form, select, inf {den <foe>Feind</foe> {level, select, here {von deiner Ebene} dungeon {aus dem Verlies} temple {aus dem Tempel} spire {von der Spitze} other {von einer Ebene deiner Wahl}} entfernen} other {entferne den <foe>Feind</foe> {level, select, here {von deiner Ebene} dungeon {aus dem Verlies} temple {aus dem Tempel} spire {von der Spitze} other {von einer Ebene deiner Wahl}}}}',

  // Kämpfe und Kosten.
  'reduce-cost':
    '{form, select, inf {die Kosten {cards} um {count} senken, bei beliebigem Attribut} other {senke die Kosten {cards} um {count}, bei beliebigem Attribut}}',
  'redraw-foe':
    '{form, select, inf {die <foe>Feind</foe>karte neu ziehen} other {ziehe die <foe>Feind</foe>karte neu}}',
  'take-into-battle':
    'dein Widersacher nimmt sich für den Kampf {cards}; ihr Wert kommt zu den {as}-Kosten und zu etwaiger roher Gewalt hinzu, danach {plural, select, yes {kommen} other {kommt}} sie auf deinen Ablagestapel',
  'add-loot': 'ein Sieg in diesem Kampf bringt {count} <loot>Beute</loot> mehr',
  until:
    '{change}{ends, select, turn { bis zum Ende des Zuges} battle { bis zum Ende des Kampfes} other {, solange diese Karte im Spiel ist}}',
  'until.double':
    '{form, select, inf {den Wert {cards} verdoppeln} other {verdopple den Wert {cards}}}{ends, select, battle { bis zum Ende des Kampfes} play {, solange diese Karte im Spiel ist} other {}}',
  'until.cards':
    '{form, select, inf {{cards} wählen} other {wähle {cards}}}: {Change}{ends, select, turn { bis zum Ende des Zuges} battle { bis zum Ende des Kampfes} other {, solange diese Karte im Spiel ist}}',

  // Änderungen.
  'mod.add-power':
    '{subject, select, this {diese Karte gibt} that {sie gibt} other {{cards} geben}} {against, select, enemies {gegen Gegner und Feinde } other {}}{count} mehr',
  'mod.lower-power':
    '{subject, select, this {diese Karte gibt} that {sie gibt} other {{cards} geben}} {against, select, enemies {gegen Gegner und Feinde } other {}}{count} weniger',
  'mod.set-power':
    '{subject, select, this {diese Karte gibt} that {sie gibt} other {{cards} geben}} {against, select, enemies {gegen Gegner und Feinde } other {}}{n, plural, =0 {nichts} other {stattdessen {count}}}',
  'mod.double-power':
    'der Wert {subject, select, this {dieser Karte} that {dieser Karte} other {von {cards}}} ist {against, select, enemies {gegen Gegner und Feinde } other {}}verdoppelt',
  'mod.allow':
    '{subject, select, this {{any, select, yes {diese Karte} other {{from} dieser Karte}} darf {against, select, enemies {gegen Gegner und Feinde } other {}}auch als {to} gelten} that {{any, select, yes {sie} other {ihr Wert {from}}} darf {against, select, enemies {gegen Gegner und Feinde } other {}}auch als {to} gelten} all {{any, select, yes {jeder Wert darf {against, select, enemies {gegen Gegner und Feinde } other {}}auch als {to} gelten} other {du darfst {from} {against, select, enemies {gegen Gegner und Feinde } other {}}als {to} einsetzen}}} other {{any, select, yes {{cards} dürfen {against, select, enemies {gegen Gegner und Feinde } other {}}auch als {to} gelten} other {du darfst {from} von {cards} {against, select, enemies {gegen Gegner und Feinde } other {}}als {to} einsetzen}}}}',
  'mod.cheaper':
    '{subject, select, this {diese Karte kostet} that {sie kostet} other {{cards} kosten}} {count} {attributed, select, yes {{as} } other {}}weniger{attributed, select, yes {, auch bei roher Gewalt} other {}}',
  'mod.dearer':
    '{subject, select, this {diese Karte kostet} that {sie kostet} other {{cards} kosten}} {count} {attributed, select, yes {{as} } other {}}mehr{attributed, select, yes {, auch bei roher Gewalt} other {}}',
  'mod.slot': 'du darfst {cards} auf {into}<slot>plätze</slot> legen',
  'mod.share': 'diese Karte darf sich den <slot>Platz</slot> mit einer anderen {kinds}karte teilen',
  'mod.hand':
    'ziehe für jede Hand {n, plural, one {eine Karte} other {{count} Karten}} {less, select, yes {weniger} other {mehr}}',
  'mod.generate':
    '{subject, select, this {diese Karte darf {count} {as} <generate>erzeugen</generate>} that {sie darf {count} {as} <generate>erzeugen</generate>} all {ausgerüstete Karten <generate>erzeugen</generate> {count} {as}} other {ausgerüstete {cards} <generate>erzeugen</generate> {count} {as}}}',
  'mod.free-power': 'erzeuge in jedem Zug {count} {as}, ohne eine Karte zu benutzen',
  'mod.stay':
    '{subject, select, this {diese Karte bleibt} that {sie bleibt} other {ausgerüstete {cards} bleiben}} beim Benutzen auf {subject, select, this {ihrem Platz} that {ihrem Platz} other {ihren Plätzen}}',
  'mod.reroll': 'einmal je Zug darfst du den <die>Würfel</die> neu werfen',
  'mod.loot-roll': 'du darfst zu Beutewürfen und Würfen für <loot>Beute</loot>karten {count} addieren',
  'mod.rotation':
    'einmal je Zug darfst du eine Ebene, die du drehst, bis zu {count} {n, plural, one {Feld} other {Felder}} weiter drehen',
  'mod.forbid':
    '{subject, select, this {diese Karte kann} that {sie kann} other {{cards} können}} nicht benutzt werden',
  'mod.adversary-harm':
    'jeder <adversary>Gegner</adversary> kostet dich in der Erholung {count} <sanity>Verstand</sanity> {less, select, yes {weniger} other {mehr}}',
  'mod.well': 'der <well>Brunnen der Seelen</well> kostet {count} {less, select, yes {mehr} other {weniger}}',
  'mod.loot':
    'besiegte <foe>Feinde</foe> bringen {count} <loot>Beute</loot> {less, select, yes {weniger} other {mehr}}',

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
  'problem.nobody-chosen': 'Bis hierher ist kein Held gewählt worden.',
  'problem.nobody-chosen.cure': 'Wähle zuerst einen, mit „another“.',
  'problem.amount-does-nothing': 'Um {count} ändert sich nichts.',
  'problem.amount-does-nothing.cure': 'Schreibe eine Zahl ab 1.',
  'problem.goes-nowhere': '„{word}“ lässt diese Karten, wo sie sind.',
  'problem.goes-nowhere.cure': 'Nimm sie aus einer anderen Zone oder mit „whose“ von einem anderen Helden.',
  'problem.pick-is-chosen': 'Bei „upTo“ werden die Karten gewählt; „pick“ bedeutet nichts.',
  'problem.pick-is-chosen.cure': 'Entferne „pick“ oder „upTo“.',
  'problem.cards-mean-nothing': '„{word}“ ändert keine Karte: die dafür gewählten Karten bedeuten nichts.',
  'problem.cards-mean-nothing.cure': 'Entferne „cards“.',
  'problem.takes-otherwise':
    'Die Karten, die dieser Widersacher nimmt, kommen zu einem anderen Attribut hinzu.',
  'problem.takes-otherwise.cure': 'Nenne in jedem „{word}“ der Karte dasselbe „attribute“.',
  'problem.endless-loop': '„{when}“ löst sich endlos selbst wieder aus.',
  'problem.endless-loop.cure': 'Bewege eine andere Karte, oder nimm einen anderen Auslöser.',
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
  'problem.not-in-standing': '„{word}“ wirkt nur in Effekten, nicht in einer dauerhaften Regel.',
  'problem.not-in-standing.cure': 'Nimm etwas, das sich jederzeit vom Tisch ablesen lässt.',
  'problem.bad-rows': 'Die Zeilen einer Tabelle müssen steigen und dürfen sich nicht überschneiden.',
  'problem.bad-rows.cure': 'Schreibe sie wie "1-3", "4-5", "6".',
  'problem.empty-range': 'Zwischen diesen Grenzen liegt keine Zahl.',
  'problem.empty-range.cure': 'Nenne „min“ oder „max“, die kleinere als „min“.',
  'problem.deck-size': 'Ein Held beginnt mit {limit} Karten, nicht mit {count}.',
  'problem.deck-size.cure': 'Ändere die Anzahlen.',
  'problem.not-a-starter': '„{id}“ ist keine Startkarte.',
  'problem.not-a-starter.cure': 'Nenne eine Karte der Art „starter“.',
  'problem.board-unfit': 'Treppe und Portal müssen auf dem Ring liegen.',
  'problem.board-unfit.cure': 'Wähle „across“ kleiner als „sectors“ und „apart“ höchstens halb so groß.',
  'problem.adversary-stays':
    'Auf einem Weg durch ihre Regeln wird die Gegnerkarte weder verbannt noch zurückgemischt.',
  'problem.adversary-stays.cure': 'Dann wird sie verbannt. Schreibe „reshuffle“ oder „banish“ dazu.',
};
