import { expect, test } from 'vitest';
import { affectedStories } from './affectedStories.ts';

test('the stories of a traced change are read', () => {
  const printed = `ℹ Traced 1 changed file to 2 affected story files:
— stories/elements/Badge.stories.tsx
— stories/screens/Users.stories.tsx
Set --trace-changed to reveal how these files are affected.`;
  expect(affectedStories(printed)).toEqual([
    'stories/elements/Badge.stories.tsx',
    'stories/screens/Users.stories.tsx',
  ]);
  expect(affectedStories('ℹ Traced 1 changed file to 0 affected story files:\n')).toEqual([]);
});

test('a tracer that gave up is not mistaken for one without results', () => {
  expect(() => affectedStories('⚠ TurboSnap disabled: Found a Storybook config change')).toThrow(
    'did not narrow',
  );
  expect(() => affectedStories('Traced 1 changed file to 1 affected story file:\n? else')).toThrow(
    'not understood',
  );
});

test('counts documentation pages, and no pictures for them', () => {
  const printed = `Traced 1 changed file to 2 affected story files:
— stories/elements/Badge.stories.tsx
— stories/docs/foundations/Brands.mdx
`;
  expect(affectedStories(printed)).toEqual(['stories/elements/Badge.stories.tsx']);
});
