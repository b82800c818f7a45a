/** Asks both servers again and again whether they are ready. */
import { setTimeout as wait } from 'node:timers/promises';

/** What `/ready` said. */
export type Readiness = 'ok' | 'degraded' | 'unavailable' | 'no answer';

/** One answer, with the time when it came as `performance.now()`. */
export interface Sample {
  readonly server: number;
  readonly at: number;
  readonly readiness: Readiness;
}

/** Between two questions, and the longest time of one, in milliseconds. */
const [ASK_MS, PATIENCE_MS] = [200, 6000];

/** A running watch. */
export interface ReadyWatch {
  readonly samples: readonly Sample[];
  end(): Promise<void>;
}

async function readinessOf(origin: string): Promise<Readiness> {
  try {
    const answer = await fetch(`${origin}/ready`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    const { status } = (await answer.json()) as { status?: string };
    if (answer.status !== 200) return 'unavailable';
    return status === 'ok' ? 'ok' : 'degraded';
  } catch {
    return 'no answer';
  }
}

/** Starts it. */
export function watchReady(origins: readonly string[]): ReadyWatch {
  const samples: Sample[] = [];
  let isOver = false;
  const loops = origins.map(async (origin, server) => {
    while (!isOver) {
      const readiness = await readinessOf(origin);
      samples.push({ server, at: performance.now(), readiness });
      await wait(ASK_MS);
    }
  });
  return {
    samples,
    async end() {
      isOver = true;
      await Promise.all(loops);
    },
  };
}

/** Seconds for which a server did not say that it is ready; the longest of the servers. */
export function unreadySeconds(samples: readonly Sample[]): number {
  const perServer = [...Map.groupBy(samples, ({ server }) => server).values()].map((own) =>
    own.reduce((sum, sample, at) => {
      const before = own[at - 1];
      return sample.readiness === 'ok' || !before ? sum : sum + sample.at - before.at;
    }, 0),
  );
  return Math.max(0, ...perServer) / 1000;
}
