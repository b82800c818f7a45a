/** A product's code as its tab shows it, and the names of its files. */
import { retailCodeOf } from '@hangtag/contract/rules/retailCode';
import { buildDigitalLink, buildShortAddress } from '@hangtag/contract/rules/digitalLink';
import type {
  CodeAnswer,
  CodeFormat,
  CodeSymbol,
  RetailCode,
  SymbolFacts,
} from '@hangtag/contract/wire/code';
import { normalizeText } from '../db/normalizeText.ts';
import { isLoopback } from '../config/loopback.ts';
import { publishedGtin } from '../products/present.ts';
import type { ProductRow } from '../products/queries.ts';
import { type CodeKind, encode } from './matrix.ts';

/** What a product's code says. */
export type Address = Pick<CodeAnswer, 'url' | 'gtin14'> & { readonly kind: CodeKind };

/** The address in a product's code: the Digital Link once a GTIN is published, else the short address. */
export function addressOf(product: ProductRow, origin: string): Address {
  const gtin14 = publishedGtin(product.publishedContent);
  return gtin14
    ? { url: buildDigitalLink(origin, gtin14), kind: 'digital-link', gtin14 }
    : { url: buildShortAddress(origin, product.code), kind: 'short', gtin14: null };
}

/** What the code can be: the number alone only where there is one. */
export function symbolsOf({ url, kind, gtin14 }: Address): readonly SymbolFacts[] {
  const texts: readonly (readonly [CodeSymbol, string])[] = [
    ['qr', url],
    ['datamatrix', url],
    ...(gtin14 ? [['gs1-datamatrix', `(01)${gtin14}`] as const] : []),
  ];
  return texts.map(([symbol, text]) => {
    const { modules, quietZone } = encode(text, kind, symbol);
    return { symbol, text, modules, quietZone };
  });
}

/** The linear code that a retail pack can carry beside it. */
export const retailOf = ({ gtin14 }: Pick<Address, 'gtin14'>): RetailCode | null =>
  gtin14 === null ? null : retailCodeOf(gtin14);

/** Whether the address opens only on the server's computer. */
export const isLocalOnly = (origin: string) => isLoopback(new URL(origin).hostname);

/** `GET …/codes`. */
export function presentCode(
  product: ProductRow,
  origin: string,
  proof: Pick<CodeAnswer, 'decoded' | 'locked'>,
): CodeAnswer {
  const address = addressOf(product, origin);
  const { modules, quietZone } = encode(address.url, address.kind);
  return {
    ...address,
    ...proof,
    modules,
    quietZone,
    symbols: symbolsOf(address),
    retail: retailOf(address),
    localOnly: isLocalOnly(origin),
    published: product.published,
  };
}

/** `ol-500-qr-24mm.svg`; the name marks a code that works on one computer only, because files are passed on. */
export function codeFileName(
  product: ProductRow,
  { symbol, widthMm, format, sheet }: NamedPrint,
  origin: string,
): string {
  const parts = [slugOf(product) || product.code.toLowerCase(), symbol, `${widthMm}mm`];
  if (sheet) parts.push('labels');
  if (isLocalOnly(origin)) parts.push('this-computer-only');
  return `${parts.join('-')}.${format}`;
}

/** What a file's name tells. */
interface NamedPrint {
  readonly symbol: CodeSymbol;
  readonly widthMm: number;
  readonly format: CodeFormat;
  readonly sheet?: unknown;
}

/** `09506000134352-ol-500-qr-24mm.svg`: beside the files of other products the number comes first, and no two are the same. */
export const packFileName = (
  product: ProductRow,
  { gtin14 }: Pick<Address, 'gtin14'>,
  ...print: [print: NamedPrint, origin: string]
): string => `${gtin14 ?? product.code}-${codeFileName(product, ...print)}`;

const slugOf = ({ model, name }: ProductRow): string =>
  normalizeText(model || name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60);
