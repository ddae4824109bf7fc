import type { en } from './en.ts';

/** Was die Wörter und Felder der Karten jedes Spiels bedeuten, auf Deutsch. */
export const de: typeof en = {
  verbs: {
    choose: { does: 'Eines von mehreren Dingen geschieht: Wer die Karte spielt, sucht es aus.' },
    if: { does: 'Etwas geschieht, wenn eine Bedingung zutrifft; sonst etwas anderes oder nichts.' },
    table: {
      does: 'Ein Würfel wird geworfen, und eine Tabelle sagt, was geschieht. Eine Zahl, die in keiner Zeile steht, bewirkt nichts.',
      fields: {
        keep: 'zwei Würfel werden geworfen, und der höhere oder der niedrigere zählt; ohne Angabe wird einer geworfen',
        rows: 'was bei welchem Würfelergebnis geschieht',
      },
    },
    repeat: { does: 'Dasselbe geschieht mehrmals, höchstens 20-mal.' },
  },
  amounts: {
    sum: { does: 'Mehrere Zahlen zusammengezählt.' },
    half: { does: 'Die Hälfte einer Zahl, aufgerundet.' },
    times: { does: 'Ein Vielfaches einer Zahl.' },
    capped: { does: 'Eine gezählte Zahl, aber nie mehr als eine Grenze.', fields: { at: 'das Höchste' } },
  },
  conditions: {
    amount: { does: 'Eine Zahl ist mindestens oder höchstens so hoch, oder sie liegt dazwischen.' },
    all: { does: 'Mehrere Bedingungen treffen zugleich zu.' },
    any: { does: 'Mindestens eine von mehreren Bedingungen trifft zu.' },
    not: { does: 'Eine Bedingung trifft nicht zu.' },
  },
  card: {
    id: {
      does: 'So nennen andere Karten sie. Die Kennung wird nie gedruckt und besteht nur aus kleinen Buchstaben, Ziffern und Bindestrichen.',
      example: '„Funkenhagel“ heißt dann funkenhagel.',
    },
    name: {
      does: 'Was oben auf der Karte steht.',
      example: '„Funkenhagel“.',
    },
    story: {
      does: 'Eine Zeile unter den Regeln, nur zum Vergnügen. Sie bewirkt nichts.',
      example: '„Erst knistert es. Dann rennt alles.“',
    },
    'name.one': {
      does: 'Der Name selbst, wie er gedruckt wird.',
      example: '„Morgenstern“',
    },
    'name.many': {
      does: 'Wie mehrere davon heißen.',
      example: '„Klingen“: Dann sagt eine Liste „2 Klingen“.',
    },
    'name.gen': {
      does: 'Der Name im Genitiv, ohne Artikel, wo die Regel ihn nicht fände.',
      example: '„Pagen“ von „Page“.',
    },
    'name.gender': {
      does: 'Das Geschlecht des Namens. Damit kann die Chronik einer Partie den Namen beugen.',
      example: 'Männlich: „Aurora kauft den Morgenstern.“',
    },
    notes: {
      does: 'Was du dir zu der Karte merken willst. Es wird nie gedruckt und bedeutet den Regeln nichts.',
      example: '„Zu stark mit der Nachtlaterne? Mit drei Helden versuchen.“',
    },
    art: {
      does: 'Das Bild: ein Hintergrund mit Licht, darauf Figuren und etwas davor. Ohne eigenes Bild hat die Karte das ihrer Art.',
      example: 'Ein Mond, davor ein Schwert und Nebel.',
    },
    'art.ground': {
      does: 'Was ganz hinten im Bild ist, hinter allem anderen.',
      example: 'Eine Treppe oder ein Sturm.',
    },
    'art.light': {
      does: 'Woher das Licht kommt, in zwei Zahlen: von links und von oben. Das Bild ist 600 breit und 400 hoch.',
      example: '300 und 200 ist die Mitte, 0 und 0 die linke obere Ecke.',
    },
    'art.layers': {
      does: 'Was das Bild zeigt. Figuren weiter unten in der Liste liegen über den anderen.',
      example: 'Zuerst ein Berg, dann ein Drache davor.',
    },
    'art.front': {
      does: 'Was über allem anderen liegt.',
      example: 'Funken und Nebel.',
    },
    'art.layers.icon': {
      does: 'Die Figur: eine von etwa 4000, die das Programm mitbringt. Tippe ein Wort für das, was sie zeigt; ihre Namen sind englisch.',
      example: '„sword“ findet Schwerter aller Art.',
    },
    'art.layers.path': {
      does: 'Die Figur als Umriss, den du selbst gezeichnet hast, wie SVG ihn schreibt, in einem Feld von 512 mal 512.',
      example: '„M256 32 480 448H32Z“ ist ein Dreieck.',
    },
    'art.layers.by': {
      does: 'Wer den Umriss gezeichnet hat und was andere damit tun dürfen. Ohne Angabe sind es die Autoren des Pakets.',
      example: 'Ein Umriss, der nicht von dir ist, nennt Urheber und Lizenz.',
    },
    'art.layers.image': {
      does: 'Ein eigenes Bild, mit dem Namen seiner Datei unter den Bildern des Pakets.',
      example: 'Eine eingescannte Zeichnung.',
    },
    'art.layers.crop': {
      does: 'Welcher Teil des Bildes zu sehen ist, in vier Zahlen: von links, von oben, Breite und Höhe. Das ganze Bild ist 0, 0, 1, 1.',
      example: '0,25, 0, 0,5, 1 lässt links und rechts ein Viertel weg.',
    },
    'art.layers.x': {
      does: 'Wie weit die Mitte der Figur vom linken Rand des Bildes entfernt ist, das 600 breit ist.',
      example: '300 ist die Mitte.',
    },
    'art.layers.y': {
      does: 'Wie weit die Mitte der Figur vom oberen Rand des Bildes entfernt ist, das 400 hoch ist.',
      example: '200 ist die Mitte.',
    },
    'art.layers.scale': {
      does: 'Wie groß die Figur ist. 1 ist halb so breit wie das Bild.',
      example: '0,5 ist halb so groß wie sonst, 2 doppelt so groß.',
    },
    'art.layers.rotate': {
      does: 'Wie weit die Figur gedreht ist, im Uhrzeigersinn, in Grad.',
      example: '90 legt ein Schwert auf die Seite.',
    },
    'art.layers.flip': {
      does: 'Ob die Figur wie im Spiegel zur anderen Seite schaut.',
      example: 'Ein Pferd, das nach rechts lief, läuft nach links.',
    },
    'art.layers.tint': {
      does: 'Woraus die Figur zu sein scheint.',
      example: 'Ein Schwert aus Stahl, ein Schädel aus Knochen.',
    },
  },
};
