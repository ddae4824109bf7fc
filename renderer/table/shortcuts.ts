import type { Desk } from './desk.svelte.ts';

/** Elements in which letters are text. */
const TYPING =
  'input:not([type="radio"], [type="checkbox"], [type="range"]), textarea, select, [contenteditable]';

/** Keys of the table. They rest while somebody types, while a dialog is open, and with modifiers. */
export function press(desk: Desk, event: KeyboardEvent): void {
  const { target, key } = event;
  const typing = target instanceof Element && target.matches(TYPING);
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return;
  if (typing || document.querySelector('dialog[open]') !== null) return;
  switch (key) {
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
    case 'Escape':
      if (desk.message !== null) desk.dismiss();
      else if (desk.session.moment !== null) void desk.lookNow();
      return;
    default:
      return;
  }
}
