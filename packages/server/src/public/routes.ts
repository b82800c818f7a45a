/** The public page under its two addresses (design.md 9): open to everyone, without a session or a cookie. */
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import type { DeadReason } from '@hangtag/contract/wire/analytics';
import { readProductCode } from '@hangtag/contract/rules/digitalLink';
import { ctasOfPage } from '@hangtag/contract/rules/cta';
import { readGtin } from '@hangtag/contract/rules/gtin';
import { findContent } from '../companyContent/queries.ts';
import type { Queryable } from '../db/database.ts';
import { matchesTag } from '../http/etag.ts';
import { notFound } from '../http/refusal.ts';
import type { Vars } from '../http/vars.ts';
import { type CachedPage, RenderCache, finish } from './renderCache.ts';
import { type Address, collect } from '../analytics/collect.ts';
import { type LiveCta, clicksPath, liveCtas } from './actions.ts';
import { brandOf, pageOf } from './page.ts';
import { type PublicProduct, findByCode, findByGtin } from './queries.ts';

/** Revalidated at every view, because publishing takes effect immediately; the ETag keeps the answer small. */
const REVALIDATED = 'public, max-age=0, stale-if-error=604800';

/** A font's name holds the hash of its bytes. */
const FOREVER = 'public, max-age=31536000, immutable';

/** Loaded at the first page: the app's own calls do not need the drawing. */
const experience = () => import('@hangtag/experience/render');

/** The routes of one server, with their own cache of rendered pages. */
export function publicPages(): Hono<Vars> {
  const drawn = new RenderCache();
  const routes = new Hono<Vars>();

  for (const path of ['/p/*', '/01/*']) routes.use(path, compress());

  routes.get('/fonts/:file', async (c) => {
    const { fontFile } = await experience();
    const bytes = fontFile(c.req.param('file'));
    if (!bytes) throw notFound();
    c.header('Content-Type', 'font/woff2');
    c.header('Cache-Control', FOREVER);
    // A preview is sandboxed: it has no origin, and its fonts are asked for by a stranger.
    c.header('Access-Control-Allow-Origin', '*');
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    return c.body(new Uint8Array(bytes));
  });

  routes.get('/p/:code', async (c) => {
    const typed = c.req.param('code');
    const code = readProductCode(typed);
    if (!code) return notThere(c, undefined);
    if (code !== typed) return c.redirect(`/p/${code}`, 301);
    return show(c, 'short', await findByCode(c.var.services.db, code, c.var.services.now()), drawn);
  });

  routes.get('/p/:code/go/:ctaId', followCta);

  routes.get('/01/:gtin', async (c) => {
    const typed = c.req.param('gtin');
    const reading = /^\d+$/.test(typed) ? readGtin(typed) : null;
    if (!reading?.isValid) return notThere(c, undefined, 400);
    if (reading.gtin14 !== typed) return c.redirect(`/01/${reading.gtin14}`, 301);
    return show(
      c,
      'digital-link',
      await findByGtin(c.var.services.db, reading.gtin14, c.var.services.now()),
      drawn,
    );
  });

  // A code's address that leads nowhere is answered to consumers, never with the app's sign-in.
  for (const path of ['/p', '/p/*', '/01', '/01/*', '/gtin', '/gtin/*']) {
    routes.get(path, (c) => notThere(c, undefined));
  }

  return routes;
}

async function show(
  c: Context<Vars>,
  address: Address,
  found: PublicProduct | undefined,
  drawn: RenderCache,
) {
  const content = found?.product.published ? found.product.publishedContent : null;
  if (!found || !content) {
    if (found) collect(c, subjectOf(found), { kind: 'dead', reason: deadReason(found.product) });
    return notThere(c, found);
  }
  const { db, config, now } = c.var.services;
  const { product, company, filesKey, companyKey, ctasKey } = found;
  const { id, version, status } = product;
  const key = JSON.stringify([id, version, status, company, filesKey, companyKey, ctasKey]);
  const page = await drawn.get(key, now(), async () => {
    const { renderProductPage, renderEndOfLifePage } = await experience();
    // An archived product's codes are still on packs: they lead to an end-of-life page with contacts (D36).
    const render = status === 'archived' ? renderEndOfLifePage : renderProductPage;
    return render(await pageOf(db, found, content, { origin: config.publicUrl, now: now() }));
  });
  if (status === 'archived') collect(c, subjectOf(found), { kind: 'dead', reason: 'archived' });
  else {
    const showedCta = page.html.includes(clicksPath(product.code));
    collect(c, subjectOf(found), { kind: 'view', address, showedCta });
  }
  return send(c, page, 200);
}

const subjectOf = ({ company, product }: PublicProduct) => ({ company, productId: product.id });

/** Why a product has no page. */
const deadReason = ({ status }: PublicProduct['product']): DeadReason =>
  status === 'inactive' ? 'parked' : 'unpublished';

async function notThere(
  c: Context<Vars>,
  found: PublicProduct | undefined,
  status: 400 | 404 = 404,
) {
  const { renderNotFoundPage } = await experience();
  const brand = found ? await brandOf(c.var.services.db, found.company) : null;
  return send(c, finish(renderNotFoundPage(brand)), status);
}

function send(c: Context<Vars>, page: CachedPage, status: 200 | 400 | 404) {
  c.header('Cache-Control', status === 200 ? REVALIDATED : 'no-cache');
  c.header('Content-Security-Policy', page.policy);
  if (page.preload) c.header('Link', page.preload);
  if (status === 200) {
    c.header('ETag', page.tag);
    const condition = c.req.header('if-none-match');
    if (condition && matchesTag(condition, page.tag)) return c.body(null, 304);
  }
  return c.html(page.html, status);
}

/**
 * Counts a click and redirects to the target. Only what the page shows now is followed, so the path is no open
 * redirect; everything else leads to the page.
 */
async function followCta(c: Context<Vars>) {
  const { db, now } = c.var.services;
  const code = readProductCode(c.req.param('code') ?? '');
  if (!code) return notThere(c, undefined);
  c.header('Cache-Control', 'no-store');
  c.header('Referrer-Policy', 'no-referrer');
  c.header('X-Robots-Tag', 'noindex');
  const found = await findByCode(db, code, now());
  const cta = found && (await shownCta(db, found, c.req.param('ctaId') ?? '', now()));
  if (!cta) return c.redirect(`/p/${code}`, 303);
  collect(c, subjectOf(found), { kind: 'click', ctaId: cta.ctaId });
  return c.redirect(cta.address, 302);
}

/** The call to action of this id, if the published page shows it now. */
async function shownCta(
  db: Queryable,
  { product, company }: PublicProduct,
  typed: string,
  now: Date,
): Promise<LiveCta | undefined> {
  const page = product.published && product.status !== 'archived' ? product.publishedContent : null;
  const ctaId = /^[1-9]\d{0,9}$/.test(typed) ? Number(typed) : 0;
  if (!page || ctaId === 0) return undefined;
  const { publishedContent } = await findContent(db, company.id);
  const shown = ctasOfPage(page.ctas, publishedContent?.ctas ?? []);
  const [cta] = await liveCtas(
    db,
    company.id,
    shown.filter((id) => id === ctaId),
    now,
  );
  return cta?.isCounted ? cta : undefined;
}
