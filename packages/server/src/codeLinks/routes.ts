/** A brand's own links of a product, its lots and items: typed, for the resolver. */
import { type Context, Hono } from 'hono';
import { and, eq } from 'drizzle-orm';
import { may } from '@hangtag/contract/rules/permissions';
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
import { assertEditable } from '../policy/companyState.ts';
import { requireCompany, requirePermission, requireUser, writeContext } from '../policy/guards.ts';
import { readOnlyMessage } from '../policy/viewOnly.ts';
import { recordProduct } from '../products/audit.ts';
import type { ProductRow } from '../products/queries.ts';
import { productInPath } from '../products/respond.ts';
import { listCodeLinks, presentCodeLink } from './queries.ts';

const LINKS = '/api/companies/:companyId/products/:productId/codeLinks';

type LinkRow = typeof table.$inferSelect;

const mayEdit = [requireUser, requireCompany, requirePermission('product.edit')] as const;

export const codeLinks = new Hono<Vars>();

codeLinks.get(LINKS, requireUser, requireCompany, requirePermission('product.read'), async (c) => {
  const product = await productInPath(c);
  const { actor, services, session } = c.var;
  const edit = may(actor.role, 'product.edit') && readOnlyMessage(session) === null;
  return c.json({
    links: await listCodeLinks(services.db, product),
    can: { edit, checkLinks: services.config.checksLinks },
  } satisfies CodeLinksAnswer);
});

codeLinks.post(LINKS, ...mayEdit, async (c) => {
  const product = await productInPath(c);
  const body = await readBody(c, CodeLinkBody);
  await assertEditable(c);
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
    await recordProduct(tx, tools, product, 'link-added', { after: factsOf(written) });
    return written;
  });
  return c.json(presentCodeLink(row) satisfies CodeLink, 201);
});

codeLinks.put(`${LINKS}/:linkId`, ...mayEdit, async (c) => {
  const product = await productInPath(c);
  const body = await readBody(c, CodeLinkBody);
  await assertEditable(c);
  const tools = writeContext(c);
  const isIt = linkInPath(c, product);
  const row = await transact(tools.db, async (tx) => {
    const [old] = await tx.select().from(table).where(isIt).for('update');
    const [written] = await tx.update(table).set(body).where(isIt).returning();
    if (!old || !written) throw notFound();
    const change = { before: factsOf(old), after: factsOf(written) };
    await recordProduct(tx, tools, product, 'link-changed', change);
    return written;
  });
  return c.json(presentCodeLink(row) satisfies CodeLink);
});

codeLinks.delete(`${LINKS}/:linkId`, ...mayEdit, takesNoFields, async (c) => {
  const product = await productInPath(c);
  const tools = writeContext(c);
  await transact(tools.db, async (tx) => {
    const [gone] = await tx.delete(table).where(linkInPath(c, product)).returning();
    if (!gone) throw notFound();
    await recordProduct(tx, tools, product, 'link-removed', { before: factsOf(gone) });
  });
  return c.body(null, 204);
});

const linkInPath = (c: Context<Vars>, { companyId, id }: Pick<ProductRow, 'companyId' | 'id'>) =>
  and(
    eq(table.companyId, companyId),
    eq(table.productId, id),
    eq(table.id, readId(c.req.param('linkId') ?? '')),
  );

/** What the log says of a link: enough to put it back. */
function factsOf({ type, href, title, variant, lot, serial, language, context }: LinkRow) {
  const wanted = { variant, lot, serial, language, context };
  const set = Object.entries(wanted).filter(([, value]) => value !== '' && value !== null);
  return { type, href, title, ...Object.fromEntries(set) };
}
