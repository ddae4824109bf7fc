import Type from '../../../generated/typebox.js';
import { sayEvent } from '../narrate/event.ts';
import { refuse } from '../rules/refuse.ts';
import { NONE } from '../types.ts';
import { defineAction, asTold } from './define.ts';

/** Letters of the note on a Reading (AR-R!40). */
const LONGEST = 500;

/** Only a Reading is noted on, which is the reward of a win (AR-R!40, AR-R!41). */
export const saveNote = defineAction({
  do: 'saveNote',
  order: 60,
  phase: 'ended',
  fields: { text: Type.String({ maxLength: LONGEST }) },
  check(_match, { outcome }, _seat, { text }) {
    if (outcome?.result !== 'won') return refuse('nothing-to-note', {}, 'AR-R!41');
    return text.length <= LONGEST ? null : refuse('note-too-long', { most: LONGEST }, 'AR-R!40');
  },
  apply(g, seat, { text }) {
    g.state.note = text;
    g.emit({ kind: 'noteSaved', seat, text, rule: 'AR-R!40' });
  },
  offers: (_match, { note }) => [{ text: note }],
  group: () => 'note',
  card: () => NONE,
  form: (s) => ({
    kind: 'text',
    field: 'text',
    label: s.say('text.note'),
    least: 0,
    most: LONGEST,
    lines: 'many',
  }),
  say: (s) => s.say('action.saveNote'),
  did: (s, { text }, seat) => sayEvent(s, { kind: 'noteSaved', text, ...asTold(seat) }),
  scenario: {
    fields: ['text'],
    read: (_match, { text }) => ({ text: text as string }),
    write: (_match, { text }) => ({ text }),
  },
});
