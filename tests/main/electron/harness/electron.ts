// Stand-in of the module `electron` for the main process. A name that is missing here is an import error: when the
// main process uses more of Electron, its meaning has to be defined here.
import { app } from './app.ts';
import { ipcMain } from './ipc.ts';
import { protocol } from './protocol.ts';
import { tell } from './told.ts';

export { app, ipcMain, protocol };
export { session } from './session.ts';
export { BrowserWindow } from './window.ts';

export const shell = {
  openExternal: (url: string): Promise<void> => Promise.resolve(tell({ what: 'external', url })),
};

export const dialog = {
  showErrorBox: (title: string, sentence: string): void => tell({ what: 'error-box', title, sentence }),
};

export const screen = {
  getAllDisplays: () => [{ workArea: { x: 0, y: 0, width: 1920, height: 1080 } }],
};

interface Item {
  label?: string;
  role?: string;
  submenu?: Item[];
}

export class Menu {
  readonly items: Item[];
  constructor(items: Item[]) {
    this.items = items;
  }
  static buildFromTemplate(items: Item[]): Menu {
    return new Menu(items);
  }
  static setApplicationMenu(menu: Menu): void {
    tell({
      what: 'menu',
      labels: menu.items
        .flatMap(({ label, submenu }) => [label, ...(submenu ?? []).map((item) => item.label)])
        .map(String),
    });
  }
}
