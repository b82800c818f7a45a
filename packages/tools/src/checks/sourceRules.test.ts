import { expect, test } from 'vitest';
import { sourceFaults } from './sourceRules.ts';

const faulty = [
  ['a star export', "export * from './a.ts';"],
  ['a disabled rule', '// oxlint-disable-next-line no-console'],
  ['a hidden type error', '// @ts-ignore'],
  ['a folder of one machine', "const file = '/home/someone/a';"],
] as const;

test.each(faulty)('%s is a fault, and its line is named', (_name, text) => {
  expect(sourceFaults('a.ts', `\n${text}\n`)).toEqual([expect.stringContaining('a.ts:2')]);
});

test.each([
  '// oxlint-disable-next-line no-x -- the wire asks for it',
  '// The wire asks for it.\n  // oxlint-disable-next-line no-x',
])('a reason makes a disabled rule acceptable', (text) => {
  expect(sourceFaults('a.ts', text)).toEqual([]);
});
