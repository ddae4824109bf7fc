/** What `inspectArt` finds in a picture, in English (ICU MessageFormat); games whose cards have pictures add it to their own. */
export const en = {
  'problem.unknown-icon': 'There is no icon “{icon}”.',
  'problem.unknown-icon.cure': 'Choose a name from game-icons.net. The picture leaves this figure out.',
  'problem.art-layer-empty': 'This layer of the picture shows nothing.',
  'problem.art-layer-empty.cure':
    'Add "icon", the name of an icon from game-icons.net, or "path" or "image".',
  'problem.art-layer-double': 'This layer of the picture shows two things: “{first}” and “{second}”.',
  'problem.art-layer-double.cure': 'Remove one of the two, or make a layer of its own for it.',
  'problem.art-layer-idle': '“{key}” belongs to layers with “{of}” alone.',
  'problem.art-layer-idle.cure': 'Remove “{key}”.',
  'problem.art-path': 'The outline is in order up to letter {letter, number} only.',
  'problem.art-path.cure':
    'Take the "d" of one path of an SVG file, in a box of 512 x 512. The picture leaves this figure out.',
  'problem.art-crop': 'What is to be shown of the picture reaches beyond it, or is nothing.',
  'problem.art-crop.cure': 'Write left, top, width and height as parts of 1: [0, 0, 1, 1] is all of it.',
} as const;

export type ArtKey = keyof typeof en;
