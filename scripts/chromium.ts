// Which Chromium tests and pictures use, and how Playwright is started.
import { existsSync } from 'node:fs';

/** The one without a window draws none of a browser's own controls: the same pages take two thirds of the time. */
const INSTALLED = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'] as const;

/** Where it is: at `$CHROMIUM`, or where Debian puts it. It may not be there. */
export const CHROMIUM = process.env['CHROMIUM'] ?? INSTALLED.find((file) => existsSync(file)) ?? INSTALLED[1];

/** Environment of Playwright: Node strips the types of tests, as of everything else, and nothing is compiled before. */
export const PLAYWRIGHT = { PW_DISABLE_TS_ESM: '1' } as const;
