/** The product's code to look at and to print (F022, D39), and the ledger of what was handed out (N03). */
import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import {
  CODE_DPI,
  CODE_WIDTH_MM,
  type CodeAnswer,
  CodeIssueBody,
  type IssuedCodesAnswer,
} from '@hangtag/contract/wire/code';
import { editGate } from '@hangtag/contract/rules/productLimits';
import { pictureRefusal, printRefusal } from '@hangtag/contract/rules/printUse';
import { contentDisposition } from '../http/contentDisposition.ts';
import { stateOf } from '../policy/companyState.ts';
import { requireCompany, requirePermission, requireUserOr } from '../policy/guards.ts';
import { readBody } from '../http/parse.ts';
import { Refusal, invalid } from '../http/refusal.ts';
import type { Vars } from '../http/vars.ts';
import type { ProductRow } from '../products/queries.ts';
import { productInPath } from '../products/respond.ts';
import { notEditableReason } from '../products/status.ts';
import { readOnlyMessage } from '../policy/viewOnly.ts';
import { drawVerified } from './codeFile.ts';
import { enterIssued, listIssued } from './ledger.ts';
import { encode } from './matrix.ts';
import { addressOf, codeFileName, presentCode } from './present.ts';

const CODES = '/api/companies/:companyId/products/:productId/codes';

/** The drawing on screens; it is no file for print, so it is not entered. */
const onScreen = { widthMm: CODE_WIDTH_MM.default, dpi: CODE_DPI.default };

const mayRead = [
  requireUserOr('codes:issue'),
  requireCompany,
  requirePermission('product.read'),
] as const;

export const codes = new Hono<Vars>();

codes.get(CODES, ...mayRead, async (c) => {
  const product = await productInPath(c);
  const { publicUrl } = c.var.services.config;
  const { url, kind } = addressOf(product, publicUrl);
  const { modules } = encode(url, kind);
  const decoded = await drawVerified({ url, kind, format: 'svg', ...onScreen }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refusal) return false;
      throw error;
    },
  );
  const locked =
    readOnlyMessage(c.var.session) ?? (await issueRefusal(c, product))?.message ?? null;
  return c.json(presentCode(product, publicUrl, { modules, decoded, locked }) satisfies CodeAnswer);
});

codes.get(`${CODES}/symbol.svg`, ...mayRead, async (c) => {
  const product = await productInPath(c);
  const { url, kind } = addressOf(product, c.var.services.config.publicUrl);
  const { body, mime } = await drawVerified({ url, kind, format: 'svg', ...onScreen });
  return c.body(new Uint8Array(body), 200, {
    'Content-Type': mime,
    'Cache-Control': 'private, no-cache',
  });
});

codes.get(`${CODES}/issued`, ...mayRead, async (c) => {
  const product = await productInPath(c);
  return c.json((await listIssued(c.var.services.db, product)) satisfies IssuedCodesAnswer);
});

codes.post(CODES, ...mayRead, async (c) => {
  const product = await productInPath(c);
  const body = await readBody(c, CodeIssueBody);
  const closed = await issueRefusal(c, product);
  if (closed) throw closed;
  const { format, widthMm, dpi, use, purpose, quantity } = body;
  const { actor, services } = c.var;
  const { publicUrl } = services.config;
  const { url, kind } = addressOf(product, publicUrl);
  const { modules } = encode(url, kind);
  const refusal =
    use &&
    (format === 'png'
      ? pictureRefusal(use, modules, widthMm, dpi)
      : printRefusal(use, modules, widthMm));
  if (refusal) throw invalid({ widthMm: [refusal] });
  const file = await drawVerified({ url, kind, format, widthMm, dpi });
  await enterIssued(services.db, {
    companyId: product.companyId,
    productId: product.id,
    issuedAt: services.now(),
    issuedById: actor.id,
    issuedByName: actor.name ?? actor.email,
    text: url,
    format,
    widthMm,
    dpi: format === 'png' ? dpi : null,
    modules,
    use,
    purpose,
    quantity,
    sha256: createHash('sha256').update(file.body).digest('hex'),
  });
  const name = codeFileName(product, widthMm, format, publicUrl);
  return c.body(new Uint8Array(file.body), 201, {
    'Content-Type': file.mime,
    'Content-Disposition': contentDisposition('attachment', name),
    'Cache-Control': 'no-store',
  });
});

/** Nothing is put into print without a plan (X9), nor of an archived product; a parked one keeps its page. */
async function issueRefusal(c: Context<Vars>, product: ProductRow): Promise<Refusal | null> {
  const state = await stateOf(c);
  const isClosed = product.status === 'archived' || !editGate(state).isOpen;
  return isClosed ? notEditableReason(product, state) : null;
}
