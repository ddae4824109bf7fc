/** What the board says of its own, in English (ICU MessageFormat). What can be done there comes from the host. */
export const en = {
  'board.name': 'The tower',
  'board.picture': 'View of the tower. Arrows turn it, plus and minus come closer and go away, 0 goes back.',
  'board.picture.flat': 'Map of the tower. Plus and minus come closer and go away, 0 goes back.',
  'board.items': 'Spaces of the tower',
  'board.items.keys': 'Left and right go round a ring, up and down to the next one, Home to the hero.',

  // Places and who is there. `short` stands on labels, the others begin a sentence.
  'place.short':
    '{level, select, dungeon {dungeon {sector}} temple {temple {sector}} spire {spire {sector}} other {the Keep}}',
  'place.space':
    '{level, select, dungeon {Dungeon {sector}} temple {Temple {sector}} spire {Spire {sector}} other {The Keep}}',
  'place.portal':
    '{level, select, dungeon {Portal of the dungeon, the start} temple {Portal of the temple} other {Portal of the spire}}',
  'place.stairs':
    '{level, select, dungeon {Staircase of the dungeon} other {Staircase of the temple}}{aligned, select, yes {, meets the portal above} other {, leads nowhere just now}}',
  'place.door': 'Tower Door{open, select, yes {, open} other {, shut}}',
  'place.veiled': 'not yet open',
  'place.on': '{what}, on {place}',
  'place.there': '{place}: {things}',
  'thing.portal': 'the portal',
  'thing.stairs': 'the staircase',
  'thing.door': 'the Tower Door',
  'thing.foe': 'a foe',
  'thing.hero': '{name}',
  'figure.hero':
    '{name}{active, select, yes {, whose turn it is} other {}}{key, select, yes {, with a Tower Key} other {}}',
  'figure.foe': 'Foe{held, select, yes {, stands still} other {}}',

  // Labels of what can be used now.
  'label.portal': 'Rotate',
  'label.stairs': 'Stairs',
  'label.door': 'Enter',
  'about.rotate': 'This level rotates, and its staircase moves with it.',

  // The camera.
  'camera.overview': 'The whole tower',
  'camera.plan': 'From above',
  'camera.level': 'The level of the hero',
  'camera.keep': 'The Keep',

  // Why there is a map in place of the tower.
  'map.noWebgl': 'This screen cannot draw the tower in three dimensions (no WebGL 2). Here is a map of it.',
  'map.lost': 'The graphics of this machine have given up on the tower, repeatedly. Here is a map of it.',
  'map.failed': 'The tower could not be built on this machine. Here is a map of it.',
  'map.again': 'Try the tower again',
} as const;

export type TextKey = keyof typeof en;
