import type { Catalogue } from '../../../../shared/words/catalogue.ts';
import type { TextKey } from './en.ts';

/** Worin die Zahlen eines Pakets gesagt werden, auf Deutsch (ICU MessageFormat). */
export const de: Catalogue<TextKey> = {
  title: 'Zahlen',
  about:
    '{own, plural, =0 {keine Karte} one {eine Karte} other {{own, number} Karten}} dieses Pakets neben {base, plural, one {einer Karte} other {{base, number} Karten}} des Grundspiels',
  wait: 'Das Paket wird gezählt …',
  disorder: 'Noch lässt sich nichts zählen',
  'disorder.text': 'Die Angaben zum Paket sagen noch nicht, zu welchem Spiel es gehört.',
  empty: 'Noch keine Karte zu zählen',
  'empty.text': 'Sobald es Karten gibt, stehen ihre Zahlen hier neben denen des Grundspiels.',
  new: 'Neue Karte',
  'legend.own': 'dieses Paket',
  'legend.base': 'Grundspiel, auf ebenso viele Karten',
  'spread.title': '{label}: wie viele Karten',
  'spread.label': 'Karten nach {label}; die Pfeiltasten gehen durch die Säulen',
  'spread.column':
    '{label} {value}: {own, plural, =0 {keine Karte} one {eine Karte} other {{own, number} Karten}}; im Grundspiel {base, number}',
  'spread.column.open':
    '{label} {value} und mehr: {own, plural, =0 {keine Karte} one {eine Karte} other {{own, number} Karten}}; im Grundspiel {base, number}',
  'spread.none': 'Keine Karte des Pakets hat eine solche Zahl.',
  'value.open': '{value}+',
  'cloud.title': '{by} gegen {label}',
  'cloud.label':
    'Karten nach {by} und {label}; die Pfeiltasten gehen durch die Punkte, Enter öffnet eine Karte',
  'cloud.point': '{name}: {byLabel} {by}, {label} {value}',
  'cloud.point.far': '{name}: {byLabel} {by}, {label} {value}. Weit vom Üblichen: {far}',
  'cloud.hint': 'Die Pfeiltasten gehen durch die Punkte, Enter öffnet die Karte.',
  'cloud.none': 'Keine Karte des Pakets hat beide Zahlen.',
  'cloud.usual': 'üblich',
  'cloud.own': 'Karte dieses Pakets',
  'cloud.far': 'weit vom Üblichen',
  'cloud.base': 'Karten des Grundspiels',
  'table.show': 'Zahlen als Tabelle',
  'table.name': 'Karte',
  'table.far': 'Auffällig',
  'column.own': 'Paket',
  'column.plan': 'Plan',
  'column.base': 'Grundspiel',
  tick: 'Der Strich in einem Balken steht, wo der Anteil des Grundspiels läge.',
  'kinds.title': 'Arten',
  'words.title': 'Verwendete Wörter',
  'words.which': 'Welche Wörter',
  'words.all': 'Alle',
  'words.used': 'Im Paket',
  'words.unused': 'Nicht im Paket',
  'words.none': 'In dieser Liste keines.',
  'found.label': '{name}: Karten des Pakets',
  'found.none': 'Keine Karte des Pakets hat das.',
  'found.more': 'und {count, number} weitere',
  'found.unnamed': 'Karte ohne Namen',
};
