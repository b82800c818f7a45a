/** Counted values of things with names: products, buttons, printed addresses. */
import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { ctaHost, isCtaCounted } from '@hangtag/contract/rules/cta';
import { dayOf } from '@hangtag/contract/rules/days';
import type { DeadReason, DeadScan } from '@hangtag/contract/wire/analytics';
import type { ProductRow as ListRow } from '@hangtag/contract/wire/product';
import { presentBrief } from '../products/present.ts';
import { findFirstIssued } from '../codes/ledger.ts';
import { ctas } from '../db/schema/ctas.ts';
import { products } from '../db/schema/products.ts';
import type { Services } from '../http/vars.ts';
import type { ProductRow } from '../products/queries.ts';
import { answerRows } from '../products/respond.ts';
import type { SummedValue } from './queries.ts';
import { findClaimed, unknownNumber } from './unknownNumbers.ts';

type Tools = Pick<Services, 'db' | 'config'>;

/** Products by id, with what a list says of them. */
export async function nameProducts(
  { db, config }: Tools,
  companyId: number,
  ids: readonly number[],
) {
  if (ids.length === 0) return new Map<number, { row: ListRow; product: ProductRow }>();
  const found = await db
    .select()
    .from(products)
    .where(and(eq(products.companyId, companyId), inArray(products.id, [...ids])));
  const rows = await answerRows({ db, config }, companyId, found);
  return new Map(
    rows.flatMap((row, at) => {
      const product = found[at];
      return product ? [[product.id, { row, product }] as const] : [];
    }),
  );
}

/** Clicks by call to action; what opens directly is named too. @param scope A product, or 0 for the company. */
export async function answerCtas(
  { db }: Tools,
  companyId: number,
  values: readonly SummedValue[],
  scope: number,
) {
  const countsOf = (dimension: string) =>
    new Map(
      values
        .filter((each) => each.dimension === dimension)
        .map(({ value, count }) => [Number(value), count]),
    );
  const clicks = countsOf('cta');
  const [visits, clickVisits] = [countsOf('ctaVisits'), countsOf('ctaClickVisits')];
  const clicked = [...clicks.keys()];
  const isShown = scope === 0 ? or(isNull(ctas.deletedAt), inArray(ctas.id, clicked)) : undefined;
  const rows = await db
    .select()
    .from(ctas)
    .where(and(eq(ctas.companyId, companyId), isShown ?? inArray(ctas.id, clicked)));
  return rows
    .map((cta) => ({
      ctaId: cta.id,
      label: cta.label,
      host: ctaHost(cta.target),
      clicks: clicks.get(cta.id) ?? 0,
      visits: visits.get(cta.id) ?? 0,
      clickVisits: clickVisits.get(cta.id) ?? 0,
      isCounted: isCtaCounted(cta),
    }))
    .toSorted((a, b) => b.clicks - a.clicks || a.ctaId - b.ctaId);
}

/** Addresses that are listed: whoever guesses numbers makes no longer list. */
const MOST_DEAD = 100;

/** Printed addresses that led nowhere, most scanned first. @param tz Of the company. */
export async function answerDead(
  tools: Tools,
  { companyId, tz }: { readonly companyId: number; readonly tz: string },
  values: readonly SummedValue[],
): Promise<readonly DeadScan[]> {
  if (values.length === 0) return [];
  const dead = values.slice(0, MOST_DEAD);
  const ids = [...new Set(dead.map(({ productId }) => productId))];
  const named = await nameProducts(tools, companyId, ids);
  const printed = await findFirstIssued(tools.db, companyId, ids);
  const claimed = await findClaimed(tools.db, dead);
  return dead
    .flatMap(({ productId, value, count, lastAt }): readonly DeadScan[] => {
      const space = value.indexOf(' ');
      const reason = value.slice(0, space) as DeadReason;
      const counts = { address: value.slice(space + 1), reason, scans: count, lastAt };
      const number = unknownNumber(value);
      if (number !== null)
        return [{ ...counts, product: null, printedOn: null, isLive: claimed.has(number) }];
      const found = named.get(productId);
      if (!found) return [];
      const { product, row } = found;
      const isLive =
        product.published && product.status !== 'archived' && product.takenDownAt === null;
      const printedAt = printed.get(product.id);
      const printedOn = printedAt ? dayOf(printedAt, tz) : null;
      return [{ ...counts, product: presentBrief(row), printedOn, isLive }];
    })
    .toSorted((a, b) => b.scans - a.scans || (a.address < b.address ? -1 : 1));
}
