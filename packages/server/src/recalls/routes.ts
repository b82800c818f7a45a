/** Recalls of a product or of one lot: begun and ended by Admins, shown at once, with or without a plan. */
import { Hono } from 'hono';
import { eq } from 'drizzle-orm';
import { may } from '@hangtag/contract/rules/permissions';
import { type Recall, RecallBody, type RecallsAnswer } from '@hangtag/contract/wire/recall';
import { recalls as table } from '../db/schema/recalls.ts';
import { transact } from '../db/transact.ts';
import { isUniqueViolation } from '../db/violations.ts';
import { readBody, takesNoFields } from '../http/parse.ts';
import { readId } from '../http/readId.ts';
import { Refusal, invalid, notFound } from '../http/refusal.ts';
import type { Vars } from '../http/vars.ts';
import { requireCompany, requirePermission, requireUser, writeContext } from '../policy/guards.ts';
import { readOnlyMessage } from '../policy/viewOnly.ts';
import { recordProduct } from '../products/audit.ts';
import { SOLD } from '../products/soldProducts.ts';
import { productInPath } from '../products/respond.ts';
import { listRecalls, lockRecall, presentRecall } from './queries.ts';

const RECALLS = '/api/companies/:companyId/products/:productId/recalls';

export const recalls = new Hono<Vars>();

recalls.get(RECALLS, requireUser, requireCompany, requirePermission('product.read'), async (c) => {
  const product = await productInPath(c);
  const { actor, services, session } = c.var;
  const recall = may(actor.role, 'product.recall') && readOnlyMessage(session) === null;
  return c.json({
    recalls: await listRecalls(services.db, product),
    can: { recall },
  } satisfies RecallsAnswer);
});

recalls.post(
  RECALLS,
  requireUser,
  requireCompany,
  requirePermission('product.recall'),
  async (c) => {
    const product = await productInPath(c);
    // Nobody would see it: the codes show what the company that has them recalls.
    if (product.movedToId !== null) throw new Refusal(403, SOLD);
    const { lot, message, url, telephone } = await readBody(c, RecallBody);
    const tools = writeContext(c);
    const row = await transact(tools.db, async (tx) => {
      const [written] = await tx
        .insert(table)
        .values({
          companyId: product.companyId,
          productId: product.id,
          lot: lot || null,
          message,
          url,
          telephone,
          startedAt: tools.now(),
          startedBy: tools.actor.name ?? tools.actor.email,
        })
        .returning();
      if (!written) throw new Error('The recall was not written.');
      const after = { lot: written.lot, message, url, telephone };
      await recordProduct(tx, tools, product, 'recalled', { after });
      return written;
    }).catch((error: unknown) => {
      if (isUniqueViolation(error, 'recalls_active'))
        throw invalid({
          lot: [
            `${lot ? 'This lot' : 'The product'} is recalled already. End that recall to write another.`,
          ],
        });
      throw error;
    });
    return c.json(presentRecall(row) satisfies Recall, 201);
  },
);

recalls.put(
  `${RECALLS}/:recallId/end`,
  requireUser,
  requireCompany,
  requirePermission('product.recall'),
  takesNoFields,
  async (c) => {
    const product = await productInPath(c);
    const tools = writeContext(c);
    const row = await transact(tools.db, async (tx) => {
      const found = await lockRecall(tx, product, readId(c.req.param('recallId')));
      if (!found) throw notFound();
      if (found.endedAt) throw new Refusal(409, `${found.endedBy} has ended this recall already.`);
      const [written] = await tx
        .update(table)
        .set({ endedAt: tools.now(), endedBy: tools.actor.name ?? tools.actor.email })
        .where(eq(table.id, found.id))
        .returning();
      const { lot, message } = found;
      await recordProduct(tx, tools, product, 'recall-ended', { before: { lot, message } });
      return written ?? found;
    });
    return c.json(presentRecall(row) satisfies Recall);
  },
);
