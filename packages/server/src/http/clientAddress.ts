/** The client of a request, as known from its connection. */
import { isIPv6 } from 'node:net';
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

/** Where limits count the client: an IPv4 address, or the /64 of an IPv6 one, of which one customer has them all. */
export const clientPlace = (c: Context<Vars>): string => placeOf(clientAddress(c));

/** The place of an address; text that is no address is its own place. */
function placeOf(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  // The parser of addresses writes each one in one way: small letters, no leading zeros, IPv4 as two groups.
  const [start = '', end] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const groups = start === '' ? [] : start.split(':');
  const rest = end === undefined || end === '' ? [] : end.split(':');
  const all = [...groups, ...Array<string>(8 - groups.length - rest.length).fill('0'), ...rest];
  const isIPv4 = all.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  if (isIPv4) return all.slice(6).flatMap(twoBytes).join('.');
  return `${all.slice(0, 4).join(':')}::/64`;
}

function twoBytes(group: string): readonly number[] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 255];
}
