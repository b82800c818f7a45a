import { proxy, useSnapshot } from 'valtio';
import { watchCalls } from '../api/client.ts';
import { isReachable } from '../api/reachability.ts';

/** Milliseconds between checks whether the server is back; the last one repeats. */
const PAUSES = [3000, 5000, 10_000, 20_000, 30_000] as const;

const state = proxy({ isOnline: true });
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
let looks = 0;
let isWatching = false;

/** Whether the server is reachable, by the last call and the browser's events; for a component. */
export const useOnline = (): boolean => useSnapshot(state).isOnline;

/** Registers what a store does when the server answers again. */
export const onReconnect = (run: () => void): void => void listeners.add(run);

function up(): void {
  clearTimeout(timer);
  looks = 0;
  if (state.isOnline) return;
  state.isOnline = true;
  for (const run of listeners) run();
}

/** Notes that the server does not answer; called for watched calls, and by uploads, which use XMLHttpRequest. */
export function markOffline(): void {
  if (!state.isOnline) return;
  state.isOnline = false;
  lookLater();
}

function lookLater(): void {
  clearTimeout(timer);
  if (!isWatching) return;
  timer = setTimeout(() => void look(), PAUSES[Math.min(looks++, PAUSES.length - 1)]);
}

async function look(): Promise<void> {
  if (await isReachable()) up();
  else if (!state.isOnline) lookLater();
}

watchCalls({
  onAnswer: up,
  onProblem: ({ code }) => (code === 'unreachable' ? markOffline() : up()),
});

/** Follows the browser's online and offline events, and polls the server while it is away. Called once. */
export function followConnection(): void {
  isWatching = true;
  addEventListener('offline', markOffline);
  addEventListener('online', () => void look());
  if (!navigator.onLine) markOffline();
}
