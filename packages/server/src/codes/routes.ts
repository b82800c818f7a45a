/** The product's code to look at and to print (F022, D39), and the ledger of what was handed out. */
import { type Context, Hono } from 'hono';
import {
  CODE_DPI,
  CODE_WIDTH_MM,
  type CodeAnswer,
  type CodeArtwork,
  CodeArtworkQuery,
  CodeIssueBody,
  CodePackBody,
  CodeQuery,
  CodeSheetBody,
  PACK_FILES_HEADER,
  plainArtwork,
} from '@hangtag/contract/wire/code';
import {
  type IssuedCodesAnswer,
  type IssuedFileAnswer,
  IssuedFileQuery,
} from '@hangtag/contract/wire/issuedCode';
import { printOrigin } from '../hosts/queries.ts';
import { contentDisposition } from '../http/contentDisposition.ts';
import { stateOf } from '../policy/companyState.ts';
import {
  requireCompany,
  requirePermission,
  requireUserOr,
  writeContext,
} from '../policy/guards.ts';
import { readBody, readQuery } from '../http/parse.ts';
import { Refusal, invalid, notFound } from '../http/refusal.ts';
import type { Vars } from '../http/vars.ts';
import { sendZip } from '../http/sendZip.ts';
import { type ProductRow, findProductsById } from '../products/queries.ts';
import { productInPath } from '../products/respond.ts';
import { readOnlyMessage } from '../policy/viewOnly.ts';
import { drawVerified } from './codeFile.ts';
import { closedReason, issueRefusal } from './issueRefusal.ts';
import { type FilePrint, codeToPrint, issueFile, printRefusalOf } from './issue.ts';
import { findCheck, findIssuedFile, listIssued } from './ledger.ts';
import { PACK_NOTES, nothingToPrint, packEntries, planPack } from './pack.ts';
import { addressOf, codeFileName, presentCode } from './present.ts';

const CODES = '/api/companies/:companyId/products/:productId/codes';

/** The drawing on screens; it is no file for print, so it is not entered. */
const onScreen = {
  format: 'svg',
  widthMm: CODE_WIDTH_MM.default,
  dpi: CODE_DPI.default,
  ink: '',
  sheet: null,
} as const;

const mayRead = [
  requireUserOr('codes:issue'),
  requireCompany,
  requirePermission('product.read'),
] as const;

export const codes = new Hono<Vars>();

codes.get(CODES, ...mayRead, async (c) => {
  const product = await productInPath(c);
  const { lot } = readQuery(c, CodeQuery);
  const origin = await printOrigin(c.var.services, c.var.companyId);
  const address = addressOf(product, origin, lot);
  const decoded = await drawForScreen(product, origin, { ...plainArtwork, lot: address.lot }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refusal) return false;
      throw error;
    },
  );
  const locked =
    readOnlyMessage(c.var.session) ?? (await issueRefusal(c, product))?.message ?? null;
  const check = await findCheck(c.var.services.db, product, address.url);
  const proof = { origin, decoded, locked, check };
  return c.json(presentCode(product, address, proof) satisfies CodeAnswer);
});

codes.get(`${CODES}/symbol.svg`, ...mayRead, async (c) => {
  const product = await productInPath(c);
  const { beside, humanReadable, ...rest } = readQuery(c, CodeArtworkQuery);
  const artwork = { ...rest, beside: beside === '1', humanReadable: humanReadable === '1' };
  const origin = await printOrigin(c.var.services, c.var.companyId);
  const { body, mime } = await drawForScreen(product, origin, artwork);
  return c.body(new Uint8Array(body), 200, {
    'Content-Type': mime,
    'Cache-Control': 'private, no-cache',
  });
});

codes.get(`${CODES}/issued`, ...mayRead, async (c) => {
  const product = await productInPath(c);
  return c.json((await listIssued(c.var.services.db, product)) satisfies IssuedCodesAnswer);
});

codes.get('/api/companies/:companyId/codes/issued', ...mayRead, async (c) => {
  const { sha256 } = readQuery(c, IssuedFileQuery);
  const found = await findIssuedFile(c.var.services.db, c.var.companyId, sha256);
  return c.json({ found } satisfies IssuedFileAnswer);
});

codes.post(CODES, ...mayRead, async (c) => {
  const product = await productInPath(c);
  const print = await readBody(c, CodeIssueBody);
  const closed = await issueRefusal(c, product);
  if (closed) throw closed;
  return sendIssued(c, product, print);
});

codes.post(`${CODES}/sheet`, ...mayRead, async (c) => {
  const product = await productInPath(c);
  const print = await readBody(c, CodeSheetBody);
  const closed = await issueRefusal(c, product);
  if (closed) throw closed;
  return sendIssued(c, product, { ...print, format: 'pdf', dpi: CODE_DPI.default });
});

async function sendIssued(c: Context<Vars>, product: ProductRow, print: FilePrint) {
  const origin = await printOrigin(c.var.services, c.var.companyId);
  const code = codeToPrint(product, origin, print);
  if (typeof code === 'string') throw invalid({ symbol: [code] });
  const refusal = printRefusalOf(code, print);
  if (refusal) throw invalid({ widthMm: [refusal] });
  const file = await issueFile(writeContext(c), product, code, print);
  const name = codeFileName(product, print, origin);
  return c.body(new Uint8Array(file.body), 201, {
    'Content-Type': file.mime,
    'Content-Disposition': contentDisposition('attachment', name),
    'Cache-Control': 'no-store',
  });
}

codes.post('/api/companies/:companyId/codes/pack', ...mayRead, async (c) => {
  const { productIds, ...print } = await readBody(c, CodePackBody);
  const { db } = c.var.services;
  const found = await findProductsById(db, c.var.companyId, productIds);
  if (found.length < productIds.length) throw notFound();
  const state = await stateOf(c);
  const plan = planPack(found, print, {
    origin: await printOrigin(c.var.services, c.var.companyId),
    closedReason: (product) => closedReason(product, state)?.message ?? null,
  });
  if (plan.files.length === 0) throw invalid({ productIds: [nothingToPrint(plan)] });
  c.header(PACK_FILES_HEADER, String(plan.files.length + PACK_NOTES));
  return sendZip(c, {
    fileName: `print-files-${plan.files.length}.zip`,
    entries: packEntries(writeContext(c), plan, print),
  });
});

/** As `symbol.svg` shows it. @throws Refusal 422 where the product has no such code. */
async function drawForScreen(product: ProductRow, origin: string, artwork: CodeArtwork) {
  const code = codeToPrint(product, origin, artwork);
  if (typeof code === 'string') throw invalid({ symbol: [code] });
  const { text, kind, symbol, lines, retail } = code;
  const { level } = artwork;
  return drawVerified({ text, kind, symbol, level, lines, retail, ...onScreen });
}
