/** What `inspectArt` finds in a picture, in English (ICU MessageFormat); games whose cards have pictures add it to their own. */
export const en = {
  'problem.unknown-icon': 'There is no icon “{icon}”.',
  'problem.unknown-icon.cure': 'Choose a name from game-icons.net. The picture leaves this figure out.',
  'problem.art-image': 'A picture of a card is made of icons; it cannot hold an image file.',
  'problem.art-image.cure': 'Use "icon", the name of an icon from game-icons.net.',
  'problem.art-without-icon': 'This layer of the picture has no icon.',
  'problem.art-without-icon.cure': 'Add "icon", the name of an icon from game-icons.net.',
} as const;

export type ArtKey = keyof typeof en;
