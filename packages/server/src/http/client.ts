/** The client of a request, as known from its connection. */
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Vars } from './vars.ts';

/**
 * The client's address. `X-Forwarded-For` counts only as far as `TRUSTED_PROXIES` reaches: each of them has
 * appended the address it saw, everything before was written by the client.
 */
export function clientAddress(c: Context<Vars>): string {
  const bindings = c.env as Partial<HttpBindings> | undefined;
  const peer = bindings?.incoming?.socket.remoteAddress ?? '127.0.0.1';
  const { trustedProxies } = c.var.services.config;
  if (trustedProxies === 0) return peer;
  const chain = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
  return chain.filter(Boolean).at(-trustedProxies)?.slice(0, 64) ?? peer;
}
