/** The public page at its address, to which the resolver leads: open to everyone, without a session or a cookie. */
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { readProductCode } from '@hangtag/contract/rules/digitalLink';
import { ctasOfPage } from '@hangtag/contract/rules/cta';
import { findContent } from '../companyContent/queries.ts';
import { originOf } from '../hosts/queries.ts';
import type { Queryable } from '../db/database.ts';
import { readAccepted } from '../http/accepted.ts';
import { notFound } from '../http/refusal.ts';
import type { Vars } from '../http/vars.ts';
import {
  experience,
  sendNotFound,
  itemOf,
  markPrivate,
  leadToMoved,
  publicContentOf,
  recallOf,
  sendForMachines,
} from './responses.ts';
import { lotOf } from '../recalls/recallsOfScan.ts';
import { pageItem } from '../serials/item.ts';
import { recordEvent } from '../analytics/recordEvent.ts';
import { type LiveCta, liveCtas } from './publicCtas.ts';
import { pageOf } from './page.ts';
import { createPageHandler } from './servePage.ts';
import { type PublicProduct, findByCode } from './queries.ts';

const PRODUCT_DATA = 'application/ld+json';

/** A font's name holds the hash of its bytes. */
const FOREVER = 'public, max-age=31536000, immutable';

/** The routes of one server, with their own cache of rendered pages. */
export function publicPages(): Hono<Vars> {
  const showPage = createPageHandler();
  const routes = new Hono<Vars>();

  routes.use('/p/*', compress());

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

  routes.get('/p/:file{[^/]+[.]jsonld}', async (c) => {
    const code = readProductCode(c.req.param('file').replace(/\.jsonld$/, ''));
    return sendData(c, code === null ? undefined : await findByCode(c.var.services.db, code));
  });

  routes.get('/p/:code', async (c) => {
    const typed = c.req.param('code');
    const code = readProductCode(typed);
    if (!code) return sendNotFound(c);
    // A phone keeps a permanent redirect for ever, and the code is in print.
    if (code !== typed) return c.redirect(`/p/${code}${new URL(c.req.url).search}`, 307);
    c.header('Vary', 'Accept', { append: true });
    const isData = readAccepted(c.req.header('accept'))[0] === PRODUCT_DATA;
    return isData ? sendData(c, await findByCode(c.var.services.db, code)) : showPage(c, code);
  });

  routes.get('/p/:code/go/:ctaId', followCta);

  // A code's address that leads nowhere is answered to consumers, never with the app's sign-in.
  for (const path of ['/p', '/p/*']) routes.get(path, (c) => sendNotFound(c));

  return routes;
}

/** The published product for machines; archived ones stay described. */
async function sendData(c: Context<Vars>, found: PublicProduct | undefined) {
  const suffix = c.req.path.endsWith('.jsonld') ? '.jsonld' : '';
  const moved = found && (await leadToMoved(c, found, suffix));
  if (moved) return moved;
  const content = found && publicContentOf(found);
  if (!found || !content) return sendNotFound(c);
  const { db, config, now } = c.var.services;
  const { renderProductData } = await experience();
  const page = await pageOf(db, found, content, {
    origin: originOf(config, found.host),
    now: now(),
  });
  const scanned = await itemOf(c, found);
  const recall = await recallOf(c, found, scanned?.item);
  const item = scanned && pageItem(scanned.named, scanned.item, found, now());
  const lot = lotOf(c);
  const asked = { ...(item && { item }), ...(lot !== null && { lot }) };
  const data = renderProductData({ ...page, recall, ...asked });
  const answer = sendForMachines(c, data, PRODUCT_DATA);
  return scanned ? markPrivate(answer) : answer;
}

/**
 * Counts a click and redirects to the target. Only what the page shows now is followed, so the path is no open
 * redirect; everything else leads to the page.
 */
async function followCta(c: Context<Vars>) {
  const { db, now } = c.var.services;
  const code = readProductCode(c.req.param('code') ?? '');
  if (!code) return sendNotFound(c);
  c.header('Cache-Control', 'no-store');
  c.header('Referrer-Policy', 'no-referrer');
  c.header('X-Robots-Tag', 'noindex');
  const found = await findByCode(db, code);
  const cta = found && (await shownCta(db, found, c.req.param('ctaId') ?? '', now()));
  // Whatever the row holds, a redirect leads to the web or to a file of this server.
  if (!cta || !/^(https?:\/\/|\/(?![/\\]))/i.test(cta.address))
    return c.redirect(`/p/${code}`, 303);
  recordEvent(c, found, { kind: 'click', ctaId: cta.ctaId });
  return c.redirect(cta.address, 302);
}

/** The call to action of this id, if the published page shows it now. */
async function shownCta(
  db: Queryable,
  { product, company }: PublicProduct,
  typed: string,
  now: Date,
): Promise<LiveCta | undefined> {
  const hasNone = product.status === 'archived' || product.eLabelSince !== null;
  const page = hasNone ? null : publicContentOf({ product, company });
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
