/** A brand's own links of a product, its lots and items: typed, for the resolver. */
import { Hono } from 'hono';
import { and, eq } from 'drizzle-orm';
import { editGate } from '@hangtag/contract/rules/productLimits';
import {
  CODE_LINKS_MAX,
  type CodeLink,
  CodeLinkBody,
  type CodeLinksAnswer,
} from '@hangtag/contract/wire/codeLink';
import { codeLinks as table } from '../db/schema/codeLinks.ts';
import { transact } from '../db/transact.ts';
import { readBody, takesNoFields } from '../http/parse.ts';
import { readId } from '../http/readId.ts';
import { Refusal, notFound } from '../http/refusal.ts';
import type { Vars } from '../http/vars.ts';
import { stateOf } from '../policy/companyState.ts';
import { requireCompany, requirePermission, requireUser, writeContext } from '../policy/guards.ts';
import { assertAllowed } from '../policy/planLimits.ts';
import { recordProduct } from '../products/audit.ts';
import { productInPath } from '../products/respond.ts';
import { listCodeLinks, presentCodeLink } from './queries.ts';

const LINKS = '/api/companies/:companyId/products/:productId/codeLinks';

const mayEdit = [requireUser, requireCompany, requirePermission('product.edit')] as const;

export const codeLinks = new Hono<Vars>();

codeLinks.get(LINKS, requireUser, requireCompany, requirePermission('product.read'), async (c) => {
  const product = await productInPath(c);
  const links = await listCodeLinks(c.var.services.db, product);
  return c.json({ links } satisfies CodeLinksAnswer);
});

codeLinks.post(LINKS, ...mayEdit, async (c) => {
  const product = await productInPath(c);
  const body = await readBody(c, CodeLinkBody);
  assertAllowed(editGate(await stateOf(c)), { limit: 0, used: 0, feature: 'products' });
  const tools = writeContext(c);
  const { companyId, id: productId } = product;
  const row = await transact(tools.db, async (tx) => {
    if ((await listCodeLinks(tx, product)).length >= CODE_LINKS_MAX)
      throw new Refusal(409, `A product has at most ${CODE_LINKS_MAX} links of its own.`);
    const [written] = await tx
      .insert(table)
      .values({ ...body, companyId, productId })
      .returning();
    if (!written) throw new Error('The link was not written.');
    const { type, href, title } = body;
    await recordProduct(tx, tools, product, 'link-added', { after: { type, href, title } });
    return written;
  });
  return c.json(presentCodeLink(row) satisfies CodeLink, 201);
});

codeLinks.delete(`${LINKS}/:linkId`, ...mayEdit, takesNoFields, async (c) => {
  const product = await productInPath(c);
  const tools = writeContext(c);
  const isIt = and(
    eq(table.companyId, product.companyId),
    eq(table.productId, product.id),
    eq(table.id, readId(c.req.param('linkId'))),
  );
  await transact(tools.db, async (tx) => {
    const [gone] = await tx.delete(table).where(isIt).returning();
    if (!gone) throw notFound();
    const { type, href, title } = gone;
    await recordProduct(tx, tools, product, 'link-removed', { before: { type, href, title } });
  });
  return c.body(null, 204);
});
