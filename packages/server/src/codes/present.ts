/** A product's code as its tab shows it, and the names of its files. */
import { buildDigitalLink, buildShortAddress } from '@hangtag/contract/rules/digitalLink';
import type { CodeAnswer, CodeFormat } from '@hangtag/contract/wire/code';
import { normalizeText } from '../db/normalizeText.ts';
import { isLoopback } from '../config/loopback.ts';
import { publishedGtin } from '../products/present.ts';
import type { ProductRow } from '../products/queries.ts';
import { QUIET_ZONE, type CodeKind } from './matrix.ts';

/** What a product's code says. */
export type Address = Pick<CodeAnswer, 'url' | 'gtin14'> & { readonly kind: CodeKind };

/** The address in a product's code: the Digital Link once a GTIN is published, else the short address. */
export function addressOf(product: ProductRow, origin: string): Address {
  const gtin14 = publishedGtin(product.publishedContent);
  return gtin14
    ? { url: buildDigitalLink(origin, gtin14), kind: 'digital-link', gtin14 }
    : { url: buildShortAddress(origin, product.code), kind: 'short', gtin14: null };
}

/** Whether the address opens only on the server's computer. */
export const isLocalOnly = (origin: string) => isLoopback(new URL(origin).hostname);

/** `GET …/codes`. */
export function presentCode(
  product: ProductRow,
  origin: string,
  proof: Pick<CodeAnswer, 'modules' | 'decoded' | 'locked'>,
): CodeAnswer {
  return {
    ...addressOf(product, origin),
    ...proof,
    quietZone: QUIET_ZONE,
    localOnly: isLocalOnly(origin),
    published: product.published,
  };
}

/** `ol-500-qr-24mm.svg`; the name marks a code that works on one computer only, because files are passed on. */
export function codeFileName(
  product: ProductRow,
  widthMm: number,
  format: CodeFormat,
  origin: string,
): string {
  const parts = [slugOf(product) || product.code.toLowerCase(), 'qr', `${widthMm}mm`];
  if (isLocalOnly(origin)) parts.push('this-computer-only');
  return `${parts.join('-')}.${format}`;
}

/** `09506000134352-ol-500-qr-24mm.svg`: beside the files of other products the number comes first, and no two are the same. */
export const packFileName = (
  product: ProductRow,
  { gtin14 }: Address,
  ...print: [widthMm: number, format: CodeFormat, origin: string]
): string => `${gtin14 ?? product.code}-${codeFileName(product, ...print)}`;

const slugOf = ({ model, name }: ProductRow): string =>
  normalizeText(model || name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60);
