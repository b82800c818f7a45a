/** Liveness and readiness, for the operator. */
import { Hono } from 'hono';
import { isReachable } from '../db/open.ts';
import type { Vars } from '../http/vars.ts';
import { within } from '../support/within.ts';

export const health = new Hono<Vars>()
  .get('/health', (c) => {
    c.header('Cache-Control', 'no-store');
    const { isDatabaseStuck, release } = c.var.services;
    const isStuck = isDatabaseStuck();
    return c.json({ status: isStuck ? 'stuck' : 'ok', ...release }, isStuck ? 503 : 200);
  })
  .get('/ready', async (c) => {
    c.header('Cache-Control', 'no-store');
    const { db, storage } = c.var.services;
    const [hasDatabase, hasStorage] = await Promise.all([
      within(ANSWER_MS, isReachable(db)),
      within(ANSWER_MS, storage.isReachable()),
    ]);
    if (!hasDatabase) return c.json({ status: 'unavailable' }, 503);
    // Still ready: pages are served without their pictures, and other processes have the same store.
    return c.json({ status: hasStorage ? 'ok' : 'degraded: storage' });
  });

/** How long the database or the file store may take to say that it is there, in milliseconds. */
const ANSWER_MS = 3000;
