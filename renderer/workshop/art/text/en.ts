/** What the composer of pictures says, in English (ICU MessageFormat). */
export const en = {
  title: 'Picture of {name}',
  back: 'Back to the card',
  'add.label': 'Icons and grounds',
  'made.label': 'Figures and light',
  'tabs.label': 'Parts of the composer',
  surprise: 'Surprise me',
  'surprise.about': 'Composes a picture from the words of the card. Each click composes another one.',
  'said.surprised': 'Another picture: {icons}.',
  'surprise.none': 'No icon answers a word of this card. Give it a name first.',

  // How it is seen.
  'look.label': 'What is shown',
  'look.card': 'Card',
  'look.alone': 'Picture alone',
  'look.print': 'Print, 300 dpi',
  'look.print.about': '{width, number} by {height, number} dots: here each of them is one of the screen.',
  'look.print.small':
    '{width, number} by {height, number} dots, shown smaller: there is no room for all of them.',
  'stage.label': 'The picture, to be changed by hand',
  'stage.alt': '{name}, as it is printed',
  'stage.none': 'This card cannot be drawn',
  'stage.none.text': 'Something in it is wrong. The problems on the bench say what.',
  'stage.hint': 'Drag moves, Shift keeps straight, arrow keys by one',
  'small.label': 'As it is seen small',
  'small.hand': 'hand',
  'small.slot': 'slot',
  'handle.layer': '{name}: x {x, number}, y {y, number}, size {size, number} %, turned {turn, number}°',
  'handle.keys':
    'Arrow keys move it, with Shift by ten. Plus and minus size it, comma and full stop turn it, F mirrors it, Delete removes it.',
  'handle.size': 'Size of {name}',
  'handle.turn': 'Turn of {name}',
  'handle.light': 'Light: x {x, number}, y {y, number}',
  'handle.light.keys': 'Arrow keys move it, with Shift by ten.',

  // Icons.
  'icons.label': 'Icons',
  'icons.search': 'Search the icons',
  'icons.hint': 'poison, sword …',
  'icons.count': '{count, number} of {all, number}',
  'icons.none': 'No icon is called that. Try another word, in English or German.',
  'icons.lately': 'used lately',
  'icons.replace': 'In place of {name}',
  'icons.about': 'Any word counts, in English or German.',
  'said.added': '“{icon}” is in front now.',
  'said.replaced': '“{icon}” is in its place now.',

  // Grounds and fronts.
  ground: 'Ground',
  front: 'In front',
  'front.count': '{count, number} of {most, number}',
  'front.full': 'A picture has {most, number} of these at most.',

  // Figures.
  layers: 'Figures',
  'layers.keys': 'Alt ↑ ↓ orders',
  'layers.full': 'A picture has {most, number} figures at most. Remove one first.',
  'layers.none': 'No figure yet. Choose an icon.',
  'layers.unowned': 'The game draws this by itself, after kind and name of the card.',
  'layers.many':
    'It has more figures than a picture of one’s own may have. The first icon that you choose comes in their place.',
  'layers.own': 'Make it mine',
  'layers.own.said': 'The picture is written into the card now.',
  'layers.unown': 'Leave it to the game',
  'layer.unknown': 'without an icon',
  'layer.missing': 'There is no such icon.',
  'layer.light': 'Light',
  'layer.ground': 'ground',
  'layer.grip': 'Move {name}, place {place, number} of {count, number} from the front',
  'layer.duplicate': 'Duplicate {name}',
  'layer.remove': 'Remove {name}',
  'layer.outside': 'It lies outside of what is seen.',
  'said.removed': '“{icon}” is removed.',
  'said.reordered': '“{icon}” is in place {place, number} of {count, number} now.',
  'said.place': 'x {x, number}, y {y, number}',
  'said.size': 'size {size, number} %',
  'said.turn': 'turned {turn, number}°',

  // What has been chosen, in numbers.
  'number.x': 'x',
  'number.y': 'y',
  'number.turn': 'turn °',
  'number.size': 'size %',
  flip: 'Mirrored',
  tint: 'Tint: {name}',
  'light.usual': 'Where this ground has it',

  // Whose work it is.
  credits: 'Credits',
  'credits.about': 'fill themselves',
  'credits.icons': 'Icons by {authors}, game-icons.net, {licence}, recoloured.',
  'credits.none': 'Nothing in it is by others.',
  problems: 'Problems of the picture',
  sharp: 'Sharp at print size: drawn in lines, not in dots.',
} as const;

export type TextKey = keyof typeof en;
