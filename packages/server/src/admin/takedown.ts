/** Withholds a page by law, or puts it back: the platform's right alone, at once, and a row of the company's log. */
import { and, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { type TakedownAnswer, TakedownBody } from '@hangtag/contract/wire/takedown';
import { StaleWrite, answerConditionalWrite } from '../http/conditionalWrite.ts';
import { products } from '../db/schema/products.ts';
import { transact } from '../db/transact.ts';
import { versionOfValues, versionTag } from '../http/etag.ts';
import { readBody } from '../http/parse.ts';
import { notFound } from '../http/refusal.ts';
import type { Vars } from '../http/vars.ts';
import {
  requireCompany,
  requirePermission,
  requireSuperadmin,
  requireUser,
  writeContext,
} from '../policy/guards.ts';
import { recordProduct } from '../products/audit.ts';
import { type ProductRow, lockProduct } from '../products/queries.ts';
import { productInPath } from '../products/respond.ts';

export const takedowns = new Hono<Vars>();

takedowns.put(
  '/api/admin/companies/:companyId/products/:productId/takedown',
  ...requireSuperadmin,
  requireCompany,
  async (c) => {
    const { companyId, id } = await productInPath(c);
    const { reason } = await readBody(c, TakedownBody);
    const tools = writeContext(c);
    return answerConditionalWrite(c, {
      thing: 'takedown',
      write: (isCurrent) =>
        transact(tools.db, async (tx) => {
          const product = await lockProduct(tx, companyId, id);
          if (!product) throw notFound();
          if (!isCurrent(versionOf(product))) throw new StaleWrite();
          const takenDownAt = reason === '' ? null : (product.takenDownAt ?? tools.now());
          const written = { takenDownAt, takedownReason: reason };
          await tx
            .update(products)
            .set(written)
            .where(and(eq(products.companyId, companyId), eq(products.id, id)));
          await recordProduct(tx, tools, product, takenDownAt ? 'taken-down' : 'put-back', {
            before: { reason: product.takedownReason },
            after: { reason },
          });
          return withVersion(written);
        }),
      find: async () => withVersion(await productInPath(c)),
      present: async (found) => presentTakedown(found),
    });
  },
);

takedowns.get(
  '/api/companies/:companyId/products/:productId/takedown',
  requireUser,
  requireCompany,
  requirePermission('product.read'),
  async (c) => {
    const answer = presentTakedown(await productInPath(c));
    c.header('ETag', versionTag(answer.version));
    return c.json(answer);
  },
);

type Withheld = Pick<ProductRow, 'takenDownAt' | 'takedownReason'>;

const versionOf = ({ takenDownAt, takedownReason }: Withheld): number =>
  versionOfValues([takenDownAt, takedownReason]);

const withVersion = (withheld: Withheld) => ({ ...withheld, version: versionOf(withheld) });

const presentTakedown = (withheld: Withheld): TakedownAnswer => ({
  takedown: withheld.takenDownAt && {
    since: withheld.takenDownAt.toISOString(),
    reason: withheld.takedownReason,
  },
  version: versionOf(withheld),
});
