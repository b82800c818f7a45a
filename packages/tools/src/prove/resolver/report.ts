/** The section of docs/measurements.md about the resolver. */
import type { CallFigures } from '../../measure/load.ts';
import { percentile } from '../../measure/load.ts';
import { milliseconds, table } from '../../measure/report.ts';
import type { Sizes } from './dataset.ts';

/** What was measured. */
export interface ResolverFigures {
  readonly sizes: Sizes;
  /** Scans a second. */
  readonly rate: number;
  readonly seconds: number;
  /** By kind of scan. */
  readonly calls: readonly CallFigures[];
  /** Of nginx at the same rate; null where it is not installed. */
  readonly alone: readonly CallFigures[] | null;
  /** Resident megabytes of the server: before the calls, most during them, and after. */
  readonly memory: { readonly before: number; readonly most: number; readonly after: number };
  /** Seconds of processor time that the server and PostgreSQL used, for each second of calls. */
  readonly processor: { readonly server: number; readonly postgres: number };
  /** Load of the machine over the last minute. */
  readonly load: string;
  readonly cores: number;
}

/** The aim at the 95th percentile, in milliseconds. */
export const AIM_MS = 10;

/** All calls together. */
export function sumOf(name: string, calls: readonly CallFigures[]): CallFigures {
  const times = calls.flatMap((each) => each.times);
  const failed = calls.reduce((sum, each) => sum + each.failed, 0);
  const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
  return { name, count: times.length, failed, p50, p95, times };
}

const whole = (value: number) => value.toLocaleString('en-US');

/** The section's text. */
export function resolverText(figures: ResolverFigures): string {
  const { sizes, rate, seconds, calls, alone, memory, processor, load, cores } = figures;
  const row = ({ name, count, failed, p50, p95, times }: CallFigures) => [
    name,
    whole(count),
    failed,
    ...[p50, p95, percentile(times, 0.99)].map(milliseconds),
  ];
  const all = sumOf('all', calls);
  return `${whole(sizes.numbers)} GTINs of ${whole(Math.ceil(sizes.numbers / 1000))} companies and ${whole(sizes.serials)} serials on PostgreSQL; one built
server; ${rate} scans a second for ${seconds} s, each of another number, timed from the moment it is due. Server, PostgreSQL and the
program that asks share ${cores} cores, whose load was ${load}. nginx answers with a redirect that stands in its configuration, and with a file.

${table(['scan', 'times', 'failed', 'p50', 'p95', 'p99'], [...[...calls, all].map(row), ...(alone ?? []).map(row)])}
${alone === null ? '\nnginx is not installed here, so there is nothing to compare with.\n' : ''}
Aim: p95 of at most ${AIM_MS} ms for all, at 500 a second. Memory of the server: ${memory.before.toFixed(0)} MB before, ${memory.most.toFixed(0)} MB at most, ${memory.after.toFixed(0)} MB after.
Each second of calls took ${processor.server.toFixed(2)} s of processor time in the server and ${processor.postgres.toFixed(2)} s in PostgreSQL.`;
}
