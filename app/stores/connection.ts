import { proxy, useSnapshot } from 'valtio';
import { watchCalls } from '../api/client.ts';
import { isReachable } from '../api/reachability.ts';

/** Milliseconds between checks whether the server is back; the last one repeats. */
const PAUSES = [3000, 5000, 10_000, 20_000, 30_000] as const;

/** How the server can be reached: `offline` without a network, `silent` when it does not answer. */
export type Connection = 'online' | 'offline' | 'silent';

const state = proxy<{ connection: Connection }>({ connection: 'online' });
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
let looks = 0;
let isWatching = false;

/** The connection by the last call and the browser's events, for a component. */
export const useConnection = (): Connection => useSnapshot(state).connection;

/** The connection. */
export const currentConnection = (): Connection => state.connection;

/** Registers what a store does when the server answers again. */
export const onReconnect = (run: () => void): void => void listeners.add(run);

function up(): void {
  clearTimeout(timer);
  looks = 0;
  if (state.connection === 'online') return;
  state.connection = 'online';
  for (const run of listeners) run();
}

/** Notes that the server does not answer; called for watched calls, and by uploads, which use XMLHttpRequest. */
export function markUnreachable(): void {
  const isFirst = state.connection === 'online';
  // Only the browser's `false` is sure: a network without a way to the server counts as online.
  state.connection = navigator.onLine ? 'silent' : 'offline';
  if (isFirst) lookLater();
}

function lookLater(): void {
  clearTimeout(timer);
  if (!isWatching) return;
  timer = setTimeout(() => void look(), PAUSES[Math.min(looks++, PAUSES.length - 1)]);
}

async function look(): Promise<void> {
  if (await isReachable()) up();
  else if (state.connection !== 'online') lookLater();
}

watchCalls({
  onAnswer: up,
  onProblem: ({ code }) => (code === 'unreachable' ? markUnreachable() : up()),
});

/** Follows the browser's online and offline events, and polls the server while it is away. Called once. */
export function followConnection(): void {
  isWatching = true;
  addEventListener('offline', markUnreachable);
  addEventListener('online', () => void look());
  if (!navigator.onLine) markUnreachable();
}
