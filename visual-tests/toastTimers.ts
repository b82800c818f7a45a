/** Holds timed elements, such as a toast, while a story is checked. */

/** Delays for a person's eye, in milliseconds: shorter ones belong to the interaction, longer ones to sessions. */
const trackedDelays = { from: 3000, to: 10_000 } as const;

const waiting = new Map<number, () => void>();

const clear = window.clearTimeout.bind(window);

let isTracking = false;

/** Records such timers from now on, until they fire or are cleared; files share a page, so it starts once. */
export function trackToastTimers(): void {
  if (isTracking) return;
  isTracking = true;
  const set = window.setTimeout.bind(window);
  const remembering = (handler: TimerHandler, delay = 0, ...rest: unknown[]): number => {
    const isHeld =
      typeof handler === 'function' && delay >= trackedDelays.from && delay <= trackedDelays.to;
    if (!isHeld) return set(handler, delay, ...rest) as unknown as number;
    const end = () => {
      waiting.delete(id);
      handler(...rest);
    };
    const id = set(end, delay) as unknown as number;
    waiting.set(id, end);
    return id;
  };
  window.setTimeout = remembering as unknown as typeof window.setTimeout;
  window.clearTimeout = (id) => {
    waiting.delete(Number(id));
    clear(id);
  };
}

/** Stops them: however slow the machine is, the picture shows the story's end. */
export function pauseToastTimers(): void {
  for (const id of waiting.keys()) clear(id);
}

/** Fires them at once, so that the next story begins without the last one's toasts. */
export function flushToastTimers(): void {
  // Only the timers of now: one that restarts itself would keep this running for ever.
  const ends = [...waiting.values()];
  for (const end of ends) end();
}
