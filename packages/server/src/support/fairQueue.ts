/** Runs slow work in turns by owner, so that one owner's queue delays nobody else's first piece. */

/** The queue is full. */
export class QueueFull extends Error {
  constructor() {
    super('Too much work is waiting.');
    this.name = 'QueueFull';
  }
}

interface Limits {
  /** Pieces that run at once. */
  readonly atOnce: number;
  /** Pieces of one owner that run at once. @default as `atOnce` */
  readonly atOncePerOwner?: number;
  /** Pieces that may wait, of all owners. */
  readonly waiting: number;
  /** Pieces of one owner that may wait. @default as `waiting` */
  readonly waitingPerOwner?: number;
}

export interface FairQueue {
  /**
   * Runs `work` when it is `owner`'s turn.
   * @throws QueueFull when the owner has too much waiting, or the queue is full and no owner has more waiting.
   */
  run<T>(owner: string, work: () => Promise<T>): Promise<T>;
}

interface Waiter {
  start(): void;
  refuse(): void;
}

/** A queue in which owners take turns; when it is full, the owner with the longest line gives up its last place. */
export function createFairQueue({
  atOnce,
  atOncePerOwner = atOnce,
  waiting,
  waitingPerOwner = waiting,
}: Limits): FairQueue {
  /** Waiting pieces by owner, the owner whose turn is next first. */
  const lines = new Map<string, Waiter[]>();
  const running = new Map<string, number>();
  const runningOf = (owner: string) => running.get(owner) ?? 0;
  const sum = (counts: Iterable<number>) => [...counts].reduce((all, each) => all + each, 0);
  const countWaiting = () => sum([...lines.values()].map((line) => line.length));

  function startNext(): void {
    if (sum(running.values()) >= atOnce) return;
    for (const [owner, line] of lines) {
      if (runningOf(owner) >= atOncePerOwner) continue;
      const next = line.shift();
      lines.delete(owner);
      if (line.length > 0) lines.set(owner, line);
      running.set(owner, runningOf(owner) + 1);
      next?.start();
      return;
    }
  }

  function makeRoom(owner: string): boolean {
    const own = lines.get(owner)?.length ?? 0;
    if (own >= waitingPerOwner) return false;
    if (countWaiting() < waiting) return true;
    const [longest] = [...lines.values()].toSorted((a, b) => b.length - a.length);
    if (!longest || longest.length <= own + 1) return false;
    longest.pop()?.refuse();
    return true;
  }

  async function turn(owner: string): Promise<void> {
    const isFree = sum(running.values()) < atOnce && runningOf(owner) < atOncePerOwner;
    if (!isFree && !makeRoom(owner)) throw new QueueFull();
    await new Promise<void>((resolve, reject) => {
      const line = lines.get(owner) ?? [];
      line.push({ start: resolve, refuse: () => reject(new QueueFull()) });
      lines.set(owner, line);
      startNext();
    });
  }

  return {
    async run(owner, work) {
      await turn(owner);
      try {
        return await work();
      } finally {
        const left = runningOf(owner) - 1;
        if (left > 0) running.set(owner, left);
        else running.delete(owner);
        startNext();
      }
    },
  };
}
