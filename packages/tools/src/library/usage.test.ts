import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repository } from '../steps.ts';
import { entryPoints } from './entryPoints.ts';

interface Page {
  /** The story file, from the repository's root. */
  readonly file: string;
  /** What its title names after the package. */
  readonly name: string;
  /** Whether it shows a live do and don't. */
  readonly isAlive: boolean;
}

/** The pages below a title that are about components, not about one part of their use. */
const pagesOf = (title: string, folder: string): readonly Page[] =>
  globSync(`stories/${folder}/*.stories.tsx`, { cwd: repository })
    .toSorted()
    .flatMap((file) => {
      const text = readFileSync(join(repository, file), 'utf8');
      const [, name] = new RegExp(`title: '${title}/([^/']+)'`).exec(text) ?? [];
      const isAlive = text.includes("from '../docs/usage/") && /\busages?[:,\s]/.test(text);
      return name === undefined ? [] : [{ file, name, isAlive }];
    });

const isEntryPoint = new Set(entryPoints().map(({ name }) => name));

const patterns = pagesOf('Patterns/[^/]+', 'patterns').filter(({ name }) =>
  isEntryPoint.has(`patterns/${name}`),
);

test('every page of a component shows a live do and don’t', () => {
  expect(patterns.length).toBeGreaterThan(60);
  const pages = [
    ...patterns,
    ...pagesOf('Elements', 'elements'),
    ...pagesOf('Layout', 'layout'),
    ...pagesOf('Brand', 'brand'),
  ];
  expect(pages.length).toBeGreaterThan(115);
  expect(pages.filter(({ isAlive }) => !isAlive).map(({ file }) => file)).toEqual([]);
});

test('every file of usage is shown on a page', () => {
  const shown = globSync('stories/{elements,patterns,layout,brand}/*.stories.tsx', {
    cwd: repository,
  }).flatMap((file) =>
    [
      ...readFileSync(join(repository, file), 'utf8').matchAll(/'\.\.\/docs\/usage\/(\w+)\.tsx'/g),
    ].map(([, name]) => name),
  );
  const files = globSync('stories/docs/usage/*.tsx', { cwd: repository });
  expect(files.length).toBeGreaterThan(130);
  const unseen = files.filter((file) => !shown.includes(/(\w+)\.tsx$/.exec(file)?.[1] ?? ''));
  expect(unseen).toEqual([]);
});
