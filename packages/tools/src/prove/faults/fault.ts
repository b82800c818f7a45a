/** The planted line, and the tests that must notice it. */

/** One wrong line. */
export interface Fault {
  readonly name: string;
  readonly file: string;
  /** The right line, which occurs exactly once. */
  readonly from: string;
  readonly to: string;
  /** The tests that must notice it. */
  readonly tests: readonly string[];
}

/** Defines the faults of one folder. */
export const faultsIn =
  (folder: string) =>
  (name: string, file: string, from: string, to: string, ...tests: string[]): Fault => ({
    name,
    file: `${folder}/${file}`,
    from,
    to,
    tests: tests.map((test) => `${folder}/${test}`),
  });
