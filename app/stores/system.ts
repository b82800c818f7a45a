import type { SystemAnswer } from '@hangtag/contract/wire/system';
import { proxy, ref, useSnapshot } from 'valtio';
import { readSystem, retryJobs } from '../api/admin.ts';
import { type Problem, toProblem } from '../api/problem.ts';
import { createLoader } from '../remote/createLoader.ts';
import { idle, type Remote } from '../remote/Remote.ts';
import { attempt } from './attempt.ts';
import { onOwnerChange } from './session.ts';
import { toasts } from './toasts.ts';

const state = proxy<{
  system: Remote<SystemAnswer>;
  /** Id of the job that is being queued again, or `all`. */
  retrying: number | 'all' | null;
  problem: Problem | null;
}>({ system: idle, retrying: null, problem: null });

const system = createLoader<SystemAnswer>({
  get: () => state.system as Remote<SystemAnswer>,
  set: (next) => (state.system = ref(next)),
});

onOwnerChange(() => {
  system.forget();
  state.problem = null;
});

/** The installation, for a component. */
export function useSystem() {
  const { system: remote, retrying, problem } = useSnapshot(state);
  return {
    system: remote as Remote<SystemAnswer>,
    retrying,
    problem: problem as Problem | null,
  };
}

/** Loads the release and the failed work. */
export const loadSystem = (): Promise<void> => system.load(readSystem);

/** Queues one job, or all, again; one that somebody else has queued meanwhile counts as success. */
export async function retryFailedJobs(jobId: number | 'all'): Promise<void> {
  state.retrying = jobId;
  const worked = await attempt(state, async () => {
    await retryJobs(jobId).catch((error: unknown) => {
      if (toProblem(error).status !== 404) throw error;
    });
    return true;
  });
  if (worked) {
    await loadSystem();
    toasts.success('Queued again. It starts within seconds.');
  }
  state.retrying = null;
}
