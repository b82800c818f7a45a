/** Storybook compiles MDX without GitHub's tables: unknown syntax stays on the page as it was typed. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repository } from '../steps.ts';

/** Lines of a page that MDX would show as they were typed; code blocks keep their bars. */
function unparsedLines(text: string): string[] {
  const outsideCode = text.replaceAll(/^```[\s\S]*?^```/gm, '').replaceAll(/`[^`\n]*`/g, 'code');
  const extended = /^\s*\|.*\||~~[^~]+~~|^\s*[-*] \[[ x]\]|\[\^\w+\]/;
  return outsideCode.split('\n').filter((line) => extended.test(line));
}

test('no docs page shows Markdown that was not parsed', () => {
  const pages = globSync('stories/**/*.mdx', { cwd: repository });
  expect(pages.length).toBeGreaterThan(10);
  const unparsed = pages.flatMap((page) => {
    const text = readFileSync(join(repository, page), 'utf8');
    return unparsedLines(text).map((line) => `${page}: ${line}`);
  });
  expect(unparsed).toEqual([]);
});

test('a table, struck text, a task and a footnote are found, and code is ignored', () => {
  const text = '| Room | What |\n| --- | --- |\n~~old~~\n- [ ] later\nnote[^1]\n`a | b | c`\n';
  expect(unparsedLines(text)).toHaveLength(5);
});
