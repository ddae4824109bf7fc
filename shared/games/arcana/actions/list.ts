// All that can be done, by name. The order in which it is offered is in the definitions (`order`).
export { focus } from './focus.ts';
export { pickCharacters } from './pick-characters.ts';
export { pickLeader } from './pick-leader.ts';
export { play } from './play.ts';
export { rest } from './rest.ts';
export { saveNote } from './save-note.ts';
