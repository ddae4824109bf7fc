import { de as general } from '../../../../packs/effects/help/de.ts';
import type { en } from './en.ts';

/** Was die Wörter, Arten und Felder von Karten bedeuten, auf Deutsch, so wie es Autoren lesen. */
export const de: typeof en = {
  headings: {
    verbs: { title: 'Effekte', intro: 'Was eine Karte einer Farbe bewirkt, eines nach dem anderen.' },
    amounts: { title: 'Zahlen', intro: 'Wie viel: eine Zahl oder der Rang der gespielten Karte.' },
    card: { title: 'Eine Karte' },
  },
  verbs: {
    damage: {
      also: ['triff', 'schlage'],
      does: 'Senkt das Leben des Feindes. Solange ein Siegel hält, geschieht nichts.',
    },
    heal: {
      also: ['kuriere', 'stelle wieder her'],
      does: 'Gibt einem Abenteurer Leben zurück, bis 20; darüber hinaus nur mit einer Gabe, die das erlaubt.',
    },
    draw: {
      does: 'Zieht Karten einzeln und gibt jede, ungesehen, einem Abenteurer deiner Wahl, der noch Platz hat.',
    },
  },
  amounts: {
    ...general.amounts,
    result: { does: 'Der Rang der gespielten Karte mit dem, was eine Gabe dazugibt.' },
  },
  kinds: {
    suit: 'Was alle Karten einer Farbe bewirken. Sie ist eine Regel, keine Karte auf der Hand.',
    pip: 'Eine Karte auf der Hand: Ihre Farbe sagt, was sie bewirkt, ihr Rang, wie viel.',
    fool: 'Die eine Karte des Stapels, die zu keiner Farbe gehört.',
    type: 'Eine Sorte von Feinden, und welche Farben ihre Siegel brechen.',
    major: 'Ein Feind, der auf einem Stockwerk des Turms wartet, auf einem Schatz.',
    class: 'Was jemand mit Karten einer Farbe tun kann. Kommt mit dem Rang einer Hofkarte.',
    gift: 'Was jemand zu Karten einer Farbe dazugibt. Kommt mit der Farbe einer Hofkarte.',
    court: 'Jemand, den man spielt: ein Abenteurer mit Klasse und Gabe.',
    tower: 'Was erklommen wird: wie stark die Feinde seiner fünf Stockwerke sind und wer dort sein kann.',
    position: 'Einer von fünf Plätzen am Ende: wovon der Schatz erzählt, der dort liegt.',
    keyword: 'Wofür ein Rang steht, wenn am Ende die Schätze gedeutet werden.',
  },
  briefly: {
    suit: 'was Karten einer Farbe tun',
    pip: 'eine Karte auf der Hand',
    fool: 'die Karte ohne Farbe',
    type: 'eine Sorte von Feinden',
    major: 'ein Feind auf einem Stockwerk',
    class: 'was ein Abenteurer kann',
    gift: 'was ein Abenteurer dazugibt',
    court: 'zum Spielen',
    tower: 'was bestiegen wird',
    position: 'ein Platz am Ende',
    keyword: 'wofür ein Rang steht',
  },
  card: {
    ...general.card,
    kind: {
      does: 'Was die Karte am Tisch ist: eine zum Spielen, ein Feind, ein Abenteurer oder eine Regel.',
      example: 'Eine Zahlenkarte ist auf einer Hand, ein Feind wartet auf einem Stockwerk des Turms.',
    },
    suit: {
      does: 'Die Farbe, zu der die Karte gehört oder um die es in ihr geht.',
      example: 'Eine Zahlenkarte der Kelche heilt, wie alle Kelche.',
    },
    effects: {
      does: 'Was jede Karte dieser Farbe bewirkt, wenn sie gespielt wird.',
      example: '„Füge dem Feind Schaden zu.“',
    },
    rank: {
      does: 'Wie viel die Karte zählt, von 1 (dem Ass) bis 10; bei einem Stichwort: von welchen Karten es spricht.',
      example: 'Die Sieben der Schwerter macht 7 Schaden.',
    },
    number: {
      does: 'Die römische Zahl oben auf der Karte. Keine Regel fragt danach.',
      example: '13 wird als XIII gedruckt.',
    },
    weak: {
      does: 'Die Farben, die die Siegel solcher Feinde brechen.',
      example: 'Stehen hier die Münzen, kann eine Karte der Münzen ein Siegel brechen.',
    },
    types: {
      does: 'Was für ein Feind das ist. Danach richtet sich, welche Farben seine Siegel brechen.',
      example: 'Ein menschlicher Feind ist käuflich: Münzen brechen seine Siegel.',
    },
    talent: {
      does: 'Was die Klasse mit Karten ihrer Farbe kann: eine als Schild oder als Zuflucht hinlegen, noch eine spielen oder zwei als Paar.',
      example: 'Mit „noch eine Karte“ spielt ein Schurke im selben Zug eine zweite Karte der Schwerter.',
    },
    bonus: {
      does: 'Um wie viel Karten der Farbe mehr zählen, wenn jemand die Gabe hat.',
      example: '1: Eine Sieben zählt als 8.',
    },
    beyondCap: {
      does: 'Ob jemand mit dieser Gabe andere über 20 Leben hinaus heilen darf.',
      example: 'Wer 20 Leben hat, wird auf 25 geheilt.',
    },
    class: { does: 'Was dieser Abenteurer kann.', example: 'Ein Ritter ist ein Schurke.' },
    gift: {
      does: 'Was dieser Abenteurer zu einer Farbe dazugibt.',
      example: 'Zu den Stäben gehört die Gabe der Gelehrten.',
    },
    adventurer: {
      does: 'Wie der Abenteurer heißt, solange am Tisch nichts anderes gesagt wird.',
      example: '„Tinder Pell“.',
    },
    tables: {
      does: 'Wie viel Leben und wie viele Siegel der Feind jedes Stockwerks hat, von unten nach oben. Es kann einen leichteren und einen schwereren Turm geben.',
      example: '10 Leben und 1 Siegel im ersten Stockwerk, 30 und 5 im letzten.',
    },
    foes: {
      does: 'Welche Feinde in diesem Turm warten können. In jeder Partie sind es fünf davon.',
      example: 'Mit allen 21 gleicht keine Partie der anderen.',
    },
    place: {
      does: 'Welcher der fünf Schätze hier gedeutet wird, vom untersten Stockwerk an gezählt.',
      example: '5: der Schatz des letzten Feindes.',
    },
  },
};
