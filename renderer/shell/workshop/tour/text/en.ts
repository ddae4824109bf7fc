/** What the tour of the workshop says, in English (ICU MessageFormat). All of it has fewer than 350 words. */
export const en = {
  'offer.title': 'New here?',
  'offer.text': 'In five minutes you make a card that plays.',
  'offer.begin': 'Show me',
  'offer.later': 'Not now',
  'tour.button': 'Tour',
  'tour.count': 'Tour, step {number} of {count}',
  'tour.there': 'Take me there',
  'tour.back': 'Back',
  'tour.skip': 'Skip',
  'tour.leave': 'Leave the tour',
  'tour.finish': 'Finish',

  'pack.title': 'A pack of your own',
  'pack.text': 'Cards live in packs. Press “New pack”, then “Make the pack”. It can go into the bin later.',
  'pack.named': 'My first pack',
  'card.title': 'Your first card',
  'card.text': 'Choose a kind, type a name, and press “Make the card”.',
  'card.text.kind': 'Choose a kind, such as “{kind}”, type a name, and press “Make the card”.',
  'rule.title': 'Give it a rule',
  'rule.text': 'Say here what the card does, in your own words or from the list.',
  'rule.text.typed': 'Type “{typed}” here and press Enter. Or choose from the list.',
  'number.title': 'Change a number',
  'number.text': 'Press the number’s upper arrow, or type another one. Text and face follow at once.',
  'undo.title': 'Take it back',
  'undo.text': 'Press “Undo”. Every step can be taken back, tomorrow as well.',
  'words.title': 'In another language',
  'words.text': 'Type what the card is called in the other language. Its rules are translated already.',
  'picture.title': 'Give it a picture',
  'picture.text': 'Press “Compose the picture …”, then “Surprise me”, or choose icons yourself.',
  'done.title': 'Your card stands',
  'done.text':
    'It is kept already. Play with it, or make the next one. “Tour” on the shelf brings all of this back.',
  'done.play': 'Play with this pack',

  'away.text': 'The tour goes on in “{pack}”.',
  'away.go': 'Go on',
} as const;

export type TextKey = keyof typeof en;
