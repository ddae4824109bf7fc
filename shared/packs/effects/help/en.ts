/** What the words and fields of every game's cards do, in English. */
export const en = {
  verbs: {
    choose: { does: 'One of several things is done: the player of the card chooses.' },
    if: { does: 'Something is done if a condition holds; if not, something else or nothing.' },
    table: {
      does: 'A die is rolled, and the table says what happens. A number that is in no row does nothing.',
      fields: {
        keep: 'two dice are rolled, and the higher or the lower one counts; left out, one is rolled',
        rows: 'what happens for which results of the die',
      },
    },
    repeat: { does: 'The same is done several times, at most 20 times.' },
  },
  amounts: {
    sum: { does: 'Several numbers added up.' },
    half: { does: 'Half of a number, rounded up.' },
    times: { does: 'A number, several times.' },
    capped: { does: 'A number that is counted, but never more than a bound.', fields: { at: 'the most' } },
  },
  conditions: {
    amount: { does: 'A number is at least or at most so high, or between both.' },
    all: { does: 'Several conditions hold at the same time.' },
    any: { does: 'At least one of several conditions holds.' },
    not: { does: 'A condition does not hold.' },
  },
  card: {
    id: {
      does: 'What other cards call it by. It is never printed, and has only small letters, digits and hyphens.',
      example: '“Hail of Sparks” is called hail-of-sparks.',
    },
    name: {
      does: 'What is printed at the top of the card.',
      example: '“Hail of Sparks”.',
    },
    story: {
      does: 'A line below the rules, for the pleasure of reading it. It does nothing.',
      example: '“It crackles first. Then everything runs.”',
    },
    'name.one': {
      does: 'The name itself, as it is printed.',
      example: '“Morgenstern”',
    },
    'name.many': {
      does: 'What several of it are called.',
      example: '“Blades”: then a list says “2 Blades”.',
    },
    'name.gen': {
      does: 'The name in the genitive, without an article, where the rule would not find it.',
      example: '“Pagen” of “Page”.',
    },
    'name.gender': {
      does: 'The gender of the name in a language that has genders. With it the log of a game can decline the name.',
      example: 'Masculine: „Aurora kauft den Morgenstern.“',
    },
    notes: {
      does: 'What you want to remember about the card. It is never printed, and nothing to the rules.',
      example: '“Too strong with the Night Lantern? Try it with three heroes.”',
    },
    art: {
      does: 'The picture: a background with light, figures on it, and something in front of them. Without it the card has the picture of its kind.',
      example: 'A moon, a sword in front of it, and fog.',
    },
    'art.ground': {
      does: 'What is at the back of the picture, behind everything else.',
      example: 'A flight of stairs, or a storm.',
    },
    'art.light': {
      does: 'Where the light comes from, in two numbers: from the left and from the top. The picture is 600 wide and 400 high.',
      example: '300 and 200 is the middle, 0 and 0 the upper left corner.',
    },
    'art.layers': {
      does: 'What the picture is about. Figures that are further down in the list lie over the others.',
      example: 'First a mountain, then a dragon in front of it.',
    },
    'art.front': {
      does: 'What lies over everything else.',
      example: 'Sparks and fog.',
    },
    'art.layers.icon': {
      does: 'The figure: one of about 4,000 that come with the program. Type a word that it shows; their names are English.',
      example: '“sword” finds swords of many sorts.',
    },
    'art.layers.path': {
      does: 'The figure as an outline that you have drawn yourself, as SVG writes it, in a box of 512 by 512.',
      example: '“M256 32 480 448H32Z” is a triangle.',
    },
    'art.layers.by': {
      does: 'Who drew the outline, and what others may do with it. Left out, it is the authors of the pack.',
      example: 'An outline that is not yours names its author and its licence.',
    },
    'art.layers.image': {
      does: 'A picture of your own, by the name of its file among the pictures of the pack.',
      example: 'A scanned drawing.',
    },
    'art.layers.crop': {
      does: 'Which part of the picture is shown, in four numbers: from the left, from the top, width and height. All of it is 0, 0, 1, 1.',
      example: '0.25, 0, 0.5, 1 leaves out a quarter at either side.',
    },
    'art.layers.x': {
      does: 'How far the middle of the figure is from the left edge of the picture, which is 600 wide.',
      example: '300 is the middle.',
    },
    'art.layers.y': {
      does: 'How far the middle of the figure is from the upper edge of the picture, which is 400 high.',
      example: '200 is the middle.',
    },
    'art.layers.scale': {
      does: 'How large the figure is. 1 is half as wide as the picture.',
      example: '0.5 is half as large as usual, 2 is twice as large.',
    },
    'art.layers.rotate': {
      does: 'How far the figure is turned, clockwise, in degrees.',
      example: '90 lays a sword on its side.',
    },
    'art.layers.flip': {
      does: 'Whether the figure looks to the other side, as in a mirror.',
      example: 'A horse that ran to the right runs to the left.',
    },
    'art.layers.tint': {
      does: 'What the figure seems to be made of.',
      example: 'A sword of steel, a skull of bone.',
    },
  },
};
