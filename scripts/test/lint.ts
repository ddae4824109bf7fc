// ESLint over some folders and files, one after the other; every finding fails.
import { ESLint } from 'eslint';
import { noteDone } from './progress/note.ts';

const eslint = new ESLint({ errorOnUnmatchedPattern: false, warnIgnored: false });
const formatter = await eslint.loadFormatter('stylish');
for (const target of process.argv.slice(2)) {
  const results = await eslint.lintFiles([target]);
  noteDone();
  if (results.every(({ errorCount, warningCount }) => errorCount + warningCount === 0)) continue;
  process.exitCode = 1;
  console.log(await formatter.format(results));
}
