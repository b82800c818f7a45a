/** One line and one observation per request, with an id that the answer carries too. */
import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import { pathForLog } from '../support/log.ts';
import type { Vars } from './vars.ts';

/** Gives the request its id and logs method, path, status and milliseconds; never a query or a body. */
export const requestLog = createMiddleware<Vars>(async (c, next) => {
  const requestId = randomUUID();
  c.set('requestId', requestId);
  const start = performance.now();
  await next();
  c.res.headers.set('X-Request-Id', requestId);
  const ms = performance.now() - start;
  const { log, observeRequest } = c.var.services;
  observeRequest?.(c.req.method, routePath(c, -1), c.res.status, ms / 1000);
  log.info(
    {
      id: requestId,
      method: c.req.method.slice(0, 20),
      path: pathForLog(c.req.path),
      status: c.res.status,
      ms: Math.round(ms * 10) / 10,
      user: c.var.session?.actor?.id,
    },
    'request',
  );
});
