import { Menu, type MenuItemConstructorOptions } from 'electron';
import type { Language } from '../../shared/words/languages.ts';
import { SHELL_WORDS } from '../shells/text.ts';

/** The few entries that work without the page; everything else is in the page itself. */
const MENU = {
  game: ['quit'],
  edit: ['undo', 'redo', 'cut', 'copy', 'paste', 'selectAll'],
  view: ['resetZoom', 'zoomIn', 'zoomOut', 'togglefullscreen'],
} as const;

export function setMenu(language: Language): void {
  const words = SHELL_WORDS[language];
  const template = Object.entries(MENU).map(([name, roles]): MenuItemConstructorOptions => ({
    label: words[name as keyof typeof MENU],
    submenu: roles.map((role) => ({ role, label: words[role] })),
  }));
  Menu.setApplicationMenu(Menu.buildFromTemplate(template));
}
