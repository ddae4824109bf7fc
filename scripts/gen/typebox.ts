// Puts TypeBox into one file (shared/generated, not committed): it comes as 370, which every program and every thread that
// knows a schema would open one by one. `npm run gen`, and by itself whenever the installed version has changed.
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { write } from './write.ts';

const out = resolve(import.meta.dirname, '../../shared/generated');

await build({
  configFile: false,
  logLevel: 'warn',
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: out,
    emptyOutDir: false,
    copyPublicDir: false,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      input: fileURLToPath(import.meta.resolve('typebox')),
      output: { entryFileNames: 'typebox.js', codeSplitting: false },
    },
  },
});
write(
  join(out, 'typebox.d.ts'),
  "// Made by scripts/gen/typebox.ts.\nexport * from 'typebox';\nexport { default } from 'typebox';\n",
);
