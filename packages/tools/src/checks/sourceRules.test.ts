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

test.each(['Date.now()', 'new Date()'])('%s is a fault of the server, not of others', (clock) => {
  const text = `const now = ${clock};`;
  const fault = [expect.stringContaining('the database’s counts')];
  expect(sourceFaults('packages/server/src/files/a.ts', text)).toEqual(fault);
  for (const file of ['packages/server/src/db/clock.ts', 'packages/server/src/files/a.test.ts']) {
    expect(sourceFaults(file, text)).toEqual([]);
  }
  expect(sourceFaults('app/stores/a.ts', text)).toEqual([]);
});

test('a form that keeps its text to itself is a fault, wherever the setter stands among the properties', () => {
  const text = (change: string) =>
    `<Stack>\n<TextField\n  label="A"\n  onBlur={() => a > b}\n  onChange={${change}}\n/></Stack>`;
  const fault = [expect.stringContaining('`useFormDraft`')];
  const pattern = (name: string) => `packages/ui/src/patterns/${name}.tsx`;
  expect(sourceFaults(pattern('Recalls/RecallForm'), text('setLot'))).toEqual(fault);
  expect(sourceFaults(pattern('Recalls/RecallForm'), text('(next) => draft.set(next)'))).toEqual(
    [],
  );
  expect(sourceFaults(pattern('SignInForm/SignInForm'), text('setEmail'))).toEqual([]);
});
