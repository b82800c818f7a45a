/** Liveness and readiness, for the operator. */
import { Hono } from 'hono';
import { isReachable } from '../db/open.ts';
import type { Vars } from '../http/vars.ts';

export const health = new Hono<Vars>()
  .get('/health', (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json({ status: 'ok' });
  })
  .get('/ready', async (c) => {
    c.header('Cache-Control', 'no-store');
    const isReady = await isReachable(c.var.services.db);
    return c.json({ status: isReady ? 'ok' : 'unavailable' }, isReady ? 200 : 503);
  });
