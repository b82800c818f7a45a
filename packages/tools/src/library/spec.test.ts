import { expect, test } from 'vitest';
import { pointsUnder, specOf } from './spec.ts';

test('paragraphs and points of a section are read, each on one line', () => {
  const text =
    '# X\n\n## Keyboard\n\nTab goes\non.\n\n- Enter\n  opens.\n- Escape closes.\n\n## Other\n\nNo.\n';
  expect(pointsUnder('Keyboard', text)).toEqual(['Tab goes on.', 'Enter opens.', 'Escape closes.']);
  expect(pointsUnder('Mouse', text)).toEqual([]);
});

test('the flagships describe their keyboard and announcements', () => {
  for (const name of ['PlanCards', 'PaymentMethodList', 'AssetGallery', 'UserTable']) {
    const spec = specOf(`patterns/${name}`);
    expect(spec?.keyboard.length, name).toBeGreaterThan(0);
    expect(spec?.announced.length, name).toBeGreaterThan(0);
  }
  expect(specOf('elements/Button')).toBeUndefined();
});
