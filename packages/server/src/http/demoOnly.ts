/**
 * The demo rule for single routes: loopback in settings and Host header and no proxy between, or
 * `HANGTAG_DEMO=1`.
 */
import { createMiddleware } from 'hono/factory';
import { isLoopback } from '../config/loopback.ts';
import { notFound } from './refusal.ts';
import type { Vars } from './vars.ts';

/** Headers of a proxy: behind one, a loopback address does not mean that the request is from this computer. */
const forwardingHeader =
  /^(?:forwarded|via|cdn-loop|true-client-ip|x-real-ip|x-client-ip|x-cluster-client-ip|(?:x-forwarded|x-envoy|cf|fastly|fly|akamai)-.+)$/;

/** 404 outside the demo rule: elsewhere the route does not exist. */
export const demoOnly = createMiddleware<Vars>(async (c, next) => {
  const { demo, demoForced } = c.var.services.config;
  // A page on the internet may point its own name at 127.0.0.1; its Host header gives it away.
  const { hostname } = new URL(c.req.url);
  const isNear =
    isLoopback(hostname) &&
    !Object.keys(c.req.header()).some((name) => forwardingHeader.test(name));
  if (!demo || (!demoForced && !isNear)) throw notFound();
  c.header('Cache-Control', 'no-store');
  await next();
});
