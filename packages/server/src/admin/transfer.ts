/** Leads a sold product's codes to the page of the company that bought it, or back: the platform's right alone. */
import { Hono } from 'hono';
import { buildShortAddress } from '@hangtag/contract/rules/digitalLink';
import { type TransferAnswer, TransferBody } from '@hangtag/contract/wire/transfer';
import { transact } from '../db/transact.ts';
import { answerConditionalWrite } from '../http/conditionalWrite.ts';
import { versionOfValues, versionTag } from '../http/etag.ts';
import { readBody } from '../http/parse.ts';
import type { Services, Vars } from '../http/vars.ts';
import {
  requireCompany,
  requirePermission,
  requireSuperadmin,
  requireUser,
  writeContext,
} from '../policy/guards.ts';
import type { ProductRow } from '../products/queries.ts';
import { productInPath } from '../products/respond.ts';
import { findMoved, moveProduct } from './moveProduct.ts';

export const transfers = new Hono<Vars>();

transfers.put(
  '/api/admin/companies/:companyId/products/:productId/transfer',
  ...requireSuperadmin,
  requireCompany,
  async (c) => {
    const key = await productInPath(c);
    const body = await readBody(c, TransferBody);
    const tools = writeContext(c);
    return answerConditionalWrite(c, {
      thing: 'transfer',
      write: async (isCurrent) =>
        withVersion(
          await transact(tools.db, (tx) =>
            moveProduct(tx, tools, key, body, (product) => isCurrent(versionOf(product))),
          ),
        ),
      find: async () => withVersion(await productInPath(c)),
      present: (product) => present(c.var.services, product),
    });
  },
);

transfers.get(
  '/api/companies/:companyId/products/:productId/transfer',
  requireUser,
  requireCompany,
  requirePermission('product.read'),
  async (c) => {
    const answer = await present(c.var.services, await productInPath(c));
    c.header('ETag', versionTag(answer.version));
    return c.json(answer);
  },
);

type Moved = Pick<ProductRow, 'movedToId' | 'movedAt'>;

const versionOf = ({ movedToId, movedAt }: Moved): number => versionOfValues([movedToId, movedAt]);

const withVersion = (product: Moved) => ({ ...product, version: versionOf(product) });

async function present(
  { db, config }: Pick<Services, 'db' | 'config'>,
  product: Moved,
): Promise<TransferAnswer> {
  const { movedToId, movedAt } = product;
  const target = movedToId === null ? undefined : await findMoved(db, movedToId);
  return {
    transfer:
      target && movedAt
        ? {
            since: movedAt.toISOString(),
            company: target.company,
            address: buildShortAddress(config.publicUrl, target.code),
          }
        : null,
    version: versionOf(product),
  };
}
