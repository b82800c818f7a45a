/** Finds pictures that are not the same in every run. */

/** A picture that is not the same in every run. */
export interface UnstablePicture {
  /** Its path in the folder of pictures. */
  readonly path: string;
  /** How many different ones there are. */
  readonly looks: number;
  /** How many runs did not take it. */
  readonly missing: number;
}

/** Compares runs. @param runs Each picture of a run by its path, as the hash of its bytes. */
export function findUnstablePictures(
  runs: readonly ReadonlyMap<string, string>[],
): UnstablePicture[] {
  const paths = [...new Set(runs.flatMap((each) => [...each.keys()]))].toSorted();
  return paths.flatMap((path) => {
    const taken = runs.flatMap((each) => each.get(path) ?? []);
    const looks = new Set(taken).size;
    const missing = runs.length - taken.length;
    return looks === 1 && missing === 0 ? [] : [{ path, looks, missing }];
  });
}
