import type { TextKey } from './en.ts';

/** What the parts of a drawn table say of their own, in German (ICU MessageFormat). */
export const de: { readonly [key in TextKey]: string } = {
  // Cards on the table.
  'tag.free': 'umsonst',
  'card.answer': 'steht für eine Antwort',
  'answer.lit': 'Drücke eine Karte, die leuchtet, oder hier ihren Namen.',
  'card.paysAs': 'zahlt als {power}',
  'card.pays': 'kann zahlen',

  // The hand.
  'hand.title': 'Hand: {name}',
  'hand.empty': 'Keine Karten auf der Hand.',
  'hand.hidden': '{count, plural, one {Eine verdeckte Karte} other {# verdeckte Karten}}',
  'hand.played': 'Gespielt, noch nicht ausgegeben',

  // Slots.
  'slot.free': 'Platz {slot}, {kind}: frei',
  'slot.title': 'Platz {slot}, {kind}',
  'slot.none': 'Nichts auf deiner Hand passt hierher.',

  // Slips.
  'slip.nothing': 'Damit lässt sich gerade nichts tun.',
  'slip.look': 'Genau ansehen',
  'slip.close': 'Schließen',
  'choices.title': 'Was mit {card} getan werden kann',

  // Paying.
  'pay.title': 'Zahlen',
  'pay.group': 'Zahlung: {choice}',
  'pay.with': 'Womit gezahlt wird',
  'pay.nothing': 'Noch nichts.',
  'pay.known': 'Vorher zu wissen',
  'pay.exact': 'Das reicht. Karten anklicken, um es zu ändern.',
  'key.enter': 'Eingabe',
  'short.of': '{has} von {amount}',

  // What has no other place.
  'more.title': 'Was noch geht',

  // A card from close up.
  'closer.can': 'Kann {name} sie haben?',
  'closer.do': 'Was damit geht',
  'closer.enough': '{way}: reicht.',
  'closer.short': '{way}: {short} zu wenig.',
  'closer.text': 'Was sie tut',
  'closer.print': 'Auf der Karte',
  'closer.from': 'Aus dem Paket {pack}',
  'closer.write': 'In der Werkstatt',
  'closer.previous': 'Vorige Karte',
  'closer.next': 'Nächste Karte',

  // What moves, and is heard.
  'die.rolled': '{die}: {value}',
  'sound.tool': 'Ton',

  // Die Leiste oben.
  turn: 'Zug',
  settings: 'Einstellungen',
  menu: 'Menü des Tisches',
  'details.about': 'Startwort, Pakete, Hausregeln.',
  'keys.about': 'Spielen ohne Maus.',
  'settings.about': 'Sprache, Schriftgröße, Farben, Bewegung, Ton.',
  'plain.about': 'Dieselbe Partie, nur in Worten.',

  // Die Phasen eines Zuges.
  phases: 'Phasen des Zuges',
  'phase.possible': 'Das geht jetzt:',

  // Stapel.
  piles: 'Stapel',
  'pile.several': '{count} × {card}',
  'ability.used': 'in diesem Zug benutzt',
  'turn.cards': 'In diesem Zug ausgegeben und genommen',
  'turn.spent': 'ausgegeben',
  'turn.gained': 'genommen',
  'turn.left': '{count, plural, one {noch # Karte} other {noch # Karten}}',

  // Die Chronik und der Weg weiter.
  chronicle: 'Chronik',
  'way.key': 'Mit der Taste E geht es weiter',

  // Das Ende.
  'end.turns': 'Züge',
  'end.again': 'Noch einmal ansehen',
  'end.records': 'Ruhmeshalle',
};
