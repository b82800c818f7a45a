import type { CodePackBody } from '@hangtag/contract/wire/code';
import { proxy, ref, useSnapshot } from 'valtio';
import { type PackProgress, issuePack } from '../api/products.ts';
import type { Problem } from '../api/problem.ts';
import { attempt } from './attempt.ts';
import { saveFile } from './saveFile.ts';
import { currentCompanyId, onOwnerChange } from './session.ts';

interface State {
  /** Null while nothing is drawn. */
  progress: PackProgress | null;
  problem: Problem | null;
}

const state = proxy<State>({ progress: null, problem: null });
let running: AbortController | null = null;

/** Stops a pack that is being drawn, and forgets the last failure. */
export function stopPack(): void {
  running?.abort();
  running = null;
  Object.assign(state, { progress: null, problem: null });
}
onOwnerChange(stopPack);

/** The pack that is being drawn, for a component. */
export const usePack = () => useSnapshot(state) as Readonly<State>;

/** Downloads the print files of many products as one ZIP. @returns Whether it was saved. */
export async function downloadPack(body: CodePackBody): Promise<boolean> {
  stopPack();
  const current = new AbortController();
  running = current;
  const isCurrent = () => running === current;
  state.progress = { come: 0, total: 0 };
  const outcome: { problem: Problem | null } = { problem: null };
  const isSaved = await attempt(outcome, async () => {
    const onProgress = (progress: PackProgress) => {
      if (isCurrent()) state.progress = ref(progress);
    };
    const file = await issuePack(currentCompanyId(), body, { onProgress, signal: current.signal });
    if (isCurrent()) saveFile(file);
    return isCurrent();
  });
  // Who stopped it, or began another, is not told how it ended.
  if (!isCurrent()) return false;
  Object.assign(state, { progress: null, problem: outcome.problem });
  return isSaved;
}
