import { cardNamed, idOf } from './names.ts';
import Type from '../../../generated/typebox.js';
import { LINE } from '../../../packs/line.ts';
import { sayEvent } from '../narrate/event.ts';
import type { CourtCard } from '../rules/card.ts';
import { LONGEST_NAME } from '../rules/players.ts';
import { refuse } from '../rules/refuse.ts';
import { pickCharacter } from '../setup.ts';
import { NONE } from '../types.ts';
import { asTold, Card, defineAction } from './define.ts';

/** Each adventurer is another court card, with a name (AR-SETUP-2, AR-R!7). */
export const pickCharacters = defineAction({
  do: 'pickCharacters',
  order: 10,
  phase: 'pickCharacters',
  fields: {
    court: Card,
    name: Type.String({ maxLength: LONGEST_NAME, pattern: LINE }),
  },
  check(match, state, seat, { court, name }) {
    if (state.players[seat].court !== NONE)
      return refuse('wrong-phase', { phase: state.phase }, 'AR-SETUP-2');
    if (!match.courts.includes(court)) return refuse('not-a-court', {}, 'AR-SETUP-2');
    const taken = state.players.findIndex((player) => player.court === court);
    if (taken >= 0) return refuse('court-taken', { seat: taken, card: court }, 'AR-SETUP-2');
    const { length } = name.trim();
    return length >= 1 && name.length <= LONGEST_NAME
      ? null
      : refuse('bad-name', { most: LONGEST_NAME }, 'AR-R!7');
  },
  apply: (g, seat, { court, name }) => pickCharacter(g, seat, court, name.trim()),
  /** The court card that the seat was set up with comes first. */
  offers(match, _state, seat) {
    const own = match.proposed[seat];
    return [own, ...match.courts.filter((court) => court !== own)].map((court) => ({
      court,
      name: (match.cards[court] as CourtCard).adventurer,
    }));
  },
  group: () => 'court',
  card: ({ court }) => court,
  isWanted: (match, seat, { court }) => court === match.proposed[seat],
  form: (s) => ({
    kind: 'text',
    field: 'name',
    label: s.say('text.name'),
    least: 1,
    most: LONGEST_NAME,
    lines: 'one',
  }),
  say: (s, { court }) => s.say('action.pickCharacters', { card: s.inSentence(court) }),
  did: (s, { court, name }, seat) => {
    return sayEvent(s, {
      kind: 'characterPicked',
      court,
      name: name.trim(),
      ...asTold(seat),
    });
  },
  scenario: {
    fields: ['court', 'name'],
    read(match, step) {
      const court = cardNamed(match, step.court);
      const { adventurer } = match.cards[court] as Partial<CourtCard>;
      return { court, name: (step.name ?? adventurer ?? '') as string };
    },
    write: (match, { court, name }) => ({ court: idOf(match, court), name }),
  },
});
