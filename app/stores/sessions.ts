import type { UserSession } from '@hangtag/contract/wire/user';
import { proxy, ref, useSnapshot } from 'valtio';
import { endOtherSessions, endSession, readSessions } from '../api/profile.ts';
import { type Problem, toProblem } from '../api/problem.ts';
import { createLoader } from '../remote/createLoader.ts';
import { idle, type Remote, shown } from '../remote/Remote.ts';
import { attempt } from './attempt.ts';
import { onOwnerChange } from './session.ts';

type Sessions = readonly UserSession[];

const state = proxy<{
  sessions: Remote<Sessions>;
  /** Id of the session that is being ended, or `others`. */
  ending: string | null;
  problem: Problem | null;
}>({ sessions: idle, ending: null, problem: null });

const sessions = createLoader<Sessions>({
  get: () => state.sessions as Remote<Sessions>,
  set: (next) => (state.sessions = ref(next)),
});

onOwnerChange(() => {
  sessions.forget();
  state.problem = null;
});

/** The user's sessions, for a component. */
export const useSessions = (): Remote<Sessions> => useSnapshot(state).sessions as Remote<Sessions>;

/** The user's sessions as currently loaded. */
export const currentSessions = (): Sessions => shown(state.sessions as Remote<Sessions>) ?? [];

/** The state of ending sessions, for a component. */
export const useEnding = () => {
  const { ending, problem } = useSnapshot(state);
  return { ending, problem: problem as Problem | null };
};

/** Loads the user's sessions. */
export const loadSessions = (): Promise<void> =>
  sessions.load(async () => (await readSessions()).sessions);

/** Clears the last failure. */
export const resetEnding = (): void => void (state.problem = null);

async function end(
  what: string,
  run: () => Promise<void>,
  isStaying: (session: UserSession) => boolean,
): Promise<boolean> {
  state.ending = what;
  const worked = await attempt(state, async () => {
    await run();
    const left = currentSessions().filter(isStaying);
    await sessions.load(() => Promise.resolve(left));
    return true;
  });
  state.ending = null;
  return worked;
}

/** Ends one session; one that has already ended counts as success. */
export const signOutDevice = (id: string): Promise<boolean> =>
  end(
    id,
    () =>
      endSession(id).catch((error: unknown) => {
        if (toProblem(error).status !== 404) throw error;
      }),
    (session) => session.id !== id,
  );

/** Ends every session but this one. */
export const signOutOthers = (): Promise<boolean> =>
  end('others', endOtherSessions, ({ isCurrent }) => isCurrent);
