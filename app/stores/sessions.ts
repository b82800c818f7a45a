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
  /** The session that is being ended, or all but this one. */
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

/** Where one is signed in, for a component. */
export const useSessions = (): Remote<Sessions> => useSnapshot(state).sessions as Remote<Sessions>;

/** Where one is signed in, as far as it is known. */
export const currentSessions = (): Sessions => shown(state.sessions as Remote<Sessions>) ?? [];

/** How signing out elsewhere goes, for a component. */
export const useEnding = () => {
  const { ending, problem } = useSnapshot(state);
  return { ending, problem: problem as Problem | null };
};

/** Loads where one is signed in. */
export const loadSessions = (): Promise<void> =>
  sessions.load(async () => (await readSessions()).sessions);

/** Forgets the last refusal, as when the person turns to something else. */
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

/** Signs one device out; a session that has ended already counts as success. */
export const signOutDevice = (id: string): Promise<boolean> =>
  end(
    id,
    () =>
      endSession(id).catch((error: unknown) => {
        if (toProblem(error).status !== 404) throw error;
      }),
    (session) => session.id !== id,
  );

/** Signs every device out but this one. */
export const signOutOthers = (): Promise<boolean> =>
  end('others', endOtherSessions, ({ isCurrent }) => isCurrent);
