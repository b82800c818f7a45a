/** Liveness and readiness, for the operator. */
import { setTimeout } from 'node:timers/promises';
import { Hono } from 'hono';
import { isReachable } from '../db/open.ts';
import type { Vars } from '../http/vars.ts';

export const health = new Hono<Vars>()
  .get('/health', (c) => {
    c.header('Cache-Control', 'no-store');
    const isStuck = c.var.services.isDatabaseStuck();
    return c.json({ status: isStuck ? 'stuck' : 'ok' }, isStuck ? 503 : 200);
  })
  .get('/ready', async (c) => {
    c.header('Cache-Control', 'no-store');
    const { db, storage } = c.var.services;
    const [hasDatabase, hasStorage] = await Promise.all([
      soon(isReachable(db)),
      soon(storage.isReachable()),
    ]);
    if (!hasDatabase) return c.json({ status: 'unavailable' }, 503);
    // Still ready: pages are served without their pictures, and other processes have the same store.
    return c.json({ status: hasStorage ? 'ok' : 'degraded: storage' });
  });

/** How long the database or the file store may take to say that it is there, in milliseconds. */
const ANSWER_MS = 3000;

/** The answer, or false when it takes too long. */
async function soon(answer: Promise<boolean>): Promise<boolean> {
  const late = new AbortController();
  const no = setTimeout(ANSWER_MS, false, late).catch(() => false);
  try {
    return await Promise.race([answer, no]);
  } finally {
    late.abort();
  }
}
