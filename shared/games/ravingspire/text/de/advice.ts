import type { Catalogue } from '../../../../words/catalogue.ts';
import type { TextKey } from '../en/advice.ts';
import { de as labels } from './labels.ts';

/** Was Autoren von Karten in den Worten von Spielern gesagt wird, auf Deutsch (ICU MessageFormat). */
export const de: Catalogue<TextKey> = {
  // Wo der Satz für Autoren von Dateien von deren Wörtern spricht.
  'problem.change-never-works': 'An dieser Stelle wirkt das nie, darum steht es nicht auf der Karte.',
  'problem.never-happens': 'Dazu kann es hier nie kommen, darum steht es nicht auf der Karte.',
  'problem.never-holds': 'Diese Bedingung trifft hier nie zu.',
  'problem.goes-nowhere': 'Diese Karten blieben, wo sie sind.',
  'problem.no-last':
    'Diese Karten liegen in keiner Reihenfolge, also ist keine die letzte. Nimm die letzte von einem Ort eines Helden: Hand, Ablagestapel, gespielte, verbrauchte oder erhaltene Karten.',
  'problem.pick-is-chosen': 'Bei „bis zu“ wählt, wer spielt; eine andere Art der Wahl bedeutet dann nichts.',
  'problem.cards-mean-nothing':
    'Was sich hier ändert, ist keine Karte; die dafür gewählten Karten bedeuten nichts.',
  'problem.takes-otherwise': 'Die Karten, die dieser Feind an sich nimmt, zählen für ein anderes Attribut.',
  'problem.endless-loop': 'Das löst sich endlos selbst wieder aus.',
  'problem.field-not-for-kind': 'Eine Karte dieser Art ({kind}) hat kein Feld „{field}“.',
  'problem.field-missing-for-kind': 'Einer Karte dieser Art ({kind}) fehlt „{field}“.',
  'problem.power-without-attribute': '„Wert“ und „zählt als“ gehören zusammen; eines von beiden fehlt.',
  'problem.instead-without-by': 'Noch fehlt, ob die Karte abgelegt oder verbannt wird.',
  'problem.not-with-trigger': '„{field}“ bedeutet bei diesem Auslöser nichts.',
  'problem.trigger-not-for-kind': 'Dazu kommt es bei einer Karte dieser Art ({kind}) nie.',
  'problem.standing-not-for-kind': 'Eine Karte dieser Art ({kind}) kann keine solche Regel haben.',
  'problem.not-in-standing': 'Das wirkt nur in Effekten, nicht wo jederzeit auf den Tisch gesehen wird.',
  'problem.not-a-starter': '„{id}“ ist keine Startkarte.',
  'problem.not-a-keyword': '„{id}“ ist kein Schlüsselwort.',
  'problem.keyword-in-keyword':
    'Ein Schlüsselwort kann nicht für ein anderes stehen: Schreibe stattdessen die Regeln von „{id}“.',
  'problem.keyword-not-always':
    'Eine Karte hat ein Schlüsselwort immer. Bedingungen gehören in die Regeln des Schlüsselworts.',
  'problem.keyword-needs-number': '„{id}“ braucht eine Zahl.',
  'problem.keyword-without-number': '„{id}“ hat keine Zahl: Lass sie hier weg.',
  'problem.no-parameter': 'Nur ein Schlüsselwort hat eine eigene Zahl. Schreibe stattdessen, wie viele.',
  'problem.empty-range': 'Keine Zahl liegt zwischen diesen Grenzen.',

  // Eine Zahl, die weit von dem entfernt ist, was üblich ist.
  'outlier.cost': 'Kostet {value}; Karten wie diese kosten {range}.',
  'outlier.brute': 'Mit roher Gewalt kostet sie {value}; bei Karten mit solchen Kosten sind es {range}.',
  'outlier.power': 'Gibt {value}; Karten wie diese geben {range}.',

  // Wie die Zahlen heißen, nach denen ein Satz gezählt wird.
  'spread.cost': 'Kosten',
  'measure.cost': 'Kosten',
  'measure.cost.by': 'Wert',

  // Eine Karte, die keine andere ins Spiel bringt.
  'unreached.starter': 'Kein Held beginnt mit dieser Karte, also kommt sie nie vor.',

  // Wie die Einträge von Listen heißen.
  'part.types': 'weitere Art {number}',
  'part.abilities': 'Fähigkeit {number}',
  'part.stages': 'Stufe {number}',
  'part.slots': 'Platz {number}',

  // Wie Felder und Werte heißen.
  ...labels,
};
