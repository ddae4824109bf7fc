import { expect, test } from 'vitest';
import { signIn } from '../../../../renderer/shell/workshop/pack-sign.ts';

test.each([
  [null, { kind: 'none' }],
  ['{}', { kind: 'none' }],
  ['{ "id": ', { kind: 'none' }],
  ['[]', { kind: 'none' }],
  ['{ "symbol": { "icon": "wolf-head" } }', { kind: 'icon', icon: 'wolf-head' }],
  ['{ "symbol": { "path": "M0 0z" } }', { kind: 'outline' }],
  ['{ "symbol": 7 }', { kind: 'outline' }],
])('%s', (text, sign) => {
  expect(signIn(text)).toEqual(sign);
});
