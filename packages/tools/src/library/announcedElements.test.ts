/** The screen reader part of an element's docs page equals what its stories compare. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repository } from '../steps.ts';

const textOf = (path: string) => readFileSync(join(repository, path), 'utf8');

/** Every element's page by its story file; pages about one part of its use have another title. */
const pages = globSync('stories/elements/*.stories.tsx', { cwd: repository })
  .toSorted()
  .map((file) => ({ file, text: textOf(file) }))
  .filter(({ text }) => /title: 'Elements\/[^/']+'/.test(text));

const isAnnounced = /screenReaderTest\(|expectPhrases\(/;
/** A screen reader reads nothing of it, and its page says that in words. */
const isSilent = /screenReaderTest\(\[\],/;

test('every element has a test of its screen reader output', () => {
  expect(pages.length).toBeGreaterThan(35);
  expect(pages.filter(({ text }) => !isAnnounced.test(text)).map(({ file }) => file)).toEqual([]);
});

test('an element’s announcements are written in its story only, and in words for a silent element', () => {
  const usages = pages.flatMap(({ file, text }) => {
    const usage = /docs\/usage\/(\w+)\.tsx/.exec(text)?.[1];
    const hasWords =
      usage !== undefined && /\bannounced:/.test(textOf(`stories/docs/usage/${usage}.tsx`));
    return [{ file, hasWords, isSilent: isSilent.test(text) }];
  });
  expect(usages.filter(({ hasWords, isSilent: silent }) => hasWords !== silent)).toEqual([]);
});
