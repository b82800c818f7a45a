/** Headers that every answer carries; a handler that needs another value sets it itself. */
import { createMiddleware } from 'hono/factory';
import './publicOrigin.ts';
import type { Vars } from './vars.ts';

/** What an answer that is no page may do in a browser: nothing. */
export const NOTHING_POLICY =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const always: Readonly<Record<string, string>> = {
  'Content-Security-Policy': NOTHING_POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(self), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

const isPrivate = (path: string) => path.startsWith('/api/') || path.startsWith('/sanctum/');

export const securityHeaders = createMiddleware<Vars>(async (c, next) => {
  await next();
  const { headers } = c.res;
  for (const [name, value] of Object.entries(always)) {
    if (!headers.has(name)) headers.set(name, value);
  }
  // The policy names who may frame; this older header cannot express "this origin only, sandboxed".
  if (headers.get('Content-Security-Policy')?.includes("frame-ancestors 'self'")) {
    headers.set('X-Frame-Options', 'SAMEORIGIN');
  }
  if (c.var.services.config.publicUrl.startsWith('https:')) {
    // Other names below a brand's domain are the brand's business.
    const scope = c.var.brandHost === undefined ? '; includeSubDomains' : '';
    headers.set('Strict-Transport-Security', `max-age=31536000${scope}`);
  }
  if (!headers.has('Cache-Control') && (isPrivate(c.req.path) || c.req.method !== 'GET')) {
    headers.set('Cache-Control', 'no-store');
  }
});
