/** Counts the scans of a product: which requests count, and the row of each (N17). No cookie is read or set. */
import type { Context, HonoRequest } from 'hono';
import { isbot } from 'isbot';
import { pageViews } from '../db/schema/products.ts';
import type { Vars } from '../http/vars.ts';
import type { ProductRow } from '../products/queries.ts';

/** The address that a scan led to. */
export type Via = 'short' | 'digital-link';

/** Counts the request as a scan: when, by which address, in which language; nothing about who. */
export function countScan(c: Context<Vars>, via: Via, product: ProductRow): void {
  if (!isCountedRequest(c.req)) return;
  const { db, background, now } = c.var.services;
  const view = {
    companyId: product.companyId,
    productId: product.id,
    viewedAt: now(),
    via,
    language: languageOf(c.req),
  };
  background.run('page view', async () => void (await db.insert(pageViews).values(view)));
}

/** Bots, browser prefetches and HEAD requests do not count, neither as scans nor as clicks. */
export function isCountedRequest(request: HonoRequest): boolean {
  const header = (name: string) => request.header(name) ?? '';
  const purpose = `${header('sec-purpose')} ${header('purpose')} ${header('x-moz')}`;
  const agent = header('user-agent');
  return request.method === 'GET' && !/prefetch|preview/i.test(purpose) && !!agent && !isbot(agent);
}

/** The first language asked for, without its region, e.g. `en`; null when none was named. */
function languageOf(request: HonoRequest): string | null {
  const [, language] = /^\s*([a-z]{2,3})\b/i.exec(request.header('accept-language') ?? '') ?? [];
  return language?.toLowerCase() ?? null;
}
