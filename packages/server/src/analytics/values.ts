/** Counted values of things with names: products, buttons, printed addresses. */
import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { ctaHost, isCtaCounted } from '@hangtag/contract/rules/cta';
import type { DeadReason, ValueCount } from '@hangtag/contract/wire/analytics';
import type { ProductRow as ListRow } from '@hangtag/contract/wire/product';
import { presentBrief } from '../products/present.ts';
import { ctas } from '../db/schema/ctas.ts';
import { products } from '../db/schema/products.ts';
import type { Services } from '../http/vars.ts';
import type { ProductRow } from '../products/queries.ts';
import { answerRows } from '../products/respond.ts';
import type { DatedValue } from './queries.ts';

type Tools = Pick<Services, 'db' | 'config'>;

/** Is it a value of this dimension and scope? */
export const isOf = (each: DatedValue, dimension: string, scope: number) =>
  each.dimension === dimension && each.productId === scope;

/** The sums of values over the days, largest first. */
export function sumValues(values: readonly ValueCount[]): readonly ValueCount[] {
  const sums = new Map<string, number>();
  for (const { value, count } of values) sums.set(value, (sums.get(value) ?? 0) + count);
  return [...sums]
    .map(([value, count]) => ({ value, count }))
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

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

/** Clicks by call to action; what opens directly is named too. */
export async function answerCtas(
  { db }: Tools,
  companyId: number,
  values: readonly DatedValue[],
  scope: number,
) {
  const sumsOf = (dimension: string) =>
    new Map(
      sumValues(values.filter((each) => isOf(each, dimension, scope))).map(({ value, count }) => [
        Number(value),
        count,
      ]),
    );
  const clicks = sumsOf('cta');
  const [visits, clickVisits] = [sumsOf('ctaVisits'), sumsOf('ctaClickVisits')];
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

/** Printed addresses that led nowhere, most scanned first. */
export async function answerDead(tools: Tools, companyId: number, values: readonly DatedValue[]) {
  const dead = values.filter(({ dimension }) => dimension === 'dead');
  const named = await nameProducts(tools, companyId, [
    ...new Set(dead.map(({ productId }) => productId)),
  ]);
  return [...Map.groupBy(dead, ({ productId, value }) => `${productId} ${value}`).values()]
    .flatMap((group) => {
      const [first] = group;
      const found = first && named.get(first.productId);
      if (!found) return [];
      const space = first.value.indexOf(' ');
      const { product, row } = found;
      return [
        {
          address: first.value.slice(space + 1),
          reason: first.value.slice(0, space) as DeadReason,
          product: presentBrief(row),
          isLive: product.published && product.status !== 'archived',
          scans: group.reduce((all, { count }) => all + count, 0),
          lastAt: group.at(-1)?.lastAt ?? first.lastAt,
        },
      ];
    })
    .toSorted((a, b) => b.scans - a.scans || (a.address < b.address ? -1 : 1));
}
