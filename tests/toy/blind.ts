// Lints the code for every game, only for names and words of games: a new game must not collide with it.
import { ESLint } from 'eslint';
import { GAME_BLIND } from '../../scripts/lint/table.ts';

const eslint = new ESLint({ ruleFilter: ({ ruleId }) => ruleId.startsWith('ravingspire/no-game') });
const results = await eslint.lintFiles(GAME_BLIND.map((folder) => `${folder}**/*.{ts,svelte}`));
const formatter = await eslint.loadFormatter('stylish');
process.stdout.write(await formatter.format(results));
process.exitCode = results.some(({ errorCount }) => errorCount > 0) ? 1 : 0;
