/** Work that an answer does not wait for, but the server's shutdown does. */
import { describeError } from './describeError.ts';
import type { Logger } from './log.ts';

export interface Background {
  /** Starts `task` now; a failure is logged, never thrown. */
  run(name: string, task: () => Promise<void>): void;
  /** Resolves when everything started so far is done. */
  idle(): Promise<void>;
}

export function createBackground(log: Logger): Background {
  const running = new Set<Promise<void>>();
  return {
    run(name, task) {
      const work = task()
        .catch((error: unknown) =>
          log.error({ task: name, ...describeError(error) }, 'background task failed'),
        )
        .finally(() => running.delete(work));
      running.add(work);
    },
    async idle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
