/** Runs tasks, at most so many at once; the others wait in the order they came. */
export function createSlots(count: number) {
  let free = count;
  const line: (() => void)[] = [];
  return async function inSlot<T>(task: () => Promise<T>): Promise<T> {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => line.push(resolve));
    try {
      return await task();
    } finally {
      const next = line.shift();
      if (next) next();
      else free += 1;
    }
  };
}
