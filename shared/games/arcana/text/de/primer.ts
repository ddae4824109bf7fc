import type { Catalogue } from '../../../../words/catalogue.ts';
import type { en } from '../en/primer.ts';

/** Wie Arcana gespielt wird, auf einer Seite, auf Deutsch; der letzte Teil ist, was die gedruckten Regeln offen lassen. */
export const de: Catalogue<keyof typeof en> = {
  'primer.goal': 'Was ihr wollt',
  'primer.goal.text': [
    'Ein Königreich will sein Orakel zurück; es steht ganz oben im Turm.',
    'In jedem der fünf Stockwerke liegt ein Feind auf einem Schatz.',
    'Besiegt ihn, und der Schatz gehört euch; oben werden die fünf Schätze gedeutet: Das ist euer Lohn.',
    'Gewonnen und verloren wird gemeinsam.',
  ],
  'primer.end': 'Was der Turm will',
  'primer.end.text':
    'Euch, eine Person nach der anderen. Alle beginnen mit 20\u00a0Leben. Wer bei\u00a00 ankommt, ist gefallen und scheidet aus, samt Hand. Sind alle gefallen, behält der Turm seine Schätze.',
  'primer.turn': 'Ein Zug',
  'primer.turn.text':
    'Wähle eine von drei Aktionen. Danach schlägt der Feind zurück: Es wird gewürfelt, und so viel Leben verlierst du. Er schlägt nicht, wenn du ihn gerade besiegt hast oder eine Zuflucht dich schützt.',
  'primer.turn.play': 'Eine Karte spielen',
  'primer.turn.play.about': 'Ihre Farbe sagt, was sie tut, ihre Zahl, wie viel: von 1 (Ass) bis\u00a010.',
  'primer.turn.focus': 'Sich sammeln',
  'primer.turn.focus.about': 'Zieh zwei Karten, soweit auf der Hand Platz ist.',
  'primer.turn.rest': 'Sich ausruhen',
  'primer.turn.rest.about': 'Du erhältst 3\u00a0Leben, höchstens bis\u00a020.',
  'primer.suits': 'Die vier Farben',
  'primer.suits.blows': 'Stäbe, Schwerter',
  'primer.suits.blows.about': 'Schaden für den Feind.',
  'primer.suits.cups': 'Kelche',
  'primer.suits.cups.about': 'Leben für eine Person, höchstens bis\u00a020.',
  'primer.suits.pentacles': 'Münzen',
  'primer.suits.pentacles.about':
    'so viele Karten, einzeln gezogen; jede geht ungesehen an eine Person deiner Wahl, solange auf den Händen Platz ist.',
  'primer.wards': 'Erst die Siegel',
  'primer.wards.text': [
    'Solange ein Siegel steht, kann dem Feind nichts schaden.',
    'Eine Karte der richtigen Farbe bricht eines: Sie bleibt beim Feind und macht keinen Schaden, heilt und zieht aber trotzdem.',
    'Welche Farbe richtig ist, sagt das Bild des Feindes; zeigt es mehreres, gilt jede davon.',
    'Nach oben werden die Feinde stärker: 10 bis 30\u00a0Leben, ein bis fünf Siegel.',
  ],
  'primer.wards.human': 'Mensch',
  'primer.wards.human.about': 'Münzen.',
  'primer.wards.celestial': 'Himmelswesen (Engel, Dämon)',
  'primer.wards.celestial.about': 'Stäbe oder Kelche.',
  'primer.wards.beast': 'Bestie (Tier)',
  'primer.wards.beast.about': 'Schwerter.',
  'primer.who': 'Wer du bist',
  'primer.who.text':
    'Der Rang deiner Hofkarte gibt dir eine Klasse, ihre Farbe eine Gabe: Jede Karte dieser Farbe zählt 1 mehr, wenn du sie spielst. Mit der Gabe der Kelche heilst du auch über 20 hinaus.',
  'primer.who.king': 'König, Paladin',
  'primer.who.king.about':
    'Eine Karte der Münzen wird auch zum Schild für eine Person und hält beim nächsten Schlag ab, was sie zählt.',
  'primer.who.knight': 'Ritter, Schurke',
  'primer.who.knight.about':
    'Nach einer Karte der Schwerter darfst du noch eine der Schwerter spielen, einmal je Zug.',
  'primer.who.page': 'Page, Zauberer',
  'primer.who.page.about':
    'Mit einer Karte der Stäbe darfst du eine weitere spielen; beide zählen wie die erste.',
  'primer.who.queen': 'Königin, Priesterin',
  'primer.who.queen.about':
    'Eine Karte der Kelche wird auch zur Zuflucht für die Person, die sie heilt: Greift sie in ihrem Zug nicht an, trifft der Feind sie nicht.',
  'primer.hands': 'Karten und der Narr',
  'primer.hands.text': [
    'Die Hände liegen offen: Plant laut.',
    'Zu zweit fasst eine Hand 7\u00a0Karten, zu dritt\u00a06, zu viert\u00a05.',
    'Taucht der Narr auf, wird er gezeigt, der Ablagestapel kommt zurück in den Stapel, und an seiner Stelle wird eine andere Karte gezogen.',
  ],
  'primer.silent': 'Wo die gedruckten Regeln schweigen',
  'primer.silent.text': 'Hier wird es so gespielt.',
  'primer.silent.pictures': 'Bilder',
  'primer.silent.pictures.about':
    'Was ein Feind ist, folgt den bekanntesten Tarotbildern und steht in Klammern auf seiner Karte.',
  'primer.silent.angels': 'Himmelswesen',
  'primer.silent.angels.about':
    'Der gedruckte Satz bricht nach „Stäbe oder“ ab; Kelche sind die Farbe, die sonst kein Feind hat.',
  'primer.silent.open': 'Offene Hände',
  'primer.silent.open.about': 'Gedruckt ist nur, dass niemand eine Karte sieht, bevor sie vergeben ist.',
  'primer.silent.lead': 'Wer vorangeht',
  'primer.silent.lead.about': 'Einigt euch; eingeben darf es hier, wer will.',
  'primer.silent.both': 'Siegel brechen',
  'primer.silent.both.about':
    'Eine Karte, die ein Siegel bricht, ist weder Schild noch Zuflucht, denn sie liegt beim Feind. Auch die für das letzte Siegel macht noch keinen Schaden.',
  'primer.silent.fool': 'Der Narr',
  'primer.silent.fool.about': 'Gedruckt hat er keine Wirkung; dass er den Stapel erneuert, gilt nur hier.',
  'primer.silent.fallen': 'Gefallene',
  'primer.silent.fallen.about':
    'Sie bleiben draußen, und die anderen steigen weiter. Eine Hausregel beendet den Aufstieg, sobald jemand fällt.',
  'primer.silent.reading': 'Die Deutung',
  'primer.silent.reading.about':
    'fünf Plätze und zu jeder Farbe und Zahl ein Stichwort; das Übrige sagt ihr.',
  'primer.silent.die': 'Der Würfel',
  'primer.silent.die.about': 'Er wird für euch geworfen.',
};
