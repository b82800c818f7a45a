import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { table } from '../measure/report.ts';
import { writeSection } from '../measure/markdownSections.ts';
import { repository } from '../steps.ts';
import type { Budget } from './budget.ts';
import type { LibraryWeight } from './weigh.ts';

const command = 'npm run prove -- size';

/** Bytes in a readable unit. */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

const listed = (entryPoints: readonly (readonly [string, number])[]): string =>
  table(
    ['entry point', 'script'],
    entryPoints.map(([entryPoint, bytes]) => [entryPoint, kilobytes(bytes)]),
  );

/** Writes the summary into docs/measurements.md, and every entry point into docs/library-size.md. */
export function writeWeight({ css, entryPoints }: LibraryWeight, budget: Budget): void {
  const all = Object.entries(entryPoints);
  const heaviest = all.toSorted(([, one], [, other]) => other - one).slice(0, 5);
  writeSection(
    'Component library: size',
    command,
    `After gzip. The style sheet of the whole library, every pattern included: ${kilobytes(css)} (aim: ${kilobytes(budget.css.aim)}).
[library-size.md](library-size.md) has all ${all.length} entry points; the largest:

${listed(heaviest)}`,
  );
  const text = `# Size of each entry point of the component library

Written by \`${command}\`. After gzip, with all dependencies but React, as an app pays that imports it alone. Most of
an element is React Aria, which entry points share.

${listed(all)}
`;
  writeFileSync(join(repository, 'docs/library-size.md'), text);
}
