import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rename } from '../db/rename.ts';

/** Pixels independent of the screen's density. */
interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How the window was left. */
export interface WindowPlace extends Rectangle {
  readonly maximized: boolean;
  readonly fullScreen: boolean;
}

export const SMALLEST = { width: 1024, height: 640 };
const FIRST = { width: 1280, height: 800, maximized: false, fullScreen: false };

const fileIn = (dataDir: string): string => join(dataDir, 'window.json');

/** Where the window was left, unless that is on none of the screens any more; at first, in the middle. */
export function recallPlace(
  dataDir: string,
  screens: readonly Rectangle[],
): Omit<WindowPlace, 'x' | 'y'> & Partial<Rectangle> {
  const kept = readPlace(fileIn(dataDir));
  if (kept === null) return FIRST;
  if (screens.some((area) => overlap(area, kept))) return kept;
  const { width, height, maximized, fullScreen } = kept;
  return { width, height, maximized, fullScreen };
}

/** Remembers where the window is. Where that fails it opens as it did before, so the log is enough. */
export function keepPlace(dataDir: string, place: WindowPlace, log: (line: string) => void): void {
  const file = fileIn(dataDir);
  try {
    writeFileSync(`${file}.tmp`, JSON.stringify(place));
    rename(`${file}.tmp`, file);
  } catch (error) {
    log(`${file}: ${String(error)}`);
  }
}

function readPlace(file: string): WindowPlace | null {
  let found: Partial<WindowPlace> | null;
  try {
    found = JSON.parse(readFileSync(file, 'utf8')) as Partial<WindowPlace> | null;
  } catch {
    return null; // There is none yet, or it is damaged: both mean "begin in the middle".
  }
  const { x, y, width, height } = found ?? {};
  if (![x, y, width, height].every(Number.isSafeInteger)) return null;
  return {
    x: x!,
    y: y!,
    width: Math.max(width!, SMALLEST.width),
    height: Math.max(height!, SMALLEST.height),
    maximized: found?.maximized === true,
    fullScreen: found?.fullScreen === true,
  };
}

/** Whether enough of the window is on a screen to be seen and moved. */
function overlap(area: Rectangle, place: Rectangle): boolean {
  const across = Math.min(area.x + area.width, place.x + place.width) - Math.max(area.x, place.x);
  const down = Math.min(area.y + area.height, place.y + place.height) - Math.max(area.y, place.y);
  return across >= 100 && down >= 100;
}
