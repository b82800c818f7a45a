import { cpus } from 'node:os';
import type { LargeFixture } from './largeFixture.ts';
import type { CallFigures } from './load.ts';
import { milliseconds, table } from './report.ts';

/** Everything that was measured on the large installation. */
export interface ListFigures {
  readonly fixture: LargeFixture;
  /** Calls per second. */
  readonly rate: number;
  readonly figures: readonly CallFigures[];
}

const thousands = (count: number): string => count.toLocaleString('en-US');

/** The figures as docs/lists.md. */
export function reportLists({ fixture: crowd, rate, figures }: ListFigures, at: Date): string {
  const machine = `${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.versions.node}`;
  return `# Long lists

${at.toISOString().slice(0, 10)}, ${machine}, embedded database. Written by \`npm run prove -- lists\`.

One company with ${thousands(crowd.users)} people and ${thousands(crowd.products)} products, among ${thousands(crowd.companies)} companies; ${rate} calls a second,
all kinds in turn, each timed from when it was due. Aims: p95 of a page at most 60 ms, of a search 100 ms.

${table(
  ['call', 'times', 'failed', 'p50', 'p95'],
  figures.map(({ name, count, failed, p50, p95 }) => [
    name,
    count,
    failed,
    milliseconds(p50),
    milliseconds(p95),
  ]),
)}

## Why it is so

- A list is ordered by an index that begins with the company: \`users_company_name\`, \`users_company_recent\`,
  \`products_by_name\`, \`products_by_saved\`, \`products_by_published\`, \`companies_name\`. The names in it are folded
  (lower case, no accents) and compared byte by byte (\`collate "C"\`), so the order is the same on every database and a
  page is read off the index.
- A page is found as ids first, its rows are read afterwards. The indexes of products hold what the list is filtered by,
  so what a deep page skips is read off the index alone: page 2000 costs a third of what it costs to read the rows.
- An index answers alone for pages of a table that were vacuumed since they changed. A PostgreSQL server does that by
  itself; the embedded database has no such process, so the hourly sweep does it there (\`db/autoAnalyze.ts\`).
- A search looks for a part of the folded text within one company. No index can find a part in the middle of a word
  without an extension that the embedded database lacks; all names of the company are read, but off an index.
- Figures beside a list are counted for the rows of the page only; totals come from an index
  (\`products_company\` holds status, published and changed).
`;
}
