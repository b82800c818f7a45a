import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { table } from '../measure/report.ts';
import { writeSection } from '../measure/sections.ts';
import { repository } from '../steps.ts';
import type { Budget } from './budget.ts';
import type { LibraryWeight } from './weigh.ts';

const command = 'npm run prove -- size';

/** Bytes for people. */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

const listed = (doors: readonly (readonly [string, number])[]): string =>
  table(
    ['door', 'script'],
    doors.map(([door, bytes]) => [door, kilobytes(bytes)]),
  );

/** Writes the short of it into docs/measurements.md, and every door into docs/library-size.md. */
export function writeWeight({ css, doors }: LibraryWeight, budget: Budget): void {
  const all = Object.entries(doors);
  const heaviest = all.toSorted(([, one], [, other]) => other - one).slice(0, 5);
  writeSection(
    'Component library: size',
    command,
    `After gzip. The style sheet of the whole library, every pattern included: ${kilobytes(css)} (aim: ${kilobytes(budget.css.aim)}).
${all.length} doors are weighed in [library-size.md](library-size.md), the heaviest:

${listed(heaviest)}`,
  );
  const text = `# What each door of the component library weighs

Written by \`${command}\`. After gzip, with all that a door needs but React, as somebody pays who imports it alone. Most of
an element is React Aria, which doors share.

${listed(all)}
`;
  writeFileSync(join(repository, 'docs/library-size.md'), text);
}
