import type { TextKey } from '../en/board.ts';

/** Was der Spielplan selbst sagt, auf Deutsch. */
export const de: { readonly [key in TextKey]: string } = {
  'board.name': 'Der Turm',
  'board.picture':
    'Ansicht des Turms. Pfeiltasten drehen ihn, Plus und Minus führen näher und weiter weg, 0 zurück.',
  'board.picture.flat': 'Karte des Turms. Plus und Minus führen näher und weiter weg, 0 zurück.',
  'board.items': 'Felder des Turms',
  'board.items.keys':
    'Links und rechts geht es um einen Ring, auf und ab zum nächsten, Pos1 führt zur eigenen Figur.',

  // Orte, und wer dort ist. `short` steht auf Schildern, alles andere beginnt einen Satz.
  'place.short':
    '{level, select, dungeon {Verlies {sector}} temple {Tempel {sector}} spire {Spitze {sector}} other {Bergfried}}',
  'place.space':
    '{level, select, dungeon {Verlies {sector}} temple {Tempel {sector}} spire {Spitze {sector}} other {Der Bergfried}}',
  'place.portal':
    '{level, select, dungeon {Portal des Verlieses, der Anfang} temple {Portal des Tempels} other {Portal der Spitze}}',
  'place.stairs':
    '{level, select, dungeon {Treppe des Verlieses} other {Treppe des Tempels}}{aligned, select, yes {, trifft auf das Portal darüber} other {, führt gerade nirgendwohin}}',
  'place.door': 'Turmtor{open, select, yes {, offen} other {, verschlossen}}',
  'place.veiled': 'noch zu',
  'place.on': '{what}, auf {place}',
  'place.there': '{place}: {things}',
  'thing.portal': 'das Portal',
  'thing.stairs': 'die Treppe',
  'thing.door': 'das Turmtor',
  'thing.foe': 'ein Feind',
  'thing.hero': '{name}',
  'figure.hero':
    '{name}{active, select, yes {, am Zug} other {}}{key, select, yes {, mit Turmschlüssel} other {}}',
  'figure.foe': 'Feind{held, select, yes {, steht still} other {}}',

  // Schilder an dem, was gerade benutzt werden kann.
  'label.portal': 'Drehen',
  'label.stairs': 'Treppe',
  'label.door': 'Eintreten',
  'about.rotate': 'Diese Ebene dreht sich, und ihre Treppe mit ihr.',

  // Die Kamera.
  'camera.overview': 'Der ganze Turm',
  'camera.plan': 'Von oben',
  'camera.level': 'Die eigene Ebene',
  'camera.keep': 'Der Bergfried',

  // Warum hier eine Karte liegt und kein Turm steht.
  'map.noWebgl':
    'Dieser Bildschirm kann den Turm nicht räumlich zeichnen (kein WebGL 2). Hier ist eine Karte davon.',
  'map.lost': 'Die Grafik dieses Rechners hat den Turm mehrmals aufgegeben. Hier ist eine Karte davon.',
  'map.failed': 'Der Turm ließ sich auf diesem Rechner nicht bauen. Hier ist eine Karte davon.',
  'map.again': 'Den Turm noch einmal versuchen',
};
