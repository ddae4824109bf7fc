import type { Language } from '../../../shared/words/languages.ts';
import type { Gestures } from './gestures.ts';
import type { Overview } from './overview.ts';
import type { AskKind, Asks, OverviewAsk } from './asks.ts';
import type { CardViews } from './views.ts';

/** Answers one kind of call. */
export type Answer<K extends AskKind> = (
  asked: Asks[K]['asked'],
  language: Language,
) => Asks[K]['answer'] | Promise<Asks[K]['answer']>;

/** Calls that only look at a card or its file, or at all cards. */
type ReadKind =
  | OverviewAsk
  | 'card'
  | 'raw'
  | 'complete'
  | 'choices'
  | 'offers'
  | 'places'
  | 'other'
  | 'explain'
  | 'named'
  | 'copy'
  | 'similar'
  | 'uses';

/** The answers to calls that only look. */
export const readsOf = (
  views: CardViews,
  gestures: Gestures,
  overview: Overview,
): { readonly [K in ReadKind]: Answer<K> } => ({
  ...overview.answers,
  card: ({ place }, language) => views.view(place, language),
  raw: ({ file }, language) => views.raw(file, language),
  complete: ({ file, offset }, language) => ({ found: views.completions(file, offset, language) }),
  choices: ({ revision, card, at }, language) => gestures.choices(revision, card, at, language),
  offers: ({ revision, card, gap, text }, language) => gestures.offers(revision, card, gap, text, language),
  places: ({ revision, card, at }, language) => gestures.places(revision, card, at, language),
  other: ({ card, language }) => ({ card: views.other(card, language) }),
  explain: ({ card, at }, language) => ({ help: views.explained(card, at, language) }),
  named: ({ revision, card, at }, language) => gestures.named(revision, card, at, language),
  copy: ({ revision, card, at }, language) => gestures.copy(revision, card, at, language),
  similar: ({ card }, language) => ({ rows: views.similar(card, language) }),
  uses: ({ card }, language) => ({ rows: views.uses(card, language) }),
});
