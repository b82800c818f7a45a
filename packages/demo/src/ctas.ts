/** The demo's calls to action, through the rules that people's own go through, and their invented clicks. */
import { eq } from 'drizzle-orm';
import type { CtaBody } from '@hangtag/contract/wire/cta';
import { addCta } from '@hangtag/server/ctas/write';
import type { Database, Queryable } from '@hangtag/server/db/database';
import { insertPast } from '@hangtag/server/analytics/countDays';
import { ctas } from '@hangtag/server/db/schema/ctas';
import type { ProductRow } from '@hangtag/server/products/queries';
import { companyIdOf } from './companies.ts';
import { demoCtaCompany, demoCtas } from './content/ctas.ts';
import { daysAgo } from './days.ts';
import { unlimited } from './limits.ts';

/** Ids of calls to action in page order, by the key of a product. */
export type DemoCtaIds = ReadonlyMap<string, readonly number[]>;

/** What a client leaves out. */
const complete = (body: CtaBody) => ({
  name: '',
  type: 'url' as const,
  target: '',
  filesId: null,
  style: 'secondary' as const,
  utm: {},
  startsAt: null,
  endsAt: null,
  status: 'active' as const,
  ...body,
});

/** Adds every call to action. @returns Those of each product. */
export async function writeCtas(tools: {
  readonly db: Database;
  readonly now: Date;
}): Promise<DemoCtaIds> {
  const ids = new Map<string, readonly number[]>();
  const acting = { db: tools.db, actor: null, now: () => daysAgo(tools.now, 40) };
  for (const { body, products, link } of demoCtas) {
    const { id } = await addCta(acting, companyIdOf(demoCtaCompany), unlimited, complete(body));
    if (link) await breakLink(tools, id, link);
    for (const key of products) ids.set(key, [...(ids.get(key) ?? []), id]);
  }
  return ids;
}

/** Writes the check that found the address broken. */
async function breakLink(
  { db, now }: Parameters<typeof writeCtas>[0],
  id: number,
  { status, brokenDays }: NonNullable<(typeof demoCtas)[number]['link']>,
): Promise<void> {
  await db
    .update(ctas)
    .set({
      linkState: 'broken',
      linkStatus: status,
      linkCheckedAt: now,
      linkBrokenSince: daysAgo(now, brokenDays),
      linkFailures: 2,
      linkNextAt: daysAgo(now, -1),
    })
    .where(eq(ctas.id, id));
}

/** Writes the clicks of the last 30 days, spread over the pages and the days. */
export async function writeClicks(
  db: Queryable,
  ids: DemoCtaIds,
  products: ReadonlyMap<string, ProductRow>,
  now: Date,
): Promise<void> {
  const rows = demoCtas.flatMap(({ products: keys, clicks }, at) =>
    Array.from({ length: clicks }, (_, click) => {
      const key = keys[click % keys.length] ?? '';
      const product = products.get(key);
      const before = demoCtas.slice(0, at).filter((each) => each.products.includes(key)).length;
      const ctaId = ids.get(key)?.[before];
      if (!product || ctaId === undefined) throw new Error(`There is no demo product ${key}.`);
      const { companyId, id: productId } = product;
      const when = daysAgo(now, (click * 29.7) / clicks);
      return { companyId, productId, ctaId, kind: 'click' as const, at: when };
    }),
  );
  await insertPast(db, rows);
}
