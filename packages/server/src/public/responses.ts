/** Answers at public addresses: drawn pages, and the page that says that none is there. */
import type { Context } from 'hono';
import { buildShortAddress } from '@hangtag/contract/rules/digitalLink';
import type { ProductContent } from '@hangtag/contract/wire/content';
import type { RecallNotice } from '@hangtag/contract/wire/recall';
import { recordEvent } from '../analytics/recordEvent.ts';
import { mayBeInPrint } from '../codes/ledger.ts';
import type { PageRecall } from '@hangtag/experience/page';
import { activeRecalls } from '../recalls/queries.ts';
import { lotOf, shownRecall } from '../recalls/recallsOfScan.ts';
import { TooManySerials, findRequestedItem } from '../serials/requestedItem.ts';
import { type Item, namedItem } from '../serials/item.ts';
import { readAccepted } from '../http/accepted.ts';
import { chooseEncoding } from '../http/encoding.ts';
import { bodyTag, matchesTag } from '../http/etag.ts';
import { publicOrigin } from '../http/publicOrigin.ts';
import { rawTargetOf } from '../http/rawTarget.ts';
import { withQuery } from '../http/withQuery.ts';
import { findDestination } from '../products/soldProducts.ts';
import type { Vars } from '../http/vars.ts';
import { brandOf } from './page.ts';
import { type Draft, findByRange } from './queries.ts';
import { type CachedPage, type DrawnPage, finish } from './renderCache.ts';

/** Revalidated at every view, because publishing takes effect immediately; the ETag keeps the answer small. */
const REVALIDATED = 'public, max-age=0, stale-if-error=604800';

/** Loaded at the first page: the app's own calls do not need the drawing. */
export const experience = () => import('@hangtag/experience/render');

/** Drawn once: it is the same for everybody, and guesses are many. */
let notFoundPage: DrawnPage | undefined;

/** Says that no page is there, and names nobody. */
export async function sendNotFound(c: Context<Vars>, status: 400 | 404 = 404) {
  notFoundPage ??= finish((await experience()).renderNotFoundPage(null));
  return sendPage(c, notFoundPage, status);
}

/** What is recalled now of what was scanned. */
export async function recallOf(
  c: Context<Vars>,
  { product }: Draft,
  item?: Item,
): Promise<PageRecall | undefined> {
  return shownRecallOf(c, product, await activeRecalls(c.var.services.db, product), item);
}

/** Of a product's active recalls, what a scan shows. */
export function shownRecallOf(
  c: Context<Vars>,
  { code }: Pick<Draft['product'], 'code'>,
  active: readonly RecallNotice[],
  item?: Item,
): PageRecall | undefined {
  if (active.length === 0) return undefined;
  const lots = [lotOf(c), item?.lot ?? null].filter((lot) => lot !== null);
  return shownRecall(active, lots, buildShortAddress(c.var.services.config.publicUrl, code));
}

/** What the request's address names of one item, and that item; null where it names none. */
export async function itemOf(c: Context<Vars>, { product }: Draft) {
  const named = namedItem(c, product);
  return named && { named, item: await findRequestedItem(c, product, named) };
}

/** Keeps a serial from every other site, every cache and every index. */
export function markPrivate(answer: Response): Response {
  answer.headers.set('Referrer-Policy', 'no-referrer');
  answer.headers.set('Cache-Control', 'private, no-store');
  answer.headers.set('X-Robots-Tag', 'noindex');
  return answer;
}

/** What the public reads of a product; null before it is published, while the platform withholds it, and once it was sold. */
export const publicContentOf = ({ product }: Draft): ProductContent | null =>
  product.published && product.takenDownAt === null && product.movedToId === null
    ? product.publishedContent
    : null;

/** Leads from the address of a sold product to the page of the company that has it now; null of every other product. */
export async function leadToMoved(
  c: Context<Vars>,
  { product }: Draft,
  suffix = '',
): Promise<Response | null> {
  if (product.movedToId === null) return null;
  const { code } = await findDestination(c.var.services.db, product);
  c.header('Cache-Control', 'no-store');
  const page = buildShortAddress(publicOrigin(c), code);
  return c.redirect(withQuery(`${page}${suffix}`, rawTargetOf(c).query), 307);
}

/**
 * Counts a scan that led nowhere, and says that the page is not there yet. The brand is named where its code may be in
 * print: anybody can type a number into a draft, or guess one.
 */
export async function sendNotPublished(c: Context<Vars>, found: Draft) {
  const { company, product } = found;
  if (product.takenDownAt !== null) return sendTakenDown(c, found);
  const { db } = c.var.services;
  const reason = product.status === 'inactive' ? 'parked' : 'unpublished';
  recordEvent(c, found, { kind: 'dead', reason });
  if (!(await mayBeInPrint(db, product))) return sendNotFound(c);
  const { renderNotFoundPage } = await experience();
  const recall = await recallOf(c, found, (await itemOf(c, found))?.item);
  return sendPage(c, finish(renderNotFoundPage(await brandOf(db, company), recall)), 404);
}

/** Counts the scan, and says that the page is withheld by law; a recall is still shown, because it keeps people safe. */
async function sendTakenDown(c: Context<Vars>, found: Draft) {
  recordEvent(c, found, { kind: 'dead', reason: 'withheld' });
  const { renderTakenDownPage } = await experience();
  return sendPage(c, finish(renderTakenDownPage(await recallOf(c, found))), 451);
}

/**
 * Does the work, and tells people on a page where it is refused because too many serials were guessed from their place.
 * Programs that ask for JSON get the refusal itself.
 */
export async function withGuesses(
  c: Context<Vars>,
  found: Draft,
  work: () => Promise<Response>,
): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    const [wanted = ''] = readAccepted(c.req.header('accept'));
    if (!(error instanceof TooManySerials) || wanted.endsWith('json')) throw error;
    const { renderTooManyPage } = await experience();
    const brand = await brandOf(c.var.services.db, found.company);
    for (const [name, value] of Object.entries(error.details.headers ?? {})) c.header(name, value);
    // Whoever reads this may hold a recalled pack.
    const page = finish(renderTooManyPage(brand, await recallOf(c, found)));
    return markPrivate(sendPage(c, page, 429));
  }
}

/** Counts a scan of a number that no product has, where its company is known; the page names nobody. */
export async function sendNotKnown(c: Context<Vars>, gtin14: string) {
  const company = await findByRange(c.var.services.db, gtin14);
  if (company) recordEvent(c, { company, product: null }, { kind: 'dead', reason: 'unknown' });
  return sendNotFound(c);
}

/** Sends a drawn page with its policy; what is there is revalidated, everything else is asked for again. */
export function sendPage(
  c: Context<Vars>,
  page: DrawnPage,
  status: 200 | 300 | 400 | 404 | 429 | 451,
) {
  setPageHeaders(c, page, status);
  if (status === 200 && isKnown(c, page)) return c.body(null, 304);
  return c.html(page.html, status);
}

/** Sends a cached page in the form that the client accepts. */
export function sendCached(c: Context<Vars>, page: CachedPage): Response {
  setPageHeaders(c, page, 200);
  c.header('Vary', 'Accept-Encoding', { append: true });
  const encoding = chooseEncoding(c.req.header('accept-encoding'));
  if (encoding !== 'identity') {
    // The tag of other bytes than those that it was made from is weak.
    c.header('ETag', `W/${page.tag}`);
    if (!isKnown(c, page)) c.header('Content-Encoding', encoding);
  }
  if (isKnown(c, page)) return c.body(null, 304);
  const body = page.bodies[encoding];
  c.header('Content-Length', String(body.length));
  return c.body(new Uint8Array(body), 200, { 'Content-Type': 'text/html; charset=UTF-8' });
}

function isKnown(c: Context<Vars>, { tag }: Pick<DrawnPage, 'tag'>): boolean {
  const condition = c.req.header('if-none-match');
  return condition !== undefined && matchesTag(condition, tag);
}

function setPageHeaders(c: Context<Vars>, page: Omit<DrawnPage, 'html'>, status: number): void {
  c.header('Cache-Control', status === 200 ? REVALIDATED : 'no-cache');
  c.header('Content-Security-Policy', page.policy);
  if (status === 200) c.header('ETag', page.tag);
}

/** Sends JSON that any site may read, under a tag of its bytes. @param seconds How long it may be kept. @default 0 */
export function sendForMachines(
  c: Context<Vars>,
  json: string,
  type: string,
  seconds = 0,
): Response {
  const tag = bodyTag(json);
  c.header('Access-Control-Allow-Origin', '*');
  c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  c.header('Cache-Control', `public, max-age=${seconds}`);
  c.header('ETag', tag);
  const condition = c.req.header('if-none-match');
  if (condition && matchesTag(condition, tag)) return c.body(null, 304);
  return c.body(json, 200, { 'Content-Type': type });
}
