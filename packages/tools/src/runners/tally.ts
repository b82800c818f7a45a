/** Counts of test results. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** The failed tests: where, and their titles. A log of 20,000 lines hides them otherwise. */
  readonly failures?: readonly string[];
}

/** The empty tally. */
export const nothing: Tally = { passed: 0, failed: 0, skipped: 0, failures: [] };

/** The sum of several tallies. */
export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      skipped: all.skipped + one.skipped,
      failures: [...(all.failures ?? []), ...(one.failures ?? [])],
    }),
    nothing,
  );
}

/** A check without tests of its own counts as one. */
export function single(isGood: boolean): Tally {
  return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0 };
}

/** A failed exit without a failed test (a crash, a broken file) counts as a failure. */
export function withExit(tally: Tally, code: number): Tally {
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

/** The last line of a run: `12 passed, 0 failed`, and the skipped ones when there are any. */
export function sentence({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
