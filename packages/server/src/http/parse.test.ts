import { Hono } from 'hono';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { BillPreviewBody } from '@hangtag/contract/wire/billingCalls';
import { refusedFields } from './unsupportedFields.ts';
import { readBody } from './parse.ts';
import type { Refusal } from './refusal.ts';

async function answerTo(schema: Parameters<typeof readBody>[1], body: object): Promise<unknown> {
  const app = new Hono();
  app.post('/', async (c) => c.json(await readBody(c, schema)));
  app.onError((error) => Response.json((error as Refusal).body()));
  const answer = await app.request('/', { method: 'POST', body: JSON.stringify(body) });
  return answer.json();
}

const a = v.object({ kind: v.literal('a') });
const b = v.object({ kind: v.literal('b'), publishAt: v.optional(v.string()) });

it.each([
  ['an object', v.object({ kind: v.string() })],
  ['a union', v.union([a, v.object({ other: v.string() })])],
  ['a variant', v.variant('kind', [a])],
  ['an intersection', v.intersect([a, v.object({})])],
  ['a part that may be absent', v.optional(a)],
  [
    'a pipeline',
    v.pipe(
      a,
      v.check(() => true),
    ),
  ],
])('refuses what would change the meaning of %s', async (_what, schema) => {
  for (const name of [...refusedFields, 'PublishAt', 'publish-at', 'UNPUBLISH', 'dry_Run']) {
    const errors = { [name]: ['This call has no such field.'] };
    expect(await answerTo(schema, { kind: 'a', [name]: true })).toMatchObject({ errors });
  }
});

it('accepts a field that one form of the body has', async () => {
  const body = { kind: 'b', publishAt: '2030-01-01' };
  expect(await answerTo(v.variant('kind', [a, b]), body)).toEqual(body);
});

it('refuses a change of plan on another day', async () => {
  const body = { kind: 'quantity', quantity: 2, scheduledAt: '2030-01-01' };
  const errors = { scheduledAt: ['This call has no such field.'] };
  expect(await answerTo(BillPreviewBody, body)).toMatchObject({ errors });
});

const nested = v.object({
  items: v.optional(v.array(v.variant('kind', [a, b]))),
  inner: v.nullable(
    v.pipe(
      a,
      v.check(() => true),
    ),
  ),
  words: v.record(v.string(), v.string()),
});

it('refuses them in the elements of a list and in what an object holds', async () => {
  const no = ['This call has no such field.'];
  const body = {
    items: [{ kind: 'a' }, { kind: 'a', cancel_at: 1 }],
    inner: { kind: 'a', force: true },
    words: {},
  };
  expect(await answerTo(nested, body)).toMatchObject({
    errors: { 'items.1.cancel_at': no, 'inner.force': no },
  });
});

it('takes no key that clients choose for one, and ignores what no field holds', async () => {
  const body = { inner: null, words: { publish: 'Verlag', archive: 'Archiv' } };
  expect(await answerTo(nested, { ...body, can: { publish: true } })).toEqual(body);
});
