/** The product's code to look at and to print (F022, D39). */
import { Hono } from 'hono';
import {
  CODE_DPI,
  CODE_WIDTH_MM,
  codeFormats,
  type CodeAnswer,
  CodeFileQuery,
} from '@hangtag/contract/wire/code';
import { pictureRefusal, printRefusal } from '@hangtag/contract/rules/printUse';
import { contentDisposition } from '../http/contentDisposition.ts';
import { requireCompany, requirePermission, requireUserOr } from '../policy/guards.ts';
import { readQuery } from '../http/parse.ts';
import { Refusal, invalid } from '../http/refusal.ts';
import type { Vars } from '../http/vars.ts';
import { productInPath } from '../products/respond.ts';
import { drawVerified } from './codeFile.ts';
import { encode } from './matrix.ts';
import { addressOf, codeFileName, presentCode } from './present.ts';

const CODES = '/api/companies/:companyId/products/:productId/codes';

export const codes = new Hono<Vars>();

codes.get(
  CODES,
  requireUserOr('codes:issue'),
  requireCompany,
  requirePermission('product.read'),
  async (c) => {
    const product = await productInPath(c);
    const { publicUrl } = c.var.services.config;
    const { url, kind } = addressOf(product, publicUrl);
    const { modules } = encode(url, kind);
    const size = { widthMm: CODE_WIDTH_MM.default, dpi: CODE_DPI.default };
    const decoded = await drawVerified({ url, kind, format: 'svg', ...size }).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Refusal) return false;
        throw error;
      },
    );
    return c.json(presentCode(product, publicUrl, { modules, decoded }) satisfies CodeAnswer);
  },
);

for (const format of codeFormats) {
  codes.get(
    `${CODES}/qr.${format}`,
    requireUserOr('codes:issue'),
    requireCompany,
    requirePermission('product.read'),
    async (c) => {
      const product = await productInPath(c);
      const { widthMm, dpi, use } = readQuery(c, CodeFileQuery);
      const { publicUrl } = c.var.services.config;
      const { url, kind } = addressOf(product, publicUrl);
      const { modules } = encode(url, kind);
      const refusal =
        use &&
        (format === 'png'
          ? pictureRefusal(use, modules, widthMm, dpi)
          : printRefusal(use, modules, widthMm));
      if (refusal) throw invalid({ widthMm: [refusal] });
      const { body, mime } = await drawVerified({ url, kind, format, widthMm, dpi });
      const name = codeFileName(product, widthMm, format, publicUrl);
      return c.body(new Uint8Array(body), 200, {
        'Content-Type': mime,
        'Content-Disposition': contentDisposition('attachment', name),
        'Cache-Control': 'private, no-cache',
      });
    },
  );
}
