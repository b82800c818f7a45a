import { beforeEach, describe, expect, it } from 'vitest';
import { lotRecall, wholeRecall } from '../../test/support/recallFixture.ts';
import { serialFixture } from '../../test/support/serialFixture.ts';

type Fixture = Awaited<ReturnType<typeof serialFixture>>;

let fixture: Fixture;

beforeEach(async () => {
  fixture = await serialFixture();
});

const lotsOf = async () => (await fixture.read()).lots;
const at = '2026-11-21T12:00:00.000Z';

describe('the lots of a product', () => {
  it('are those of batches, printed codes and recalls, each once', async () => {
    const { made, hand, begin, beginBatch, client, companyId, product } = fixture;
    const { batch } = await made({ lot: '26-31', quantity: 5 });
    await made({ lot: '26-31', quantity: 7 });
    await made({ quantity: 3 });
    await hand(batch);
    await beginBatch({ lot: '26-33' });
    const codes = `/api/companies/${companyId}/products/${product.productId}/codes`;
    expect((await client.post(codes, { format: 'svg', lot: '26-32' })).status).toBe(201);
    await begin(lotRecall('26-30'));
    const none = { serials: 0, files: 0, lastFileAt: null, recalledSince: null };
    expect(await lotsOf()).toEqual([
      { ...none, lot: '26-33' },
      { ...none, lot: '26-32', files: 1, lastFileAt: at },
      { ...none, lot: '26-31', serials: 12, files: 1, lastFileAt: at },
      { ...none, lot: '26-30', recalledSince: at },
    ]);
  });

  it('are recalled with the product, and not after the end of the recall', async () => {
    await fixture.made({ lot: '26-31' });
    const recall = await fixture.begin(wholeRecall);
    expect(await lotsOf()).toMatchObject([{ lot: '26-31', recalledSince: at }]);
    await fixture.end(recall);
    expect(await lotsOf()).toMatchObject([{ lot: '26-31', recalledSince: null }]);
  });

  it('are left out of a cancelled batch', async () => {
    const { beginBatch, client, serialsPath } = fixture;
    const { id } = await beginBatch({ lot: '26-31' });
    await client.put(`${serialsPath}/batches/${id}/cancel`, {});
    expect((await fixture.read()).lotCount).toBe(0);
  });
});
