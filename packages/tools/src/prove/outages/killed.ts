/** One of two processes is killed, in the middle of requests and jobs. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Outage } from './outage.ts';

/** Looks for an email under way every so often, in milliseconds. */
const LOOK_MS = 2;

export const processKilled: Outage = {
  about:
    'one of two processes is killed in the middle of a job; its supervisor starts it again after five seconds',
  seconds: 5,
  ready: ['no answer', 'ok'],
  async begin(stage) {
    const { smtp } = stage.two;
    // An email that has just arrived has a job that is not written off yet.
    const before = smtp.received.length;
    while (smtp.received.length === before) await wait(LOOK_MS);
    await stage.kill(0);
  },
  end: (stage) => stage.restart(0),
};
