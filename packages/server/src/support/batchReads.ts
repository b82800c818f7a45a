/** Joins reads of single keys into reads of several. */

/** Reads under way at once: a second one, so that a silent connection does not stop the others. */
const MOST_AT_ONCE = 2;

interface Batch<Value> {
  readonly keys: Set<string>;
  readonly read: Promise<ReadonlyMap<string, Value>>;
}

/**
 * Makes a function that reads one key. Keys that are asked for while reads are under way wait for the next one, so every
 * answer comes from a read that began after it was asked for.
 */
export function batchReads<Value>(
  read: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): (key: string) => Promise<Value | undefined> {
  let next: Batch<Value> | undefined;
  let running = 0;
  const starts: (() => void)[] = [];

  async function run(keys: Set<string>): Promise<ReadonlyMap<string, Value>> {
    // A whole turn, so that requests which arrived together share a read.
    await new Promise<void>((start) => {
      if (running < MOST_AT_ONCE) setImmediate(start);
      else starts.push(start);
      running += 1;
    });
    // From here on a key would come too late.
    next = undefined;
    try {
      return await read([...keys]);
    } finally {
      running -= 1;
      starts.shift()?.();
    }
  }

  return async (key) => {
    if (!next) {
      const keys = new Set<string>();
      next = { keys, read: run(keys) };
    }
    next.keys.add(key);
    return (await next.read).get(key);
  };
}
