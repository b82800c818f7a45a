/** What comes for some seconds and goes by itself, such as a toast, is held still while a story is looked at. */

/** Delays that are meant for a person's eye, in milliseconds: shorter ones belong to the play, longer ones to sessions. */
const trackedDelays = { from: 3000, to: 10_000 } as const;

const waiting = new Map<number, () => void>();

const clear = window.clearTimeout.bind(window);

let isTracking = false;

/** From now on such timers are remembered, until they are over or called off; files share a page, so it starts once. */
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

/** Stops them: however slow the machine is, the picture shows what the story ended with. */
export function pauseToastTimers(): void {
  for (const id of waiting.keys()) clear(id);
}

/** Lets them go at once, so that the next story begins without what this one told. */
export function flushToastTimers(): void {
  // Those of now: one that begins itself anew would keep this going for ever.
  const ends = [...waiting.values()];
  for (const end of ends) end();
}
