/** Withholds a page by law, or puts it back: the platform's right alone, at once, and a row of the company's log. */
import { and, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { type TakedownAnswer, TakedownBody } from '@hangtag/contract/wire/takedown';
import { products } from '../db/schema/products.ts';
import { transact } from '../db/transact.ts';
import { readBody } from '../http/parse.ts';
import type { Vars } from '../http/vars.ts';
import {
  requireCompany,
  requirePermission,
  requireSuperadmin,
  requireUser,
  writeContext,
} from '../policy/guards.ts';
import { recordProduct } from '../products/audit.ts';
import type { ProductRow } from '../products/queries.ts';
import { productInPath } from '../products/respond.ts';

export const takedowns = new Hono<Vars>();

takedowns.put(
  '/api/admin/companies/:companyId/products/:productId/takedown',
  ...requireSuperadmin,
  requireCompany,
  async (c) => {
    const product = await productInPath(c);
    const { reason } = await readBody(c, TakedownBody);
    const tools = writeContext(c);
    const since = reason === '' ? null : (product.takenDownAt ?? tools.now());
    await transact(tools.db, async (tx) => {
      await tx
        .update(products)
        .set({ takenDownAt: since, takedownReason: reason })
        .where(and(eq(products.companyId, product.companyId), eq(products.id, product.id)));
      await recordProduct(tx, tools, product, since ? 'taken-down' : 'put-back', {
        before: { reason: product.takedownReason },
        after: { reason },
      });
    });
    return c.json(presentTakedown({ takenDownAt: since, takedownReason: reason }));
  },
);

takedowns.get(
  '/api/companies/:companyId/products/:productId/takedown',
  requireUser,
  requireCompany,
  requirePermission('product.read'),
  async (c) => c.json(presentTakedown(await productInPath(c))),
);

const presentTakedown = ({
  takenDownAt: at,
  takedownReason: reason,
}: Pick<ProductRow, 'takenDownAt' | 'takedownReason'>): TakedownAnswer => ({
  takedown: at && { since: at.toISOString(), reason },
});
