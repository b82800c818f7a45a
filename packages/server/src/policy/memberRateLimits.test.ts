import { Hono } from 'hono';
import { beforeEach, describe, expect, it } from 'vitest';
import { limitFailures, limitUse } from './memberRateLimits.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';
import { onError } from '../http/errors.ts';
import type { Actor, Vars } from '../http/vars.ts';

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer();
});

const two = { name: 'try', attempts: 2, seconds: 60 };

/** A call of this user, for this company, from this address. */
interface Call {
  readonly user: number;
  readonly company: number;
  readonly ip?: string;
}

/** An app of one limited call, which fails where asked to. */
function limited(limit: ReturnType<typeof limitUse>) {
  const app = new Hono<Vars>();
  app.onError(onError);
  app.use(async (c, next) => {
    c.set('services', server.services);
    c.set('actor', { id: Number(c.req.query('user')) } as Actor);
    c.set('companyId', Number(c.req.query('company')));
    await next();
  });
  app.get('/', limit, (c) => c.json({ isWrong: c.req.query('wrong') === '1' }));
  return async ({ user, company, ip = '192.0.2.1' }: Call, isWrong = true) => {
    const env = { incoming: { socket: { remoteAddress: ip } } };
    const query = `?user=${user}&company=${company}&wrong=${isWrong ? 1 : 0}`;
    return (await app.request(`/${query}`, {}, env)).status;
  };
}

const limits = {
  'a limit of uses': () => limitUse(two),
  'a limit of failures': () =>
    limitFailures(
      two,
      ({ isWrong }) => isWrong === true,
      async () => true,
    ),
} as const;

describe.each(Object.entries(limits))('%s', (_, limit) => {
  it('counts a company’s calls, whoever makes them from wherever', async () => {
    const call = limited(limit());
    expect(await call({ user: 1, company: 1, ip: '192.0.2.1' })).toBe(200);
    expect(await call({ user: 2, company: 1, ip: '192.0.2.2' })).toBe(200);
    expect(await call({ user: 3, company: 1, ip: '192.0.2.3' })).toBe(429);
    expect(await call({ user: 3, company: 2, ip: '192.0.2.3' })).toBe(200);
  });

  it('counts a person’s calls, over all companies and places', async () => {
    const call = limited(limit());
    expect(await call({ user: 1, company: 1, ip: '192.0.2.1' })).toBe(200);
    expect(await call({ user: 1, company: 2, ip: '192.0.2.2' })).toBe(200);
    expect(await call({ user: 1, company: 3, ip: '192.0.2.3' })).toBe(429);
    expect(await call({ user: 2, company: 3, ip: '192.0.2.3' })).toBe(200);
  });

  it('counts the calls from a place five times as many, over all companies and people', async () => {
    const call = limited(limit());
    for (let at = 1; at <= 10; at += 1) expect(await call({ user: at, company: at })).toBe(200);
    expect(await call({ user: 11, company: 11 })).toBe(429);
    expect(await call({ user: 11, company: 11, ip: '192.0.2.9' })).toBe(200);
  });
});

describe('a limit of failures', () => {
  it('counts those that are under way: four at once are four', async () => {
    const call = limited(limits['a limit of failures']());
    const at = { user: 1, company: 1 };
    const statuses = await Promise.all([1, 2, 3, 4].map(() => call(at)));
    expect(statuses.filter((status) => status === 200)).toHaveLength(2);
  });

  it('counts no call that succeeds, and none that it refuses', async () => {
    const call = limited(limits['a limit of failures']());
    const at = { user: 1, company: 1 };
    for (let more = 0; more < 5; more += 1) expect(await call(at, false)).toBe(200);
    expect([await call(at), await call(at), await call(at)]).toEqual([200, 200, 429]);
    // What was refused for the company is not counted for the place.
    for (let other = 2; other <= 9; other += 1) {
      expect(await call({ user: other, company: other })).toBe(200);
    }
    server.advance(60);
    expect(await call(at)).toBe(200);
  });
});
