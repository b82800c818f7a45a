import { expect, it } from 'vitest';
import { createTestClient, secretKey } from '../testing/client.ts';

const create = (key: string, signal?: AbortSignal): Request =>
  new Request('http://emulator/v1/customers', {
    method: 'POST',
    headers: { authorization: `Bearer ${secretKey}`, 'idempotency-key': key },
    body: new URLSearchParams({ name: 'Lund' }),
    ...(signal && { signal }),
  });

it('carries out an aborted request once, and repeats its answer for its key', async () => {
  const { emulator, stripe } = createTestClient();
  const leaving = new AbortController();
  const left = emulator.fetch(create('given-up', leaving.signal));
  leaving.abort();
  await left.catch(() => null);
  const { data } = await stripe.customers.list();
  expect(data.map(({ name }) => name)).toEqual(['Lund']);
  const again = await emulator.fetch(create('given-up'));
  expect(again.headers.get('idempotent-replayed')).toBe('true');
  expect(await again.json()).toMatchObject({ id: data[0]?.id });
  expect((await stripe.customers.list()).data).toHaveLength(1);
});
