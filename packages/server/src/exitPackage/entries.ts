/** What a brand takes along when it leaves: the ledger, its published pages as files, and where printed codes lead. */
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { issuedCodes } from '../db/schema/codes.ts';
import { rowsOf } from '../db/rows.ts';
import { products } from '../db/schema/products.ts';
import { findByKey } from '../files/bodies.ts';
import { blobOf } from '../files/present.ts';
import { isPublic } from '../files/usage.ts';
import { CSV_START, type Cell, csvLine } from '../http/csv.ts';
import type { ZipEntry } from '../http/sendZip.ts';
import type { Services } from '../http/vars.ts';
import { publicContentOf } from '../public/responses.ts';
import { pageOf } from '../public/page.ts';
import { findByCode } from '../public/queries.ts';
import {
  type Redirect,
  redirectCaddy,
  redirectCsv,
  redirectLines,
  redirectNginx,
} from './redirects.ts';

type Tools = Pick<Services, 'db' | 'config' | 'now' | 'storage'>;

/** Rows of the ledger that are held at once. */
const AT_ONCE = 500;

/** The entries, one after the other; pages are drawn as they leave. */
export async function* exitEntries(tools: Tools, companyId: number): AsyncGenerator<ZipEntry> {
  yield text('ledger.csv', await ledgerOf(tools, companyId));
  const codes: string[] = [];
  const shared = new Set<string>();
  for (const { code } of await codesOf(tools, companyId)) {
    const page = await drawPage(tools, code);
    if (!page) continue;
    codes.push(code);
    yield text(`site/p/${code}.html`, page.html);
    yield text(`site/p/${code}.jsonld`, page.data);
    yield* filesOf(tools, companyId, page.html, shared);
  }
  const redirects = await redirectsOf(tools, companyId, new Set(codes));
  yield text('redirects.csv', redirectCsv(redirects));
  yield text('nginx.conf', redirectNginx(redirects, codes));
  yield text('Caddyfile', redirectCaddy(redirects));
  yield text('site/_redirects', redirectLines(redirects));
  yield text('README.txt', readme(tools, { pages: codes.length, redirects: redirects.length }));
}

const text = (name: string, body: string): ZipEntry => ({ name, body: Buffer.from(body) });

const codesOf = ({ db }: Tools, companyId: number) =>
  db
    .select({ code: products.code })
    .from(products)
    .where(and(eq(products.companyId, companyId), eq(products.published, true)))
    .orderBy(products.id);

/** A page as it is public now, whose buttons lead to their targets: nobody counts elsewhere. */
async function drawPage({ db, config, now }: Tools, code: string) {
  const found = await findByCode(db, code);
  const content = found && publicContentOf(found);
  if (!found || !content) return null;
  const { renderProductPage, renderEndOfLifePage, renderProductData } =
    await import('@hangtag/experience/render');
  const options = { origin: config.publicUrl, now: now(), isCounted: false };
  const page = await pageOf(db, found, content, options);
  const render = found.product.status === 'archived' ? renderEndOfLifePage : renderProductPage;
  return { html: render(page).html, data: renderProductData(page) };
}

/** Pictures, films and fonts that a page names, each once. */
async function* filesOf(
  tools: Tools,
  companyId: number,
  html: string,
  shared: Set<string>,
): AsyncGenerator<ZipEntry> {
  const { fontFile } = await import('@hangtag/experience/render');
  for (const [path, name = ''] of html.matchAll(/\/fonts\/([\w.-]+)/g)) {
    const bytes = shared.has(path) ? null : fontFile(name);
    shared.add(path);
    if (bytes) yield { name: `site${path}`, body: new Uint8Array(bytes) };
  }
  for (const [path, key = '', name = ''] of html.matchAll(/\/media\/([\w-]+)\/([\w.-]+)/g)) {
    const body = shared.has(path) ? null : await readPublic(tools, companyId, key, name);
    shared.add(path);
    if (body) yield { name: `site${path}`, body };
  }
}

/** A blob that is public and the company's own: anybody can write any address into a text of a page. */
async function readPublic(
  { db, storage }: Tools,
  companyId: number,
  key: string,
  name: string,
): Promise<Buffer | null> {
  const found = await findByKey(db, key);
  if (!found || found.file.companyId !== companyId || !blobOf(found.shown, name)) return null;
  if (!(await isPublic(db, found.file, key))) return null;
  const stored = await storage.read(`files/${key}/${name}`);
  if (!stored) return null;
  const pieces: Buffer[] = [];
  for await (const piece of stored.stream) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

/** Every number that was ever public, an earlier or a bought one too, to the page of its product. */
async function redirectsOf(
  { db }: Tools,
  companyId: number,
  codes: ReadonlySet<string>,
): Promise<readonly Redirect[]> {
  const result = await db.execute(sql`
    with recursive ways as (
      select id, company_id, code from products where company_id = ${companyId} and moved_to_id is null
      union all select p.id, p.company_id, w.code from products p join ways w on p.moved_to_id = w.id
    )
    select g.gtin14, w.code from ways w
    join gtin_claims g on g.company_id = w.company_id and g.product_id = w.id
    order by g.gtin14`);
  return rowsOf<{ gtin14: string; code: string }>(result)
    .filter(({ code }) => codes.has(code))
    .map(({ gtin14, code }) => ({ from: `/01/${gtin14}`, to: `/p/${code}` }));
}

const heads = [
  'id',
  'handed_out',
  'by',
  'product',
  'text',
  'symbol',
  'linear_code',
  'format',
  'width_mm',
  'dpi',
  'modules',
  'level',
  'ink',
  'human_readable',
  'lot',
  'labels',
  'read_where',
  'purpose',
  'quantity',
  'sha256',
] as const;

async function ledgerOf({ db }: Tools, companyId: number): Promise<string> {
  const lines = [CSV_START, csvLine(heads)];
  let last = 0;
  for (;;) {
    const rows = await db
      .select({ row: issuedCodes, product: products.name })
      .from(issuedCodes)
      .innerJoin(products, eq(products.id, issuedCodes.productId))
      .where(and(eq(issuedCodes.companyId, companyId), gt(issuedCodes.id, last)))
      .orderBy(asc(issuedCodes.id))
      .limit(AT_ONCE);
    lines.push(...rows.map(({ row, product }) => csvLine(cellsOf(row, product))));
    last = rows.at(-1)?.row.id ?? last;
    if (rows.length < AT_ONCE) return lines.join('');
  }
}

const cellsOf = (row: typeof issuedCodes.$inferSelect, product: string): readonly Cell[] => [
  row.id,
  row.issuedAt.toISOString(),
  row.issuedByName,
  product,
  row.text,
  row.symbol,
  row.beside,
  row.format,
  row.widthMm,
  row.dpi,
  row.modules,
  row.level,
  row.ink,
  row.line,
  row.lot,
  row.labels,
  row.use,
  row.purpose,
  row.quantity,
  row.sha256,
];

const readme = ({ config, now }: Tools, counts: { pages: number; redirects: number }): string =>
  [
    `Printed codes and published pages, ${now().toISOString().slice(0, 10)}, from ${config.publicUrl}`,
    '',
    `ledger.csv: every file that was handed out for print.`,
    `site/: ${counts.pages} published pages with their pictures, films and fonts. No script, no database.`,
    `redirects.csv, nginx.conf, Caddyfile, site/_redirects: where ${counts.redirects} printed numbers lead, with every lot and serial below them.`,
    '',
    'To keep the codes working elsewhere:',
    '1. Put site/ on a web server, and one of the two configurations beside it. Netlify and Cloudflare Pages read site/_redirects by themselves; Cloudflare Pages takes 100 numbers of it at most.',
    '2. Lead the host that is in print there. A code whose host is not yours leads where its owner leads it.',
    '3. Ask ledger.csv which texts are in print, and open some of them with a phone.',
    '',
    'Pages are as they are public today; recalls and items with a serial are not part of them. Buttons lead to their targets and are no longer counted.',
    '',
  ].join('\r\n');
