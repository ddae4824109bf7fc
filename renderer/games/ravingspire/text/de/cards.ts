import type { TextKey } from '../en/cards.ts';

/** What the cards of the table say of their own, in German (ICU MessageFormat). */
export const de: { readonly [key in TextKey]: string } = {
  // The cards around the tower.
  'ring.title': 'Karten des Rings',
  'ring.levels': 'Welcher Ring gezeigt wird',
  'level.dungeon': 'Ring des Verlieses',
  'level.temple': 'Ring des Tempels',
  'level.spire': 'Ring der Spitze',
  'level.closed': 'noch nicht geöffnet',
  'level.here': 'hier bist du',
  'ring.empty': 'Stelle {place} ist leer.',
  'tag.waiting': 'wartet',
  'tag.tower': 'gilt hier',
  'tag.foe': 'Feind',
  'tag.spire': 'letzte Prüfung',
  'tag.enemy': 'im Kampf',
  'tag.free': 'umsonst',
  'tag.taken': 'genommen',
  'card.answer': 'steht für eine Antwort',
  'answer.lit': 'Drücke eine Karte, die leuchtet, oder hier ihren Namen.',
  'card.paysAs': 'zahlt als {power}',
  'card.pays': 'kann zahlen',

  // The hand.
  'hand.title': 'Hand: {name}',
  'hand.empty': 'Keine Karten auf der Hand.',
  'hand.hidden': '{count, plural, one {Eine verdeckte Karte} other {# verdeckte Karten}}',
  'hand.played': 'Gespielt, noch nicht ausgegeben',

  // The battlemat.
  'mat.title': 'Kampfmatte',
  'mat.hint': 'hierher ziehen',
  'slot.free': 'Platz {slot}, {kind}: frei',
  'slot.title': 'Platz {slot}, {kind}',
  'slot.none': 'Nichts auf deiner Hand passt hierher.',
  'key.yes': 'Turm\u00adschlüssel',
  'key.no': 'kein Schlüs\u00adsel',
  'kind.weapon': 'Waffe',
  'kind.armor': 'Rüstung',
  'kind.object': 'Gegenstand',
  'kind.relic': 'Relikt',
  'kind.dungeon': 'Verlies',
  'kind.other': 'anderes',
  'card.used': 'umgedreht, bis zur Erholung',

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
  'pay.attributes': 'Werte',
  'pay.brute': 'Rohe Gewalt',
  'short.of': '{has} von {amount}',
  'power.fight': 'Kampf',
  'power.skill': 'Geschick',
  'power.charm': 'Charme',
  'power.vorpal': 'beliebig',
  'power.brute': 'rohe Gewalt',

  // What has no other place.
  'more.title': 'Was noch geht',
  'family.fight': 'Kämpfen',
  'family.fight.about': 'Der Preis des Feindes muss ganz bezahlt werden.',
  'family.rotate': 'Drehen',
  'family.rotate.about':
    'Ein Würfel sagt, wie weit sich diese Ebene dreht: So kommt seine Treppe unter das Portal darüber.',
  'family.exert': 'Sich anstrengen',
  'family.exert.about': 'Ein Feld mehr, auch über eine Treppe.',
  'family.well': 'Brunnen der Seelen',
  'family.well.about':
    'Eine Karte verlässt die Partie und macht den Stapel dünner: aus der Hand, dem Ablagestapel oder eine, die gerade bezahlt hat.',
  'family.ability': 'Fähigkeiten',
  'family.ability.about': 'Was du selbst kannst, wie es links steht.',
  'family.generate': 'Eigene Kraft',
  'family.generate.about': 'Kraft, die von keiner Karte kommt.',
  'family.trade': 'Tauschen',
  'family.trade.about':
    'Karten wechseln den Besitzer, wenn der andere Held zustimmt. Eine eigene Karte wird an der Karte selbst angeboten.',
  'family.move': 'Gehen',
  'family.move.about': 'Wie es weitergeht.',
  'family.slots': 'Anlegen',
  'family.slots.about': 'Karten auf der Kampfmatte bleiben von Zug zu Zug.',
  'family.other': 'Anderes',
  'family.other.about': 'Was sonst nirgends hingehört.',

  // A card from close up.
  'closer.can': 'Kann {name} sie haben?',
  'closer.do': 'Was damit geht',
  'closer.enough': '{way}: reicht.',
  'closer.short': '{way}: {short} zu wenig.',
  'closer.text': 'Was sie tut',
  'closer.print': 'Auf der Karte',
  'closer.from': 'Aus dem Paket {pack}',
  'closer.previous': 'Vorige Karte',
  'closer.next': 'Nächste Karte',
};
