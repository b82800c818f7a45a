/** Makes a product's page an e-label, or an ordinary page again: at once, with or without a plan. */
import { type Context, Hono } from 'hono';
import { and, eq } from 'drizzle-orm';
import { buildShortAddress } from '@hangtag/contract/rules/digitalLink';
import { leftOutOfLabel } from '@hangtag/contract/rules/eLabel';
import { may } from '@hangtag/contract/rules/permissions';
import { type ELabelAnswer, ELabelBody } from '@hangtag/contract/wire/eLabel';
import { definitionsOf } from '../content/definitions.ts';
import { products } from '../db/schema/products.ts';
import { transact } from '../db/transact.ts';
import { readBody } from '../http/parse.ts';
import type { Vars } from '../http/vars.ts';
import { assertLive } from '../policy/companyState.ts';
import { requireCompany, requirePermission, requireUser, writeContext } from '../policy/guards.ts';
import { readOnlyMessage } from '../policy/viewOnly.ts';
import { recordProduct } from '../products/audit.ts';
import { productInPath } from '../products/respond.ts';
import type { ProductRow } from '../products/queries.ts';

const PATH = '/api/companies/:companyId/products/:productId/eLabel';

export const eLabels = new Hono<Vars>();

eLabels.get(PATH, requireUser, requireCompany, requirePermission('product.read'), async (c) =>
  c.json(await answer(c, await productInPath(c))),
);

eLabels.put(PATH, requireUser, requireCompany, requirePermission('product.edit'), async (c) => {
  const product = await productInPath(c);
  const { isELabel } = await readBody(c, ELabelBody);
  const { companyId, id } = product;
  // A law asks for the label of a closed company too (D16); an ordinary page it does not ask for.
  if (!isELabel) await assertLive(c, companyId);
  const tools = writeContext(c);
  const eLabelSince = isELabel ? (product.eLabelSince ?? tools.now()) : null;
  await transact(tools.db, async (tx) => {
    await tx
      .update(products)
      .set({ eLabelSince })
      .where(and(eq(products.companyId, companyId), eq(products.id, id)));
    await recordProduct(tx, tools, product, isELabel ? 'e-label' : 'ordinary-page', {
      before: { isELabel: product.eLabelSince !== null },
      after: { isELabel },
    });
  });
  return c.json(await answer(c, { ...product, eLabelSince }));
});

async function answer(c: Context<Vars>, product: ProductRow): Promise<ELabelAnswer> {
  const { actor, session, services } = c.var;
  const definitions = await definitionsOf(services.db, product.companyId);
  const address = buildShortAddress(services.config.publicUrl, product.code);
  return {
    since: product.eLabelSince?.toISOString() ?? null,
    selfTestUrl: `${address}/self-test`,
    leftOut: leftOutOfLabel(product.content.sections, definitions),
    can: { change: may(actor.role, 'product.edit') && readOnlyMessage(session) === null },
  };
}
