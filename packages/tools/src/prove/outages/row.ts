/** How the result of an outage is shown. */
import type { Result } from './play.ts';

/** Faults that are printed of each outage; a broken server has thousands. */
const MOST_PRINTED = 20;

/** Heads of the columns. */
export const head = [
  'outage',
  'acknowledged',
  'refused with 503',
  'without an answer',
  'lost',
  'twice',
  'copies of an email',
  'not ready',
  'well again after',
  'no email waits after',
  'slowest answer',
];

const seconds = (value: number) => `${value.toFixed(1)} s`;

/** A line of the table. */
export const row = ([name, result]: readonly [string, Result]) => [
  name,
  result.acknowledged,
  result.refused,
  result.unanswered,
  result.lost,
  result.twice,
  result.copies,
  seconds(result.unready),
  seconds(result.recovered),
  seconds(result.emailed),
  seconds(result.slowest),
];

/** Prints what must not be, and fails the command then. */
export function printFaults({ faults }: Result): void {
  for (const fault of faults.slice(0, MOST_PRINTED)) console.error(`  ✗ ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}
