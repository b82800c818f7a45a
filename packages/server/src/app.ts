/** The server as one function from a request to an answer; what stands first in this file acts first. */
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { withBearer } from './apiTokens/bearer.ts';
import { refuseThrottled } from './auth/limits.ts';
import { checkXsrf, withSession } from './auth/sessionMiddleware.ts';
import { limitBody } from './http/bodyLimit.ts';
import { onError } from './http/errors.ts';
import { requestLog } from './http/requestLog.ts';
import { traceRequests } from './http/traceRequests.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { refuseUnknownRoutes } from './http/unknownRoutes.ts';
import type { Services, Vars } from './http/vars.ts';
import { mountRoutes } from './routes.ts';
import { keepBrandHost } from './public/brandHost.ts';
import { refuseViewerWrites } from './policy/viewOnly.ts';
import { serveApp } from './site/app.ts';

const builtApp = fileURLToPath(new URL('../../../app/dist', import.meta.url));

/** The server. @param appFolder Where the built app is. */
export function makeApp(services: Services, appFolder: string = builtApp): Hono<Vars> {
  const app = new Hono<Vars>();
  app.use(async (c, next) => {
    c.set('services', services);
    await next();
  });
  app.use(requestLog);
  app.use(traceRequests);
  app.use(securityHeaders);
  app.use(keepBrandHost);
  app.use(refuseUnknownRoutes(app));
  app.use(limitBody);
  app.use(withBearer);
  app.use(withSession);
  app.use(refuseThrottled);
  app.use(checkXsrf);
  app.use(refuseViewerWrites);
  mountRoutes(app);
  app.notFound(serveApp(appFolder));
  app.onError(onError);
  return app;
}
