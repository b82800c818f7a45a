import { expect, test } from 'vitest';
import { prebundled } from '../../../../.storybook/prebundled.ts';
import { importedPackages } from './prebundled.ts';

test('every package that stories import is prebundled', () => {
  const packages = importedPackages();
  expect(packages.has('react-aria-components'), 'the walk reaches the library').toBe(true);
  expect([...packages].filter(([name]) => !prebundled.includes(name))).toEqual([]);
});
