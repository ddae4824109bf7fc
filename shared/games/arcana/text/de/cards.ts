import type { Catalogue } from '../../../../words/catalogue.ts';
import type { TextKey } from '../en/cards.ts';

/**
 * Words of the cards of Arcana in German (ICU MessageFormat). Suits are named in the plural, whose genitive is like its
 * nominative: „eine Karte der Stäbe“.
 */
export const de: Catalogue<TextKey> = {
  // Was die Karten einer Farbe tun.
  damage:
    '{form, select, inf {dem <foe>Feind</foe> {count} Schaden zufügen} other {füge dem <foe>Feind</foe> {count} Schaden zu}}',
  heal: '{form, select, inf {einen Abenteurer um {count} heilen} other {heile einen Abenteurer um {count}}}',
  draw: '{form}',
  'draw.form.inf':
    '{n, plural, one {eine Karte ziehen und sie, ungesehen, jemandem deiner Wahl geben} other {{count} Karten einzeln ziehen und jede, ungesehen, jemandem deiner Wahl geben}}',
  'draw.form.other':
    '{n, plural, one {ziehe eine Karte und gib sie, ungesehen, jemandem deiner Wahl} other {ziehe {count} Karten einzeln und gib jede, ungesehen, jemandem deiner Wahl}}',
  'amount.result': 'der Rang mit dem, was eine <gift>Gabe</gift> dazugibt',
  'amount.rank': 'Rang {rank}',
  'pip.fixed': '{effect}, bei jedem Rang',

  // Aufzählungen.
  'list.items': '{first}, {second}',
  'list.last': '{first} oder {second}',

  // Der Narr.
  'fool.shown': 'wird diese Karte gezogen, so wird sie gezeigt und kommt nie auf eine Hand',
  'fool.renews': 'der Ablagestapel wird in den Stapel gemischt und noch einmal gezogen',
  'fool.returns': 'danach wird diese Karte wieder eingemischt',

  // Feinde und ihre Arten.
  'major.weak': '{suits} <dispel>brechen</dispel> die <ward>Siegel</ward> dieses Feindes',
  'type.weak': '{suits} <dispel>brechen</dispel> die <ward>Siegel</ward> eines solchen <foe>Feindes</foe>',

  // Was eine Klasse mit den Karten ihrer Farbe macht.
  'class.shield':
    'jede Karte der {suit}, die du spielst und die kein <dispel>Siegel bricht</dispel>, wird zum <shield>Schild</shield> für eine Person deiner Wahl',
  'class.shield.effect': 'er hält vom nächsten Angriff so viel ab, wie er zählt, und wird abgelegt',
  'class.again':
    'nach einer Karte der {suit} darfst du sofort noch eine Karte der {suit} spielen, einmal je Zug',
  'class.pair':
    'mit einer Karte der {suit} darfst du eine weitere Karte spielen; beide haben den Rang der ersten',
  'class.sanctuary':
    'jede Karte der {suit}, die du spielst und die kein <dispel>Siegel bricht</dispel>, wird zur <sanctuary>Zuflucht</sanctuary> für die Person, die sie heilt',
  'class.sanctuary.effect':
    'wer sie hat und im eigenen Zug nicht <attack>angreift</attack>, den trifft der <foe>Feind</foe> nicht; danach wird sie abgelegt',

  // Was eine Gabe dazugibt.
  'gift.bonus': 'jede Karte der {suit}, die du spielst, zählt {count} mehr',
  'gift.beyond': 'mit einer Karte der {suit} darfst du über {cap} <health>Leben</health> hinaus heilen',

  // Eine Hofkarte ist eine Klasse und eine Gabe.
  'court.part': '{name}: {Text}',
  'court.pairBonus': 'von zweien zusammen gespielten Karten zählt jede {count} mehr',

  // Der Turm.
  'tower.table':
    '{difficulty, select, standard {normal} gentle {milde} other {grimmig}}, von unten nach oben: <health>Leben</health> {points}; <ward>Siegel</ward> {wards}',
  'tower.foes': 'von seinen {count} <foe>Feinden</foe> stehen {floors} im Weg',

  // Die Deutung.
  'position.place': 'hier wird der Schatz aus Stockwerk {place} <reading>gedeutet</reading>',
  'keyword.rank': 'so werden Schätze vom Rang {rank} <reading>gedeutet</reading>',

  // Fehler einer Karte, die ihr Schema nicht sieht.
  'problem.wrong-kind': 'Hier steht eine Karte der Art „{kind}“, „{id}“ ist aber von der Art „{actual}“.',
  'problem.wrong-kind.cure': 'Nenne eine Karte der Art „{kind}“.',
  'problem.sanctuary-without-healing':
    'Das Talent „sanctuary“ schützt, wen die Karte heilt, doch die Karten von „{suit}“ heilen niemanden.',
  'problem.sanctuary-without-healing.cure': 'Wähle eine Farbe mit dem Effekt „heal“ oder ein anderes Talent.',
  'problem.again-with-healing':
    'Die zweite Karte des Talents „again“ gilt niemandem, doch die Karten von „{suit}“ heilen jemanden.',
  'problem.again-with-healing.cure': 'Wähle eine Farbe ohne den Effekt „heal“ oder ein anderes Talent.',
  'problem.cap-without-healing':
    'Die Gabe lässt über die Grenze hinaus heilen, doch die Karten von „{suit}“ heilen niemanden.',
  'problem.cap-without-healing.cure': 'Entferne „beyondCap“, oder wähle eine Farbe mit dem Effekt „heal“.',
  'problem.idle-gift': 'Diese Gabe gibt nichts dazu.',
  'problem.idle-gift.cure': 'Schreibe einen „bonus“ von 1 oder mehr.',
  'problem.idle-effect': 'Mit der Menge {amount} bewirkt das nie etwas.',
  'problem.idle-effect.cure': 'Schreibe 1 oder mehr.',
};
