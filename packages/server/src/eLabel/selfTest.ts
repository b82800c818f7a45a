/** `/p/{code}/self-test`: scans the e-label as a phone does and says line by line what came of it. */
import { type Context, Hono } from 'hono';
import { and, count, eq, gte } from 'drizzle-orm';
import { completeContent } from '@hangtag/contract/rules/content';
import { buildShortAddress, readProductCode } from '@hangtag/contract/rules/digitalLink';
import { labelContent, leftOutOfLabel } from '@hangtag/contract/rules/eLabel';
import { definitionsOf } from '../content/definitions.ts';
import { events } from '../db/schema/analytics.ts';
import { publicOrigin } from '../http/publicOrigin.ts';
import { notFound } from '../http/refusal.ts';
import type { Vars } from '../http/vars.ts';
import { experience, publicContentOf, sendNotFound, sendPage } from '../public/responses.ts';
import { brandOf } from '../public/page.ts';
import { type Draft, findByCode } from '../public/queries.ts';
import { finish } from '../public/renderCache.ts';
import { activeRecalls } from '../recalls/queries.ts';
import { checksOf } from './checks.ts';
import { inspectPage } from './inspect.ts';

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/604.1';

/** @param pages The routes of the pages that are tested. */
export function selfTests(pages: Hono<Vars>): Hono<Vars> {
  const routes = new Hono<Vars>();
  routes.get('/p/:code/self-test', (c) => testPage(c, pages));
  return routes;
}

async function testPage(c: Context<Vars>, pages: Hono<Vars>) {
  const { db } = c.var.services;
  const code = readProductCode(c.req.param('code') ?? '');
  const found = code === null ? undefined : await findByCode(db, code);
  const content = found && publicContentOf(found);
  const since = found?.product.eLabelSince;
  if (!found || !content || !since) return sendNotFound(c);
  const origin = publicOrigin(c);
  const address = buildShortAddress(origin, found.product.code);
  const answer = await scan(c, pages, address);
  const definitions = await definitionsOf(db, found.company.id);
  const { sections } = completeContent(content);
  const names = new Map(definitions.map(({ id, name }) => [id, name]));
  const label = labelContent(completeContent(content), definitions);
  const checks = checksOf(
    inspectPage(
      {
        html: await answer.text(),
        policy: answer.headers.get('content-security-policy') ?? '',
        cookies: answer.headers.getSetCookie(),
      },
      origin,
    ),
    {
      counted: await countedSince(c, found, since),
      shown: label.sections
        .filter(({ visible }) => visible)
        .map(({ title, contentSectionId }) => title.trim() || (names.get(contentSectionId) ?? '')),
      leftOut: leftOutOfLabel(sections, definitions),
      recall: (await activeRecalls(db, found.product)).flatMap(
        ({ url }) => URL.parse(url)?.host ?? [],
      ),
    },
  );
  const { renderSelfTestPage } = await experience();
  const brand = { ...(await brandOf(db, found.company)), url: '' };
  const product = content.title || content.summary.name;
  const page = finish(renderSelfTestPage({ brand, product, address, checks }));
  const sent = sendPage(c, page, 200);
  sent.headers.set('Cache-Control', 'no-store');
  sent.headers.delete('ETag');
  return sent;
}

/** The page as a phone gets it, by the same routes. */
async function scan(c: Context<Vars>, pages: Hono<Vars>, address: string): Promise<Response> {
  const scanned = new Hono<Vars>();
  scanned.use(async (inner, next) => {
    inner.set('services', c.var.services);
    await next();
  });
  scanned.route('/', pages);
  const headers = { 'user-agent': PHONE, accept: 'text/html' };
  const answer = await scanned.request(address, { headers }, c.env);
  if (!answer.ok) throw notFound();
  return answer;
}

/** How many requests of the product were counted. */
async function countedSince(c: Context<Vars>, { product }: Draft, since: Date): Promise<number> {
  const { db, events: buffer } = c.var.services;
  await buffer.flush();
  const [row] = await db
    .select({ count: count() })
    .from(events)
    .where(
      and(
        eq(events.companyId, product.companyId),
        eq(events.productId, product.id),
        gte(events.at, since),
      ),
    );
  return row?.count ?? 0;
}
