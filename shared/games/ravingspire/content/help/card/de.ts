import { de as general } from '../../../../../packs/effects/help/de.ts';
import type { en } from './en.ts';

/** Was die Arten von Karten und ihre Felder bedeuten, auf Deutsch, so wie es Autoren lesen. */
export const de: typeof en = {
  kinds: {
    weapon: 'Ausrüstung: wird vom Ring gekauft und passt auf Plätze für Waffen. Gibt meist Kampf.',
    armor: 'Ausrüstung: wird vom Ring gekauft und passt auf Plätze für Rüstung.',
    object: 'Ausrüstung: wird vom Ring gekauft und passt auf Plätze für Gegenstände. Gibt meist Geschick.',
    relic: 'Ausrüstung: wird vom Ring gekauft und passt auf Plätze für Relikte. Gibt meist Charme.',
    dungeon:
      'Ausrüstung vom Ring, die auf ihrem Platz bleibt: Wer sie benutzt, einmal je Zug, dreht sie nur um.',
    adventurer: 'Jemand vom Ring, der sich einem Helden anschließt und auf jeden Platz passt.',
    attack:
      'Wird vom Ring gekauft und aus der Hand gespielt, auch in Kämpfe anderer. Passt auf keinen Platz.',
    adversary: 'Liegt als Gegner auf dem Ring und kostet jeden Zug Verstand, bis ihn jemand besiegt.',
    chaos: 'Ein Unglück, das niemand kauft: Wer die Karte zieht, leidet sofort, und der Feind rückt vor.',
    loot: 'Was ein Sieg bringt: Sie kommt vom Beutestapel und wird nie gekauft.',
    foe: 'Der Feind, der dir nachgeht: Wer ihn besiegt, bekommt einen Turmschlüssel und Beute.',
    tower: 'Eine Regel für eine Ebene: Sie gilt für alle Helden, die dort stehen.',
    spire: 'Wartet ganz oben im Bergfried. Wer sie besiegt, hat die Partie gewonnen.',
    starter: 'Eine der zwölf armseligen Karten, mit denen ein Held beginnt.',
    hero: 'Jemand, den man spielt: mit zwei Fähigkeiten, fünf Plätzen und zwölf Startkarten.',
    board: 'Der Turm selbst: wie viele Felder seine Ringe haben. Jede Partie hat nur einen.',
    keyword: 'Ein Wort für Regeln, die mehrere Karten haben: Jede nennt das Wort und hat damit diese Regeln.',
  },
  briefly: {
    weapon: 'meist Kampf',
    armor: 'meist Geschick',
    object: 'meist Geschick',
    relic: 'meist Charme',
    dungeon: 'bleibt liegen',
    adventurer: 'passt auf jeden Platz',
    attack: 'aus der Hand',
    adversary: 'lauert auf dem Ring',
    chaos: 'trifft sofort',
    loot: 'für einen Sieg',
    foe: 'geht dir nach',
    tower: 'Regel einer Ebene',
    spire: 'der letzte Gegner',
    starter: 'für den Anfang',
    hero: 'zum Spielen',
    board: 'Größe der Ringe',
    keyword: 'Regeln mit Namen',
  },
  sorts: {
    gains: 'Für Helden',
    threats: 'Gegen Helden',
    heroes: 'Helden und Orte',
    words: 'Wörter',
  },
  card: {
    ...general.card,
    kind: {
      does: 'Was die Karte am Tisch ist: woher sie kommt und was sich mit ihr tun lässt.',
      example: 'Eine Waffe wird vom Ring gekauft, ein Gegner liegt dort und will bekämpft werden.',
    },
    types: {
      does: 'Weitere Arten, als die sie gilt. Sie passt auf die Plätze aller dieser Arten.',
      example: 'Beute, die zugleich Waffe ist, passt auf einen Platz für Waffen.',
    },
    power: {
      does: 'Wie viel sie von einem Preis bezahlt. Womit, steht unter „zählt als“.',
      example: 'Ein Angriff mit Wert 3, der als Kampf zählt, bezahlt 3 Kampf.',
      short: 'so viel bezahlt sie',
    },
    as: {
      does: 'Was ihr Wert bezahlt: Kampf, Geschick oder Charme; eines von zweien; oder als Vorpal jedes der drei.',
      example: 'Mit Kampf und Geschick sucht man sich jedes Mal eines von beiden aus.',
      short: 'Vorpal: als jedes',
    },
    cost: {
      does: 'Was für sie zu bezahlen ist: Kampf, Geschick und Charme, alles zusammen. Oder rohe Gewalt, also Kraft jeder Art zusammengezählt; ist das Feld leer, geht es mit roher Gewalt nicht. Was gewürfelt wird, steigt bei jedem Versuch um einen Würfel.',
      example:
        '3 Kampf, 1 Geschick, rohe Gewalt 6: Man bezahlt 3 Kampf und 1 Geschick oder 6 von irgendetwas.',
      short: 'oder rohe Gewalt, egal womit',
    },
    'cost.brute': {
      does: 'So viel Kraft beliebiger Art bezahlt sie auch, statt allem anderen. Bleibt es leer, geht das nicht.',
      example: 'Rohe Gewalt 6: 2 Kampf und 4 Charme bezahlen sie.',
    },
    class: {
      does: 'Von welcher Sorte ein Feind ist: Ein Plünderer verlangt vor allem Kampf, ein Schurke Geschick, ein Runenfürst Charme. Manche Karten sind gegen eine davon besser.',
      example: 'Eine Karte kann sagen: „gegen einen Runenfürsten“.',
    },
    loot: {
      does: 'Wie viele Beutekarten es für den Sieg über den Feind gibt.',
      example: '3: Wer gewinnt, zieht drei Karten vom Beutestapel.',
    },
    copies: {
      does: 'Wie oft diese Karte in ihrem Stapel ist.',
      example: '2: Sie taucht doppelt so oft auf wie eine Karte, die es einmal gibt.',
    },
    supply: {
      does: 'Ob ihre Exemplare im Vorrat beginnen: in keinem Stapel, sodass nur Effekte sie ausgeben.',
      example: 'Eine nutzlose Karte, die ein Effekt anderen auf die Hand gibt.',
    },
    stages: {
      does: 'Weitere Preise, die im selben Kampf nacheinander zu bezahlen sind.',
      example: 'Zuerst die Kosten der Karte, dann 4 Kampf, dann 6 Charme.',
    },
    rules: {
      does: 'Was die Karte tut, so wie es auf ihr gedruckt ist.',
      example: '„Beim Ausspielen: Ziehe eine Karte.“',
    },
    hero: {
      does: 'Was jemanden zum Helden macht: eine Klasse, zwölf Startkarten, fünf Plätze und zwei Fähigkeiten.',
      example: 'Ein Schurke mit vier Werkzeugen, der einmal je Zug eine Karte ziehen darf.',
    },
    'hero.class': {
      does: 'Was der Held ist. Karten können danach fragen.',
      example: '„Wenn dein Held zur Klasse Schurke gehört: Ziehe eine Karte.“',
    },
    'hero.gender': {
      does: 'Ob der Held ein Mann oder eine Frau ist. Danach richtet sich, wie seine Klasse heißt.',
      example: '„Plünderin“ statt „Plünderer“.',
    },
    'hero.difficulty': {
      does: 'Wie schwer der Held zu spielen ist. Das steht bei der Auswahl und ändert keine Regel.',
      example: 'Ein Held, bei dem es auf den rechten Moment ankommt, ist für Kenner.',
    },
    'hero.deck': {
      does: 'Die Karten, mit denen der Held beginnt, zusammen zwölf.',
      example: 'Vier Werkzeuge, vier Klingen und vier Schmuckstücke.',
    },
    'hero.slots': {
      does: 'Was auf jeden der fünf Plätze passt.',
      example: 'Zwei Plätze für Waffen, je einer für Rüstung, Relikt und Verlieskarte.',
    },
    'hero.abilities': {
      does: 'Was nur dieser Held kann, zwei Dinge.',
      example: '„Einmal je Zug darfst du eine Karte ablegen; dann ziehe eine Karte.“',
    },
    board: {
      does: 'Wie groß der Turm ist. Das hat nur der Spielplan.',
      example: 'Ringe mit 12 Feldern und 6 Felder vom Portal zur Treppe.',
    },
    'board.sectors': {
      does: 'Wie viele Felder jeder Ring des Turms hat.',
      example: '12: Nach zwölf Schritten ist ein Held wieder da, wo er begonnen hat.',
    },
    'board.across': {
      does: 'Wie viele Felder es vom Portal einer Ebene, an dem man ankommt, zu ihrer Treppe sind.',
      example: '6 auf einem Ring mit 12 Feldern: Die Treppe ist genau gegenüber.',
    },
    'board.apart': {
      does: 'Wie weit eine Treppe und das Portal der Ebene darüber mindestens auseinander sind, wenn ein Ring ausgelegt wird.',
      example: '2: Niemand geht geradewegs von Ebene zu Ebene.',
    },
  },
};
