// Lets Node load modules with runes, compiled as for a program without a page. What is imported after this one may be such a module.
import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import { compileModule } from 'svelte/compiler';

registerHooks({
  load(url, context, next) {
    if (!url.endsWith('.svelte.ts')) return next(url, context);
    const filename = fileURLToPath(url);
    const source = stripTypeScriptTypes(readFileSync(filename, 'utf8'));
    const { code } = compileModule(source, { filename, generate: 'server' }).js;
    return { format: 'module', shortCircuit: true, source: code };
  },
});
