/** What is planted, and where it must be noticed. */

/** One wrong line. */
export interface Fault {
  readonly name: string;
  readonly file: string;
  /** What stands there, exactly once. */
  readonly from: string;
  readonly to: string;
  /** Where it must be noticed. */
  readonly tests: readonly string[];
}

/** Writes faults of one folder. */
export const faultsIn =
  (folder: string) =>
  (name: string, file: string, from: string, to: string, ...tests: string[]): Fault => ({
    name,
    file: `${folder}/${file}`,
    from,
    to,
    tests: tests.map((test) => `${folder}/${test}`),
  });
