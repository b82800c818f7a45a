/** A brand's own host answers for that brand's products, and for nothing else of this server. */
import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { readProductCode } from '@hangtag/contract/rules/digitalLink';
import { readDigitalLinkPath } from '@hangtag/contract/rules/digitalLinkPath';
import type { Queryable } from '../db/database.ts';
import { products } from '../db/schema/products.ts';
import { findProvedHost } from '../hosts/queries.ts';
import { isPublicHost } from '../http/publicOrigin.ts';
import type { Vars } from '../http/vars.ts';
import { movedHere } from '../products/soldProducts.ts';
import type { ProductRow } from '../products/queries.ts';
import { sendNotFound } from './responses.ts';
import { findByGtin } from './queries.ts';

/** Pages, codes of any GS1 key, the resolver's description, and what pages load. */
const PUBLIC = /^\/(p|[0-9]{2,4}|gtin|fonts|media)(\/|$)|^\/\.well-known\/gs1resolver$/;

const READS = ['GET', 'HEAD', 'OPTIONS'];

/** Asked by whatever address the process has, and answered without the database. */
const PROBES = ['/health', '/ready'];

/** Notes whose host is asked, and refuses what is not that brand's. */
export const keepBrandHost = createMiddleware<Vars>(async (c, next) => {
  const { db, config } = c.var.services;
  const { host, pathname } = new URL(c.req.raw.url);
  if (isPublicHost(host, config) || PROBES.includes(pathname)) return next();
  const brand = await findProvedHost(db, host);
  if (!brand) return next();
  c.set('brandHost', brand.host);
  if (!PUBLIC.test(pathname) || !READS.includes(c.req.method)) return sendNotFound(c);
  const named = await productOf(c, pathname);
  const isOwn = named === null || named.companyId === brand.companyId;
  return isOwn || (await hasSold(db, brand.companyId, named.id)) ? next() : sendNotFound(c);
});

/** Whether a company sold what is this product now: its host is on packs of before the sale. */
async function hasSold(db: Queryable, companyId: number, productId: number): Promise<boolean> {
  const sold = and(eq(products.companyId, companyId), inArray(products.id, movedHere(productId)));
  return (await db.$count(products, sold)) > 0;
}

/** The product that a path names; null where it names none. */
async function productOf(
  c: Context<Vars>,
  path: string,
): Promise<Pick<ProductRow, 'id' | 'companyId'> | null> {
  const { db } = c.var.services;
  const [, form, value = ''] = path.split('/');
  if (form === 'p') {
    const code = readProductCode(value.replace(/\.jsonld$/, ''));
    if (code === null) return null;
    const [row] = await db
      .select({ id: products.id, companyId: products.companyId })
      .from(products)
      .where(eq(products.code, code));
    return row ?? null;
  }
  const reading = readDigitalLinkPath(path);
  if (reading.kind === 'malformed' || reading.key.ai !== '01') return null;
  return (await findByGtin(db, reading.key.value))?.product ?? null;
}
