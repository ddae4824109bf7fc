import { expect, test } from 'vitest';
import { circles } from '../../../scripts/lint/circles.ts';

const found = (files: { readonly [path: string]: string }): string[] =>
  circles(new Map(Object.entries(files)));

test('files that import values of each other are a circle, however long it is', () => {
  const files = {
    'shared/a/one.ts': `import { two } from './two.ts';\nexport const one = two;`,
    'shared/a/two.ts': `export { three } from './three.ts';`,
    'shared/a/three.ts': `import {\n  one,\n  type One,\n} from './one.ts';`,
    'shared/a/four.ts': `import './one.ts';`,
  };
  expect(found(files)).toEqual([
    'These files import values of each other: shared/a/one.ts, shared/a/three.ts, shared/a/two.ts.',
  ]);
});

test('types alone make no circle of files, nor does an import that is made later', () => {
  const types = {
    'shared/a/one.ts': `import type { Two } from './two.ts';`,
    'shared/a/two.ts': `import { type One, type Other } from './one.ts';\nimport { three } from './three.ts';`,
    'shared/a/three.ts': `export const later = () => import('./two.ts');`,
  };
  expect(found(types)).toEqual([]);
});

test('folders that import anything of each other are a circle, but for those that are one within the other', () => {
  const files = {
    'shared/a/one.ts': `import type { Two } from '../b/two.ts';`,
    'shared/b/two.ts': `import { three } from '../a/deep/three.ts';`,
    'shared/a/deep/three.ts': `import { four } from '../four.ts';`,
    'shared/a/four.ts': `import { five } from './deep/five.ts';`,
    'shared/a/deep/five.ts': `import type { Two } from '../../b/two.ts';`,
  };
  expect(found(files)).toEqual(['These folders import each other: shared/a/deep, shared/b.']);
});

test('components count like other files', () => {
  const files = {
    'renderer/a/One.svelte': `<script lang="ts">\n  import Two from '../b/Two.svelte';\n</script>`,
    'renderer/b/Two.svelte': `<script lang="ts">\n  import { one } from '../a/one.ts';\n</script>`,
    'renderer/a/one.ts': '',
  };
  expect(found(files)).toEqual(['These folders import each other: renderer/a, renderer/b.']);
});
