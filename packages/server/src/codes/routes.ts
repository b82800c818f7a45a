/** The product's code to look at and to print (F022, D39), and the ledger of what was handed out (N03). */
import { Hono } from 'hono';
import {
  CODE_DPI,
  CODE_WIDTH_MM,
  type CodeAnswer,
  CodeIssueBody,
  CodePackBody,
  type IssuedCodesAnswer,
  PACK_FILES_HEADER,
} from '@hangtag/contract/wire/code';
import { contentDisposition } from '../http/contentDisposition.ts';
import { stateOf } from '../policy/companyState.ts';
import {
  requireCompany,
  requirePermission,
  requireUserOr,
  writeContext,
} from '../policy/guards.ts';
import { readBody } from '../http/parse.ts';
import { Refusal, invalid, notFound } from '../http/refusal.ts';
import type { Vars } from '../http/vars.ts';
import { sendZip } from '../http/sendZip.ts';
import { findProductsById } from '../products/queries.ts';
import { productInPath } from '../products/respond.ts';
import { readOnlyMessage } from '../policy/viewOnly.ts';
import { drawVerified } from './codeFile.ts';
import { closedReason, issueRefusal } from './issueRefusal.ts';
import { codeToPrint, issueFile, sizeRefusal } from './issue.ts';
import { listIssued } from './ledger.ts';
import { encode } from './matrix.ts';
import { PACK_NOTES, nothingToPrint, packEntries, planPack } from './pack.ts';
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
  const print = await readBody(c, CodeIssueBody);
  const closed = await issueRefusal(c, product);
  if (closed) throw closed;
  const { publicUrl } = c.var.services.config;
  const code = codeToPrint(product, publicUrl);
  const refusal = sizeRefusal(code.modules, print);
  if (refusal) throw invalid({ widthMm: [refusal] });
  const file = await issueFile(writeContext(c), product, code, print);
  const name = codeFileName(product, print.widthMm, print.format, publicUrl);
  return c.body(new Uint8Array(file.body), 201, {
    'Content-Type': file.mime,
    'Content-Disposition': contentDisposition('attachment', name),
    'Cache-Control': 'no-store',
  });
});

codes.post('/api/companies/:companyId/codes/pack', ...mayRead, async (c) => {
  const { productIds, ...print } = await readBody(c, CodePackBody);
  const { db } = c.var.services;
  const found = await findProductsById(db, c.var.companyId, productIds);
  if (found.length < productIds.length) throw notFound();
  const state = await stateOf(c);
  const plan = planPack(found, print, {
    origin: c.var.services.config.publicUrl,
    closedReason: (product) => closedReason(product, state)?.message ?? null,
  });
  if (plan.files.length === 0) throw invalid({ productIds: [nothingToPrint(plan)] });
  c.header(PACK_FILES_HEADER, String(plan.files.length + PACK_NOTES));
  return sendZip(c, {
    fileName: `print-files-${plan.files.length}.zip`,
    entries: packEntries(writeContext(c), plan, print),
  });
});
