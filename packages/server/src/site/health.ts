/** Liveness and readiness. */
import { Hono } from 'hono';
import { isReachable } from '../db/open.ts';
import type { Vars } from '../http/vars.ts';
import { withTimeout } from '../support/withTimeout.ts';

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
      withTimeout(ANSWER_MS, isReachable(db)),
      withTimeout(ANSWER_MS, storage.isReachable()),
    ]);
    if (!hasDatabase) return c.json({ status: 'unavailable' }, 503);
    // The server stays ready without the file store: it serves pages without pictures, and other processes use the same
    // store.
    return c.json({ status: hasStorage ? 'ok' : 'degraded: storage' });
  });

/** How long the database or the file store may take to answer, in milliseconds. */
const ANSWER_MS = 3000;
