/** The kills of `npm run prove -- billing` as a section of docs/measurements.md. */
import { formatDuration } from '../steps.ts';

/** The kills during one kind of change. */
export interface KillCount {
  readonly name: string;
  readonly kills: number;
  /** Kills that left an operation begun. */
  readonly midway: number;
  /** The longest time after a restart until the repeated call succeeded, in milliseconds. */
  readonly settled: number;
}

/** The kills and their results as a table. */
export function killSection(counts: readonly KillCount[], failed: number): string {
  const rows = counts.map(
    ({ name, kills, midway, settled }) =>
      `| ${name} | ${kills} | ${midway} | ${formatDuration(settled)} |`,
  );
  return `The server is killed with \`kill -9\` at a random moment of a call, each in a company of its own. After every other kill
the call is made again; after the others it is not.

| call | kills | in the middle | repeated call succeeds within |
|---|--:|--:|--:|
${rows.join('\n')}

A minute after the last restart nothing is unconfirmed or half done, nothing is charged twice, no company has two subscriptions,
and its cards are those of the emulator: ${failed === 0 ? 'no exception' : `${failed} exceptions`}. Aim: 60 s.
`;
}
