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
  'tag.taken': 'genommen',

  // The battlemat.
  'mat.title': 'Kampfmatte',
  'mat.hint': 'hierher ziehen',
  'key.yes': 'Turm\u00adschlüssel',
  'key.no': 'kein Schlüs\u00adsel',
  'kind.weapon': 'Waffe',
  'kind.armor': 'Rüstung',
  'kind.object': 'Gegenstand',
  'kind.relic': 'Relikt',
  'kind.dungeon': 'Verlies',
  'kind.other': 'anderes',
  'card.used': 'umgedreht, bis zur Erholung',

  // Paying.
  'pay.attributes': 'Werte',
  'pay.brute': 'Rohe Gewalt',
  'power.fight': 'Kampf',
  'power.skill': 'Geschick',
  'power.charm': 'Charme',
  'power.vorpal': 'beliebig',
  'power.brute': 'rohe Gewalt',

  // What has no other place.
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
};
