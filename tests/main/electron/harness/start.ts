// Runs a built main process without Electron: `node start.ts <main.js> [flags]`, as `electron <folder> [flags]` would.
// The module `electron` is a stand-in (electron.ts) whose windows are pages of a real Chromium. It proves what the code of
// main and preload does; it proves nothing about Electron itself.
import { registerHooks } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const standIn = new URL('./electron.ts', import.meta.url).href;
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'electron' ? { url: standIn, shortCircuit: true } : next(specifier, context),
});

const main = resolve(process.argv[2]);
process.argv.splice(1, 2, main);
await import(pathToFileURL(main).href);
// As in Electron: a top-level await of readiness in main never ends.
const { app } = await import('./app.ts');
await import('./deeds.ts');
await app.becomeReady();
