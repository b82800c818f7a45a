import { beforeEach, describe, expect, it } from 'vitest';
import { commonSheets } from '@hangtag/contract/rules/labelSheet';
import { auditLog } from '../db/schema/audit.ts';
import { issuedCodes } from '../db/schema/codes.ts';
import type { SerialBatch } from '@hangtag/contract/wire/serial';
import { decodePdfPages } from '../codes/decode.ts';
import { serialFixture } from '../../test/support/serialFixture.ts';

type Fixture = Awaited<ReturnType<typeof serialFixture>>;

let { server, client, serialsPath, beginBatch, made, read, hand } = {} as Fixture;

beforeEach(async () => {
  ({ server, client, serialsPath, beginBatch, made, read, hand } = await serialFixture());
});

const sheet = commonSheets['a4-12'];
const print = (batch: SerialBatch, fields: object = {}) =>
  client.post(`${serialsPath}/batches/${batch.id}/sheets`, { sheet, widthMm: 24, ...fields });
const address = (serial: string) => `http://localhost:4000/01/09506000134352/21/${serial}`;
const pdfOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
const wrong = async (answer: Response) =>
  ((await answer.json()) as { errors: Record<string, readonly string[]> }).errors;

describe('sheets of labels with different serials', () => {
  it('have the code of each serial once, and are one row of the ledger and of the log', async () => {
    const { batch, serials } = await made({ quantity: 15, lot: '26-114' });
    const answer = await print(batch);
    expect(answer.status).toBe(201);
    const file = await pdfOf(answer);
    expect(await decodePdfPages(file, [0])).toEqual(serials.slice(0, 12).map(address));
    expect(await decodePdfPages(file, [1])).toEqual(serials.slice(12).map(address));
    const [row] = await server.db.select().from(issuedCodes);
    const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(file));
    expect(row).toMatchObject({
      text: address(serials[0] ?? ''),
      format: 'pdf',
      labels: 12,
      quantity: 15,
      firstItem: 1,
      batchId: batch.id,
      line: `(01) 09506000134352 (21) ${serials[0]}`,
      purpose: 'Neck tags, lot 26-114',
      sha256: Buffer.from(digest).toString('hex'),
    });
    const log = await server.db
      .select()
      .from(auditLog)
      .orderBy(auditLog.companyId, auditLog.position);
    expect(log.at(-1)).toMatchObject({ action: 'product.serials-exported' });
    expect((await read()).batches[0]).toMatchObject({
      state: 'exported',
      exports: [{ format: 'pdf', first: 1, last: 15 }],
    });
  });

  it('are files of at most 1,000 labels, and a later file is no second copy', async () => {
    const { batch, serials } = await made({ quantity: 1010 });
    const second = await print(batch, { file: 2, humanReadable: false });
    expect(second.status).toBe(201);
    const rest = serials.slice(996).map(address);
    const file = await pdfOf(second);
    const found = [await decodePdfPages(file, [0]), await decodePdfPages(file, [1])].flat();
    expect(found).toEqual(rest);
    const [row] = await server.db.select().from(issuedCodes);
    expect(row).toMatchObject({ firstItem: 997, quantity: 14, line: '' });
    expect(row?.purpose).toBe('Neck tags, serials 997 to 1010');
    expect(await wrong(await print(batch, { file: 3 }))).toEqual({ file: ['Must be 1 to 2.'] });
    expect(await wrong(await print(batch, { file: 0 }))).toEqual({ file: ['Must be 1 to 2.'] });
    expect((await print(batch, { file: 2 })).status).toBe(409);
    // The list has serials that the labels had.
    expect((await hand(batch)).status).toBe(409);
  });

  it('are handed out once; after the list they are asked for and logged as a second time', async () => {
    const { batch } = await made({ quantity: 3 });
    await hand(batch);
    const refused = await print(batch);
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([
      409,
      'exported_before',
    ]);
    expect(await server.db.$count(issuedCodes)).toBe(1);
    expect((await print(batch, { again: true })).status).toBe(201);
    const log = await server.db
      .select()
      .from(auditLog)
      .orderBy(auditLog.companyId, auditLog.position);
    expect(log.at(-1)).toMatchObject({ action: 'product.serials-exported-again' });
  });

  it.each([
    [{ widthMm: 60, use: 'phone' }, /^The code needs/],
    [{ widthMm: 10 }, /^Print it 14 to/],
  ])('are refused where they would not be read: %j', async (fields, words) => {
    const { batch } = await made({ quantity: 1 });
    const answer = await print(batch, fields);
    expect(answer.status).toBe(422);
    expect((await wrong(answer))['widthMm']?.[0]).toMatch(words);
    expect(await server.db.$count(issuedCodes)).toBe(0);
  });

  it('are not handed out before the last serial is made', async () => {
    expect((await print(await beginBatch())).status).toBe(409);
  });
});
