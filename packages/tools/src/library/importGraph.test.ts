import { expect, test } from 'vitest';
import { ImportGraph } from './importGraph.ts';

test('a style file is used by the stories that import it, through entry points and other components', () => {
  const graph = new ImportGraph(['stories/elements/{Badge,Button,Meter}.stories.tsx']);
  const stories = (path: string) =>
    [...graph.usersOf(path)].filter((user) => user.endsWith('.stories.tsx'));
  expect(stories('packages/ui/src/elements/Badge/Badge.css.ts')).toEqual([
    'stories/elements/Badge.stories.tsx',
  ]);
  expect(stories('packages/ui/src/elements/Meter/Meter.css.ts')).toEqual([
    'stories/elements/Meter.stories.tsx',
  ]);
});
