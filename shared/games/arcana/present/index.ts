import type { Definitions } from '../../../engine/game.ts';
import { lookupIn } from '../../../packs/content.ts';
import type { Language } from '../../../words/languages.ts';
import type { Presenter, Titles } from '../../../tableau/presenter.ts';
import type { CardFace } from '../../../tableau/tableau.ts';
import { definitionOf } from '../events.ts';
import { lexicon } from '../narrate/lexicon.ts';
import { narrator } from './narrator.ts';
import { sayRefusal } from '../narrate/refusal.ts';
import { speaker } from '../narrate/speaker.ts';
import { NONE, type Action, type Event, type Match, type State } from '../types.ts';
import { BACKS } from './backs.ts';
import { faceOf, type Printer } from './face.ts';
import { promptFor } from './prompt.ts';
import { tableauFor } from './tableau.ts';
import type { Viewpoint } from './zones.ts';

/** Shows a table of Arcana in words; one for each table and language. */
export function presenter(
  match: Match,
  definitions: Definitions,
  language: Language,
  titles: Titles,
): Presenter<State, Action, Event> {
  const lex = lexicon(language);
  const at = (state: State | null) => speaker(match, state, lex, titles);
  const unnamed = at(null);
  const look = (state: State): Viewpoint => ({ match, state, definitions, titles, s: at(state) });
  const printer: Printer = { cards: lookupIn(definitions), titles, lex };
  const faces = new Map<string, CardFace>();
  return {
    narrator: (state) => narrator(at(state)),
    tableau: (state, viewer) => tableauFor(look(state), viewer),
    prompt: (state, seat, question) => promptFor(look(state), seat, question),
    face(id) {
      const made = faces.get(id) ?? faceOf(printer, id);
      faces.set(id, made);
      return made;
    },
    backs: BACKS.ids,
    cause: ({ cause }) => (cause === NONE ? [] : unnamed.card(cause)),
    weight: ({ kind }) => definitionOf(kind).weight ?? 'plain',
    why: (refusal) => ({ sentence: sayRefusal(unnamed, refusal), rule: refusal.rule }),
  };
}

/** Nothing is hidden from other seats at the same screen: hands are open (AR-R!5). */
export const secret = (): boolean => false;

/** The foe that was beaten last, or the one that was never beaten, which winners and losers may sign. */
export const trophy = (match: Match, { foe, defeated }: State): string | null => {
  const card = foe?.major ?? defeated.at(-1) ?? NONE;
  return card === NONE ? null : match.cards[card].id;
};
