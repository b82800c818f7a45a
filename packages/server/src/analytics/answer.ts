/** The figures of a company, or of one product, as they leave the server. */
import { comparedDays } from '@hangtag/contract/rules/comparedDays';
import { dayOf, plusDays, timeIn } from '@hangtag/contract/rules/days';
import { sumFolded } from '@hangtag/contract/rules/smallCounts';
import {
  type AnalyticsAnswer,
  type AnalyticsProduct,
  type Comparison,
  type Dimension,
  type Measures,
  dimensions,
} from '@hangtag/contract/wire/analytics';
import { presentBrief } from '../products/present.ts';
import type { Services } from '../http/vars.ts';
import { type CompanyRow, zoneOf } from '../policy/companyQueries.ts';
import { answerRows } from '../products/respond.ts';
import type { ProductRow } from '../products/queries.ts';
import { comparedSpan } from './comparedSpan.ts';
import { findFirst, readNotes } from './notes.ts';
import { type Span, findFirstDay, readDays, readValueDays, sumValues } from './queries.ts';
import { readProducts, readScans } from './productQueries.ts';
import { answerCtas, answerDead, nameProducts } from './values.ts';

/** Products that are named; the rest is summed. */
const MOST_PRODUCTS = 50;

type Tools = Pick<Services, 'db' | 'config' | 'now'>;

interface Question {
  readonly from: string;
  readonly to: string;
  readonly compare: Comparison;
  /** Null for the whole company. */
  readonly product: ProductRow | null;
}

const none: Measures = {
  scans: 0,
  views: 0,
  visits: 0,
  visitors: 0,
  clicks: 0,
  ctaVisits: 0,
  clickVisits: 0,
  dead: 0,
  bots: 0,
};

const measureNames = Object.keys(none) as (keyof Measures)[];

const sum = (rows: Iterable<Measures>): Measures => {
  const total: Record<keyof Measures, number> = { ...none };
  for (const row of rows) for (const name of measureNames) total[name] += row[name];
  return total;
};

/** Every date from the first to the last. */
function datesOf(from: string, to: string): readonly string[] {
  const dates: string[] = [];
  for (let date = from; date <= to; date = plusDays(date, 1)) dates.push(date);
  return dates;
}

/** The figures of these days. */
export async function answerAnalytics(
  tools: Tools,
  company: CompanyRow,
  { from, to: asked, compare, product }: Question,
): Promise<AnalyticsAnswer> {
  const { db } = tools;
  const now = tools.now();
  const tz = zoneOf(company);
  const today = dayOf(now, tz);
  const to = asked > today && from <= today ? today : asked;
  const isRunning = to === today;
  const compared = comparedDays(from, to, compare);
  const scope = product?.id ?? 0;
  const span: Span = { companyId: company.id, from, to, cut: null };
  const spanBefore =
    compared &&
    comparedSpan({ companyId: company.id, ...compared }, isRunning ? { tz, now } : null);
  const byDate = await readDays(db, span, scope);
  const byDateBefore = spanBefore && (await readDays(db, spanBefore, scope));
  const totals = sum(byDate.values());
  const datesBefore = compared ? datesOf(compared.from, compared.to) : [];
  const since = await findFirstDay(db, company.id);
  const values = await sumValues(
    db,
    span,
    ['cta', 'ctaVisits', 'ctaClickVisits', 'program'],
    scope,
  );
  const dead = await sumValues(db, span, ['dead'], product ? scope : null);
  return {
    period: { from, to, tz, until: isRunning ? timeIn(tz, now) : null, since },
    compared,
    product: product && (await nameOne(tools, company.id, product)),
    totals,
    before: byDateBefore && sum(byDateBefore.values()),
    days: datesOf(from, to).map((date, at) => ({
      ...(byDate.get(date) ?? none),
      date,
      ...(byDateBefore && { before: byDateBefore.get(datesBefore[at] ?? '')?.scans ?? 0 }),
    })),
    ...(product
      ? { products: [], otherProducts: { scans: 0, clicks: 0 } }
      : await answerProducts(tools, span, spanBefore, totals)),
    ctas: await answerCtas(tools, company.id, values, scope),
    dead: await answerDead(tools, { companyId: company.id, tz }, dead),
    programs: values
      .filter(({ dimension }) => dimension === 'program')
      .map(({ value, count }) => ({ value, count })),
    breakdowns: product ? null : await answerBreakdowns(tools, span, today),
    notes: await readNotes(tools, company.id, { from, to, tz, product }),
    first: since === null ? await findFirst(tools, company.id) : null,
  };
}

/** @param totals Of all products. */
async function answerProducts(tools: Tools, span: Span, spanBefore: Span | null, totals: Measures) {
  const seen = await readProducts(tools.db, span, MOST_PRODUCTS);
  const named = await nameProducts(
    tools,
    span.companyId,
    seen.map(({ productId }) => productId),
  );
  const before =
    spanBefore && named.size > 0
      ? await readScans(tools.db, spanBefore, [...named.keys()])
      : new Map<number, number>();
  const products = seen.flatMap(
    ({ productId, scans, clicks, ctaVisits, clickVisits }): readonly AnalyticsProduct[] => {
      const found = named.get(productId);
      if (!found) return [];
      const scansBefore = spanBefore ? (before.get(productId) ?? 0) : null;
      const counts = { scans, clicks, ctaVisits, clickVisits, before: scansBefore };
      return [{ ...presentBrief(found.row), ...counts }];
    },
  );
  const restOf = (name: 'scans' | 'clicks') =>
    products.reduce((rest, row) => rest - row[name], totals[name]);
  return { products, otherProducts: { scans: restOf('scans'), clicks: restOf('clicks') } };
}

/** Only whole days, and only of the whole company: what is shown twice could be subtracted. */
async function answerBreakdowns(
  { db }: Tools,
  { companyId, from, to }: Span,
  today: string,
): Promise<NonNullable<AnalyticsAnswer['breakdowns']>> {
  const last = to < today ? to : plusDays(today, -1);
  const values = await readValueDays(db, { companyId, from, to: last }, dimensions);
  const of = (dimension: Dimension) => sumFolded(values.get(dimension) ?? []);
  const hasCountry = values.get('country')?.some((day) => day.some(({ value }) => value));
  return {
    visitors: of('via').reduce((all, { count }) => all + count, 0),
    by: {
      via: of('via'),
      language: of('language'),
      device: of('device'),
      source: of('source'),
      country: hasCountry ? of('country') : null,
    },
  };
}

async function nameOne({ db, config }: Tools, companyId: number, product: ProductRow) {
  const [row] = await answerRows({ db, config }, companyId, [product]);
  return row ? presentBrief(row) : null;
}
