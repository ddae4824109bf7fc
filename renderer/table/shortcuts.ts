import type { Desk } from './desk.svelte.ts';
import { TYPING } from '../ui/typing.ts';
import { goToPart } from './regions.ts';

/** Elements on which Enter does something of its own. */
const PRESSABLE = 'button, a[href], input, select, summary, [role="button"]';

/** So soon after an entry Enter was meant for that, in milliseconds. */
const SOON = 600;

/** Keys of the table. They are inactive during typing, while a dialog is open, and with modifiers. */
export function press(desk: Desk, event: KeyboardEvent): void {
  const { target, key } = event;
  const typing = target instanceof Element && target.matches(TYPING);
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return;
  if (typing || document.querySelector('dialog[open]') !== null) return;
  switch (key) {
    case 'e':
      return void desk.goOn();
    case 'Enter':
      if (target instanceof Element && target.closest(PRESSABLE) === null) enter(desk, event.timeStamp);
      return;
    case 'u':
      return void desk.undo();
    case 'r':
      return void desk.redo();
    case 'h':
      return void desk.hint();
    case 'l':
      desk.showsLog = !desk.showsLog;
      return;
    case '?':
      return desk.open({ kind: 'help' });
    case 'F6':
      // Browsers go to their own parts with it.
      event.preventDefault();
      if (desk.root !== null) goToPart(desk.root, event.shiftKey);
      return;
    case 'Escape':
      if (desk.message !== null) desk.dismiss();
      else if (desk.picked !== null) void desk.pick(null);
      else if (desk.session.moment !== null) void desk.lookNow();
      return;
    default:
      return;
  }
}

/** Enter goes on where nothing else has it, but never into harm, and not with the press that made the last entry. */
function enter(desk: Desk, now: number): void {
  const [way, ...others] = desk.waysOn;
  if (way === undefined || others.length > 0 || way.choice.warnings.length > 0) return;
  if (now - desk.entered > SOON) void desk.goOn();
}
