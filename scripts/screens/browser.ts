import { CHROMIUM } from '../chromium.ts';

/** The system's Chromium, which draws in three dimensions by the processor: the same pictures on every machine. */
export const LAUNCH = {
  executablePath: CHROMIUM,
  ignoreDefaultArgs: ['--hide-scrollbars'],
  args: [
    '--no-sandbox',
    '--disable-dev-shm-usage',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
    '--disable-gpu-compositing',
    '--font-render-hinting=none',
    '--force-color-profile=srgb',
  ],
};
