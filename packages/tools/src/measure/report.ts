import { cpus } from 'node:os';
import type { RouteWeight } from './bundle.ts';
import type { CallFigures } from './load.ts';
import type { PageWeight } from './page.ts';

/** Everything that was measured. */
export interface Figures {
  /** Milliseconds: an empty data directory, with migrations and demo data. */
  readonly coldStart: number;
  /** Milliseconds: the same directory again. */
  readonly warmStart: number;
  /** Megabytes after the warm start and after the calls. */
  readonly memory: { readonly idle: number; readonly busy: number };
  readonly routes: readonly RouteWeight[];
  readonly page: PageWeight;
  readonly rate: number;
  readonly calls: readonly CallFigures[];
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
/** "12.3 ms". */
export const milliseconds = (value: number): string => `${value.toFixed(1)} ms`;
const seconds = (value: number): string => `${(value / 1000).toFixed(2)} s`;

/** A table in Markdown, its first column as words and the others as figures. */
export function table(
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(head), `|${head.map((_, index) => (index === 0 ? '---|' : '--:|')).join('')}`]
    .concat(rows.map(line))
    .join('\n');
}

/** The figures as docs/measurements.md. */
export function report(figures: Figures, day: string): string {
  const { routes, page, calls } = figures;
  const machine = `${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.versions.node}`;
  return `# Measurements

${day}, ${machine}, embedded database. Written by \`npm run prove -- server\`.

## Starting

${table(
  ['', 'measured', 'aim'],
  [
    ['empty data directory, with demo data', seconds(figures.coldStart), ''],
    ['the same directory again', seconds(figures.warmStart), '2 s'],
    ['resident memory after the start', `${figures.memory.idle.toFixed(0)} MB`, ''],
    ['resident memory after the calls below', `${figures.memory.busy.toFixed(0)} MB`, ''],
  ],
)}

## What a browser loads for a route (gzip)

${table(
  ['route', 'script', 'style'],
  routes.map(({ route, script, style }) => [route, kilobytes(script), kilobytes(style)]),
)}

Each chunk is weighed by itself, compressed. Aim: at most 100 kB of script for SignInScreen.

## Public page

${table(
  ['', 'measured', 'aim'],
  [
    ['HTML with its CSS', kilobytes(page.raw), '24 kB'],
    ['the same after gzip', kilobytes(page.zipped), '7 kB'],
    ['scripts', page.scripts, 0],
    ['further requests before pictures, for fonts', page.requests, 2],
  ],
)}

## Calls at ${figures.rate} a second

Each call is timed from the moment it is due, ten kinds in turn.

${table(
  ['call', 'times', 'failed', 'p50', 'p95'],
  calls.map(({ name, count, failed, p50, p95 }) => [
    name,
    count,
    failed,
    milliseconds(p50),
    milliseconds(p95),
  ]),
)}

Aim: p95 of at most 60 ms.
`;
}
