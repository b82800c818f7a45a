import { type Server, createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inSpan } from '../support/span.ts';
import { startTestServer } from '../../test/support/server.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { type StopTracing, startTracing } from './startTracing.ts';

interface Value {
  readonly stringValue?: string;
  readonly intValue?: number;
}

interface SentSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly { readonly key: string; readonly value: Value }[];
  readonly status: { readonly code?: number };
}

interface Sent {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[];
  }[];
}

let collector: Server;
let paths: string[];
let spans: SentSpan[];
let stop: StopTracing;

beforeEach(async () => {
  paths = [];
  spans = [];
  collector = createServer((request, response) => {
    paths.push(request.url ?? '');
    void json(request).then((body) => {
      const { resourceSpans } = body as Sent;
      spans.push(...resourceSpans.flatMap((each) => each.scopeSpans.flatMap((some) => some.spans)));
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo;
  const release = { version: '1.2.3', commit: null };
  stop = startTracing(`http://127.0.0.1:${port}/`, release);
});

afterEach(async () => {
  await stop();
  collector.close();
});

const attribute = ({ attributes }: SentSpan, name: string) => {
  const value = attributes.find(({ key }) => key === name)?.value;
  return value?.stringValue ?? value?.intValue;
};

it('a request is a span of its route, in the trace of the proxy, without its query', async () => {
  const server = await startTestServer();
  const company = await makeCompany(server.db);
  const admin = await server.as(await makeUser(server.db, company, { role: 'Admin' }));
  const trace = '0af7651916cd43dd8448eb211c80319c';
  const path = `/api/companies/${company.id}/products`;
  const answer = await admin.get(`${path}?search=secret`, {
    headers: { traceparent: `00-${trace}-b7ad6b7169203331-01` },
  });
  await stop();
  expect(paths).toContain('/v1/traces');
  const request = spans.find(({ parentSpanId }) => parentSpanId === 'b7ad6b7169203331');
  expect(request).toMatchObject({
    name: 'GET /api/companies/:companyId/products',
    traceId: trace,
  });
  if (!request) return;
  expect(attribute(request, 'url.path')).toBe(path);
  expect(attribute(request, 'http.response.status_code')).toBe(200);
  expect(attribute(request, 'hangtag.request_id')).toBe(answer.headers.get('X-Request-Id'));
  expect(JSON.stringify(spans)).not.toContain('secret');
});

it.skipIf(!process.env['TEST_DATABASE_URL'])(
  'statements of a request are spans in it, with their text and without values',
  async () => {
    const server = await startTestServer();
    const company = await makeCompany(server.db, { name: 'Quillfeather' });
    const admin = await server.as(await makeUser(server.db, company, { role: 'Admin' }));
    spans.length = 0;
    await admin.get(`/api/companies/${company.id}/products`);
    await stop();
    const request = spans.findLast(({ name }) => name.startsWith('GET /api'));
    const statements = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
    expect(statements.length).toBeGreaterThan(2);
    expect(new Set(statements.map((each) => attribute(each, 'db.system.name')))).toEqual(
      new Set(['postgresql']),
    );
    expect(
      statements.some((each) => /from "products"/.test(String(attribute(each, 'db.query.text')))),
    ).toBe(true);
    expect(JSON.stringify(spans)).not.toContain('Quillfeather');
  },
);

it('a failure is told by its name, not by what it says', async () => {
  const failing = inSpan('work', {}, () => Promise.reject(new TypeError('of anna@example.com')));
  await expect(failing).rejects.toThrow('anna@example.com');
  await stop();
  const [span] = spans;
  expect(span).toMatchObject({ name: 'work', status: { code: 2 } });
  expect(span && attribute(span, 'error.type')).toBe('TypeError');
  expect(JSON.stringify(spans)).not.toContain('anna');
});

it('nothing is sent, and work runs as it is, without a collector', async () => {
  await stop();
  expect(await inSpan('work', {}, () => Promise.resolve(7))).toBe(7);
  expect(paths).toEqual([]);
});
