/** Time that advances only when a story says so. */
export interface FakeTimers {
  /** Advances by this many milliseconds: runs the timers that are due. */
  readonly pass: (milliseconds: number) => void;
  /** Lets timers run by themselves again; held timers are dropped. */
  readonly release: () => void;
}

/** Longer timers are the test runner's own limits, in milliseconds. */
const FAKED_BELOW = 1000;

/** Shorter timers render and animate the page, in milliseconds. */
const FAKED_FROM = 200;

/** Holds timers that are set from now on, so that durations are tested without waiting. */
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
