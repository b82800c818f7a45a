/** Refuses paths and methods that no route answers, before anything else is asked: 404 and 405. */
import type { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { TrieRouter } from 'hono/router/trie-router';
import { Refusal, notFound } from './refusal.ts';
import type { Vars } from './vars.ts';

/** Paths that only ever answer JSON. */
export const isApi = (path: string): boolean => /^\/(api|sanctum)(\/|$)/.test(path);

const isRead = (method: string) => method === 'GET' || method === 'HEAD';

/** Looks the request up among `app`'s own routes; other reads are left to the site's pages. */
export function refuseUnknownRoutes(app: Hono<Vars>) {
  let methodsOf: ((path: string) => ReadonlySet<string>) | undefined;
  return createMiddleware<Vars>(async (c, next) => {
    const { path, method } = c.req;
    if (isRead(method) && !isApi(path)) return next();
    // Built at the first such request: by then every route is registered.
    methodsOf ??= indexRoutes(app);
    const methods = methodsOf(path);
    if (methods.has(method)) return next();
    if (methods.size === 0) throw notFound();
    // As Laravel answers it; of other origins it says nothing, so they are allowed nothing.
    if (method === 'OPTIONS') return c.body(null, 200, { Allow: [...methods].join(', ') });
    throw methodNotAllowed(method, path, [...methods]);
  });
}

function methodNotAllowed(method: string, path: string, methods: readonly string[]): Refusal {
  const list = methods.join(', ');
  const message = `The ${method} method is not supported for route ${path.slice(1)}. Supported methods: ${list}.`;
  return new Refusal(405, message, { headers: { Allow: list } });
}

function indexRoutes(app: Hono<Vars>): (path: string) => ReadonlySet<string> {
  const byPath = new Map<string, Set<string>>();
  for (const { method, path } of app.routes) {
    if (method === 'ALL') continue;
    const methods = byPath.get(path) ?? new Set();
    methods.add(method);
    if (method === 'GET') methods.add('HEAD');
    byPath.set(path, methods);
  }
  const router = new TrieRouter<Set<string>>();
  for (const [path, methods] of byPath) router.add('ALL', path, methods);
  return (path) => new Set(router.match('ALL', path)[0].flatMap(([methods]) => [...methods]));
}
