import { expect, test } from 'vitest';
import { entryPointsWithControls, drawsControl } from './controls.ts';

const aria = (names: string) => `import { ${names} } from 'react-aria-components';`;

test.each([
  [aria('Button as AriaButton, Group'), true],
  [aria('Group,\n  Input,\n'), true],
  [aria('Group, type Button'), false],
  [aria('Meter, ProgressBar'), false],
  ['<a href={`#${target}`}>', true],
  ['<article className={css.card}>', false],
  ['<div tabIndex={0}>', true],
  ['<h1 tabIndex={-1}>', false],
])('%s', (text, isSo) => {
  expect(drawsControl(text)).toBe(isSo);
});

test('a component has the controls of its parts', () => {
  const found = entryPointsWithControls();
  // A menu's trigger is rendered by another component; marks, word lists and slots contain no control.
  expect(found).toContain('elements/Button');
  expect(found).toContain('patterns/UserTable');
  for (const entryPoint of ['elements/StatusMark', 'patterns/ChangeList', 'layout/Stack'])
    expect(found).not.toContain(entryPoint);
});
