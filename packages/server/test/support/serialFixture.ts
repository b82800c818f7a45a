/** A published product whose serials can be made. */
import { expect } from 'vitest';
import { eq } from 'drizzle-orm';
import type { BatchBody, SerialBatch, SerialsAnswer } from '@hangtag/contract/wire/serial';
import { jobs } from '../../src/db/schema/platform.ts';
import { serials } from '../../src/db/schema/serials.ts';
import { makeSerials } from '../../src/serials/make.ts';
import { recallFixture } from './recallFixture.ts';

/** The body of a batch; each call has a request of its own. */
export const batchBody = (fields: Partial<BatchBody> = {}): BatchBody => ({
  requestId: crypto.randomUUID(),
  name: 'Neck tags',
  lot: '',
  quantity: 12,
  note: '',
  ...fields,
});

/** Starts the server; the product is published. */
export async function serialFixture() {
  const fixture = await recallFixture();
  await fixture.live();
  const { server, client, companyId, product } = fixture;
  const serialsPath = `/api/companies/${companyId}/products/${product.productId}/serials`;
  const begin = async (fields: Partial<BatchBody> = {}): Promise<SerialBatch> => {
    const answer = await client.post(`${serialsPath}/batches`, batchBody(fields));
    expect(answer.status).toBe(201);
    return (await answer.json()) as SerialBatch;
  };
  /** Does what the queue holds, as a worker does. */
  const work = async () => {
    const waiting = await server.db.select().from(jobs).where(eq(jobs.kind, 'makeSerials'));
    for (const { id, payload } of waiting) {
      const { batchId } = payload as { batchId: number };
      await makeSerials(server.services, batchId, new AbortController().signal);
      await server.db.delete(jobs).where(eq(jobs.id, id));
    }
  };
  const serialsOf = async ({ id }: Pick<SerialBatch, 'id'>) =>
    (await server.db.select().from(serials).where(eq(serials.batchId, id)))
      .map(({ serial }) => serial)
      .toSorted();
  return {
    ...fixture,
    serialsPath,
    beginBatch: begin,
    work,
    serialsOf,
    /** A batch whose serials are there. */
    made: async (fields: Partial<BatchBody> = {}) => {
      const batch = await begin(fields);
      await work();
      return { batch, serials: await serialsOf(batch) };
    },
    read: async () => (await (await client.get(serialsPath)).json()) as SerialsAnswer,
    say: (batch: SerialBatch, state: string, reason = '') =>
      client.put(`${serialsPath}/batches/${batch.id}/state`, { state, reason }),
    hand: (batch: SerialBatch, body: object = {}) =>
      client.post(`${serialsPath}/batches/${batch.id}/export`, body),
  };
}
