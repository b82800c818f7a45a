/** The calls about figures (F025): for people of the company, and for programs by token. */
import { type Context, Hono } from 'hono';
import { AnalyticsCsvQuery, AnalyticsQuery } from '@hangtag/contract/wire/analytics';
import { demoOnly } from '../http/demoOnly.ts';
import { readQuery } from '../http/parse.ts';
import { notFound } from '../http/refusal.ts';
import { sendCsv } from '../http/sendCsv.ts';
import type { Vars } from '../http/vars.ts';
import { companyOf } from '../policy/companyState.ts';
import { requireCompany, requirePermission, requireUserOr } from '../policy/guards.ts';
import { findProduct } from '../products/queries.ts';
import { answerAnalytics } from './answer.ts';
import { countEvents } from './countDays.ts';
import { csvTable } from './csv.ts';

const PATH = '/api/companies/:companyId/analytics';
const duties = [
  requireUserOr('analytics:read'),
  requireCompany,
  requirePermission('analytics.read'),
] as const;

export const analytics = new Hono<Vars>();

analytics.get(PATH, ...duties, async (c) => {
  const query = readQuery(c, AnalyticsQuery);
  return c.json(await answerOf(c, query));
});

analytics.get(`${PATH}.csv`, ...duties, async (c) => {
  const { view, ...query } = readQuery(c, AnalyticsCsvQuery);
  const answer = await answerOf(c, query);
  const { from, to, tz } = answer.period;
  const { heads, rows } = csvTable(answer, view);
  const zone = tz.replaceAll('/', '-');
  return sendCsv(c, {
    fileName: `${(await companyOf(c)).name} ${view} ${from} to ${to} ${zone}.csv`,
    heads,
    rows: each(rows),
    cellsOf: (cells) => cells,
  });
});

/** Counts now instead of within a minute, for who has just scanned a code on this computer. */
analytics.get('/dev/count', demoOnly, async (c) => {
  const { services } = c.var;
  await services.background.idle();
  await countEvents(services);
  return c.redirect('/analytics', 303);
});

interface Query {
  readonly from: string;
  readonly to: string;
  readonly compare: 'previous' | 'year' | 'none';
  readonly productId?: number | undefined;
}

async function answerOf(c: Context<Vars>, { productId, ...query }: Query) {
  const { services, companyId } = c.var;
  const product =
    productId === undefined ? null : await findProduct(services.db, companyId, productId);
  if (product === undefined) throw notFound();
  return answerAnalytics(services, await companyOf(c), { ...query, product });
}

async function* each<Row>(rows: readonly Row[]): AsyncGenerator<Row> {
  yield* rows;
}
