/** Time that passes only when a story says so. */
export interface FakeTimers {
  /** Lets so many milliseconds pass: what is due by then is run. */
  readonly pass: (milliseconds: number) => void;
  /** Lets timers run by themselves again; those that are held are forgotten. */
  readonly release: () => void;
}

/** Longer ones are the limits of whoever waits for the story itself, in milliseconds. */
const FAKED_BELOW = 1000;

/** Shorter ones are how a page is drawn and moved, in milliseconds. */
const FAKED_FROM = 200;

/** Holds timers that are set from now on, so that how long something stands is tested without waiting. */
export function fakeTimers(): FakeTimers {
  const { setTimeout, clearTimeout } = globalThis;
  const held = new Map<number, { readonly due: number; readonly run: () => void }>();
  let now = 0;
  // The browser's own ids are above zero.
  let last = 0;
  const hold = (run: TimerHandler, delay = 0, ...given: unknown[]) => {
    if (typeof run !== 'function' || delay < FAKED_FROM || delay >= FAKED_BELOW)
      return setTimeout(run, delay, ...given);
    held.set(--last, { due: now + delay, run: () => void run(...given) });
    return last;
  };
  const drop = (id: number | undefined) => {
    if (id === undefined || !held.delete(id)) clearTimeout(id);
  };
  Object.assign(globalThis, { setTimeout: hold, clearTimeout: drop });
  return {
    pass(milliseconds) {
      now += milliseconds;
      for (const [id, { due, run }] of held) {
        if (due > now) continue;
        held.delete(id);
        run();
      }
    },
    release: () => void Object.assign(globalThis, { setTimeout, clearTimeout }),
  };
}
