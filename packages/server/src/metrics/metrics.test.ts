import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { MOST_WAITING, type NewEvent, createEventBuffer } from '../analytics/eventBuffer.ts';
import { makeApp } from '../app.ts';
import { jobs } from '../db/schema/platform.ts';
import { NonRetryableError } from '../jobs/kinds.ts';
import { makeProduct, publish } from '../../test/support/products.ts';
import { type TestServer, startTestServer } from '../../test/support/server.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { listenMetrics } from './listenMetrics.ts';
import { type Metrics, createMetrics } from './metrics.ts';

let server: TestServer;
let metrics: Metrics;

beforeEach(async () => {
  server = await startTestServer();
  metrics = createMetrics({
    database: {
      db: server.db,
      isStuck: () => false,
      connections: () => ({ used: 3, idle: 1, waiting: 2 }),
      close: () => Promise.resolve(),
    },
    storage: { isReachable: () => Promise.resolve(false) },
    release: { version: '1.2.3', commit: 'abc' },
  });
});

const valueOf = async (series: string): Promise<number | undefined> => {
  const line = (await metrics.text()).split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
};

describe('the figures', () => {
  it('count requests by their route pattern, never by address', async () => {
    const { observeRequest } = metrics;
    const app = makeApp({ ...server.services, observeRequest });
    await app.request('/api/companies/7/products');
    await app.request('/api/companies/8/products');
    await app.request('/health');
    const text = await metrics.text();
    expect(text).not.toContain('/companies/7');
    const products =
      'hangtag_request_seconds_count{method="GET",route="/api/companies/:companyId/products",status="4xx"}';
    expect(await valueOf(products)).toBe(2);
    const health = 'hangtag_request_seconds_count{method="GET",route="/health",status="2xx"}';
    expect(await valueOf(health)).toBe(1);
  });

  it('count waiting work when they are read', async () => {
    await server.db.insert(jobs).values([
      { kind: 'mail', payload: {}, runAt: new Date(Date.now() - 60_000) },
      { kind: 'mail', payload: {}, failedAt: new Date() },
    ]);
    expect(await valueOf('hangtag_jobs{kind="mail",state="waiting"}')).toBe(1);
    expect(await valueOf('hangtag_jobs{kind="mail",state="given up"}')).toBe(1);
    expect(await valueOf('hangtag_job_oldest_seconds{kind="mail"}')).toBeGreaterThanOrEqual(60);
    await server.db.delete(jobs);
    expect(await valueOf('hangtag_jobs{kind="mail",state="waiting"}')).toBeUndefined();
  });

  it('include the connections, the file store and the release', async () => {
    expect(await valueOf('hangtag_database_connections{state="waiting"}')).toBe(2);
    expect(await valueOf('hangtag_storage_up')).toBe(0);
    expect(await metrics.text()).toMatch(/hangtag_build_info\{version="1\.2\.3",commit="abc",/);
  });

  it('time the calls to the payment service by their outcome', async () => {
    const answers = [new Response('{}'), new Response('{}', { status: 503 })];
    const fetch = metrics.timeStripe(() => {
      const answer = answers.shift();
      return answer ? Promise.resolve(answer) : Promise.reject(new Error('no line'));
    });
    await fetch('https://stripe.example', {});
    await fetch('https://stripe.example', {});
    await expect(fetch('https://stripe.example', {})).rejects.toThrow('no line');
    for (const outcome of ['2xx', '5xx', 'failed']) {
      expect(await valueOf(`hangtag_stripe_request_seconds_count{outcome="${outcome}"}`)).toBe(1);
    }
  });

  it('time the attempts to send an email by their outcome', async () => {
    const failures = [null, new NonRetryableError('no such mailbox'), new Error('no line')];
    const sender = metrics.timeMail({
      send: () => {
        const failure = failures.shift();
        return failure ? Promise.reject(failure) : Promise.resolve();
      },
      close: () => undefined,
    });
    const mail = { to: 'a@merrow.example', subject: '', text: '', html: '' };
    await sender.send(mail, '1');
    await expect(sender.send(mail, '2')).rejects.toThrow('no such mailbox');
    await expect(sender.send(mail, '3')).rejects.toThrow('no line');
    for (const outcome of ['sent', 'refused', 'failed'])
      expect(await valueOf(`hangtag_mail_seconds_count{outcome="${outcome}"}`)).toBe(1);
  });

  it('count public pages from the cache and drawn ones', async () => {
    const company = await makeCompany(server.db, { plan: 'pro' });
    const client = await server.as(await makeUser(server.db, company, { role: 'Admin' }));
    const product = await makeProduct(client, company.id);
    await publish(client, product);
    const app = makeApp({ ...server.services, observePage: metrics.observePage });
    const { pathname } = new URL(product.publicUrl);
    for (let times = 0; times < 3; times += 1) await app.request(pathname);
    await app.request('/p/0000000000');
    expect(await valueOf('hangtag_public_pages_total{from="drawn"}')).toBe(1);
    expect(await valueOf('hangtag_public_pages_total{from="cache"}')).toBe(2);
  });

  it('count the events that were dropped', async () => {
    const { db, log } = server.services;
    const background = { run: () => undefined, idle: () => Promise.resolve() };
    const { observeDropped } = metrics;
    const buffer = createEventBuffer({ db, log, background, observeDropped });
    expect(await valueOf('hangtag_events_dropped_total')).toBe(0);
    const event: NewEvent = { companyId: 1, productId: 1, at: new Date(0), kind: 'scan' };
    for (let count = 0; count < MOST_WAITING + 3; count += 1) buffer.add(event);
    await buffer.flush();
    expect(await valueOf('hangtag_events_dropped_total')).toBe(3);
  });

  it('are answered at /metrics of their own port, and nothing else is', async () => {
    const port = await listenMetrics(metrics, '127.0.0.1', 0);
    const origin = `http://127.0.0.1:${(port.address() as AddressInfo).port}`;
    const answer = await fetch(`${origin}/metrics`);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    expect(await answer.text()).toContain('process_resident_memory_bytes');
    expect((await fetch(`${origin}/`)).status).toBe(404);
    port.close();
    port.closeAllConnections();
    await once(port, 'close');
  });

  it.each(['alerts.yml', 'dashboard.json'])('%s names only figures that exist', async (file) => {
    const path = new URL(`../../../../docs/deploy/${file}`, import.meta.url);
    const named = readFileSync(path, 'utf8').match(/\b(hangtag|process|nodejs)_\w+/g) ?? [];
    const text = await metrics.text();
    const known = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
    const base = (name: string) => name.replace(/_(bucket|count|sum)$/, '');
    expect(named).not.toEqual([]);
    expect(named.filter((name) => !known.has(name) && !known.has(base(name)))).toEqual([]);
  });
});
