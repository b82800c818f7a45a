/** Runs tasks with limited concurrency; the others wait in order. */
export function createLimiter(count: number) {
  let free = count;
  const queue: (() => void)[] = [];
  return async function runLimited<T>(task: () => Promise<T>): Promise<T> {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return await task();
    } finally {
      const next = queue.shift();
      if (next) next();
      else free += 1;
    }
  };
}
