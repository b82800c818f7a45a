/** Recalls, serials and links of a product's lots and items. */
import { commonSheets } from '@hangtag/contract/rules/labelSheet';
import { randomUUID } from 'node:crypto';
import type { CodeLink } from '@hangtag/contract/wire/codeLink';
import type { Recall } from '@hangtag/contract/wire/recall';
import { serialBatches, serials } from '../../../src/db/schema/serials.ts';
import { batchBody } from '../../support/serialFixture.ts';
import type { AccessFixture } from './fixture.ts';
import { type AccessRow, company, managers, row } from './row.ts';

const ONE = '/api/companies/:companyId/products/:productId';
const onePath = ({ companyId, product }: AccessFixture) =>
  `/api/companies/${companyId}/products/${product.productId}`;

/** Of a lot that no other recall names. */
const recallBody = () => ({
  lot: randomUUID().slice(0, 18),
  message: 'Bring it back to the shop.',
  url: 'https://merrow.example/recall',
  telephone: '207-555-0142',
});

/** The body of a link of the product's own. */
const codeLinkBody = {
  variant: '',
  lot: '',
  serial: '',
  type: 'instructions',
  href: 'https://merrow.example/care',
  title: 'Care',
  language: 'de',
  context: 'DE',
};

/** A new batch of one serial in this state. */
async function batchPath(fixture: AccessFixture, state: 'making' | 'made'): Promise<string> {
  const { server, companyId, product } = fixture;
  const { productId } = product;
  const at = server.services.now();
  const { requestId, lot, ...body } = batchBody({ quantity: 1 });
  const gtin14 = '09521234567899';
  const batch = { ...body, requestId, lot: lot || null, companyId, productId, gtin14, state };
  const [row] = await server.db
    .insert(serialBatches)
    .values({ ...batch, stateAt: at, startedAt: at, startedBy: 'Ines Calder' })
    .returning();
  const batchId = row?.id ?? 0;
  const serial = `S${batchId}`;
  await server.db.insert(serials).values({ batchId, companyId, gtin14, serial });
  return `${onePath(fixture)}/serials/batches/${batchId}`;
}

/** A link that was just added. */
async function codeLinkPath(fixture: AccessFixture): Promise<string> {
  const path = `${onePath(fixture)}/codeLinks`;
  const owner = await fixture.browser('user');
  const { id } = (await (await owner.post(path, codeLinkBody)).json()) as CodeLink;
  return `${path}/${id}`;
}

export const itemRows: readonly AccessRow[] = [
  row(`GET ${ONE}/recalls`, company(200), (fixture) => ({ path: `${onePath(fixture)}/recalls` })),
  row(`POST ${ONE}/recalls`, managers(201), (fixture) => ({
    path: `${onePath(fixture)}/recalls`,
    body: recallBody(),
  })),
  row(`PUT ${ONE}/recalls/:recallId/end`, managers(200), async (fixture) => {
    const path = `${onePath(fixture)}/recalls`;
    const owner = await fixture.browser('admin');
    const { id } = (await (await owner.post(path, recallBody())).json()) as Recall;
    return { path: `${path}/${id}/end` };
  }),
  row(`GET ${ONE}/serials`, company(200), (fixture) => ({ path: `${onePath(fixture)}/serials` })),
  row(`POST ${ONE}/serials/batches`, company(201), (fixture) => ({
    path: `${onePath(fixture)}/serials/batches`,
    body: batchBody({ lot: '26-31', note: 'Thrown by Anneke.' }),
  })),
  row(`PUT ${ONE}/serials/batches/:batchId/cancel`, company(200), async (fixture) => ({
    path: `${await batchPath(fixture, 'making')}/cancel`,
  })),
  row(`PUT ${ONE}/serials/batches/:batchId/state`, company(200), async (fixture) => ({
    path: `${await batchPath(fixture, 'made')}/state`,
    body: { state: 'void', reason: 'A trial' },
  })),
  row(`POST ${ONE}/serials/batches/:batchId/export`, company(200), async (fixture) => ({
    path: `${await batchPath(fixture, 'made')}/export`,
    body: { again: false },
  })),
  row(`POST ${ONE}/serials/batches/:batchId/sheets`, company(201), async (fixture) => ({
    path: `${await batchPath(fixture, 'made')}/sheets`,
    body: {
      sheet: commonSheets['roll-50'],
      widthMm: 24,
      use: 'phone',
      humanReadable: true,
      file: 1,
      again: false,
    },
  })),
  row(`PUT ${ONE}/serials/void`, company(204), async (fixture) => {
    const path = await batchPath(fixture, 'made');
    return {
      path: `${onePath(fixture)}/serials/void`,
      body: { serial: `S${path.split('/').at(-1)}`, reason: 'Stolen' },
    };
  }),
  row(`PUT ${ONE}/serials/checks`, company(204), (fixture) => ({
    path: `${onePath(fixture)}/serials/checks`,
    body: { allSerialized: true },
  })),
  row(`GET ${ONE}/codeLinks`, company(200), (fixture) => ({
    path: `${onePath(fixture)}/codeLinks`,
  })),
  row(`POST ${ONE}/codeLinks`, company(201), (fixture) => ({
    path: `${onePath(fixture)}/codeLinks`,
    body: { ...codeLinkBody, lot: 'L1' },
  })),
  row(`PUT ${ONE}/codeLinks/:linkId`, company(200), async (fixture) => ({
    path: await codeLinkPath(fixture),
    body: { ...codeLinkBody, title: 'Care, new' },
  })),
  row(`DELETE ${ONE}/codeLinks/:linkId`, company(204), async (fixture) => ({
    path: await codeLinkPath(fixture),
  })),
];
