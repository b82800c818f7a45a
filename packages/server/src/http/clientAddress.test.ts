import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { clientAddress, clientPlace } from './clientAddress.ts';
import type { Services, Vars } from './vars.ts';

async function addressOf(
  trustedProxies: number,
  forwarded?: string,
  read: typeof clientAddress = clientAddress,
): Promise<string> {
  const app = new Hono<Vars>();
  app.use(async (c, next) => {
    c.set('services', { config: { trustedProxies } } as Services);
    await next();
  });
  app.get('/', (c) => c.text(read(c)));
  const headers = new Headers();
  if (forwarded !== undefined) headers.set('x-forwarded-for', forwarded);
  const env = { incoming: { socket: { remoteAddress: '10.0.0.1' } } };
  return (await app.request('/', { headers }, env)).text();
}

describe('the client’s address', () => {
  it.each([
    [0, undefined, '10.0.0.1'],
    [0, '198.51.100.1', '10.0.0.1'],
    [1, '198.51.100.1', '198.51.100.1'],
    [1, 'forged, 198.51.100.1', '198.51.100.1'],
    [2, 'forged, 198.51.100.1, 10.0.0.2', '198.51.100.1'],
    [1, undefined, '10.0.0.1'],
    [1, ' , ', '10.0.0.1'],
  ])('behind %i trusted proxies, forwarded for %j, is %s', async (count, forwarded, address) => {
    expect(await addressOf(count, forwarded)).toBe(address);
  });
});

it.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::ffff:198.51.100.1', '198.51.100.1'],
  ['198.51.100.1', '198.51.100.1'],
  ['unknown', 'unknown'],
])('counts %s as %s', async (address, place) => {
  expect(await addressOf(1, address, clientPlace)).toBe(place);
});
