/** A product's code as its tab shows it, and the names of its files. */
import { retailCodeOf } from '@hangtag/contract/rules/retailCode';
import { buildDigitalLink, buildShortAddress } from '@hangtag/contract/rules/digitalLink';
import { writeQualifier } from '@hangtag/contract/rules/digitalLinkPath';
import {
  type CodeAnswer,
  type CodeFormat,
  type CodeLevel,
  LONGER_HOST,
  codeLevels,
  type CodeSymbol,
  type RetailCode,
  type SymbolFacts,
} from '@hangtag/contract/wire/code';
import { normalizeText } from '../db/normalizeText.ts';
import { isLoopback } from '../config/loopback.ts';
import { publishedGtin } from '../products/present.ts';
import type { ProductRow } from '../products/queries.ts';
import { type CodeKind, encode } from './matrix.ts';

/** What a product's code says. */
export type Address = Pick<CodeAnswer, 'url' | 'gtin14' | 'lot'> & { readonly kind: CodeKind };

/** The address in a product's code: the Digital Link once a GTIN is published, else the short address, which has no lots. */
export function addressOf(product: ProductRow, origin: string, lot = ''): Address {
  const gtin14 = publishedGtin(product.publishedContent);
  if (!gtin14) {
    return { url: buildShortAddress(origin, product.code), kind: 'short', gtin14: null, lot: '' };
  }
  const ofLot = lot === '' ? '' : writeQualifier({ ai: '10', value: lot });
  const url = `${buildDigitalLink(origin, gtin14)}${ofLot}`;
  return { url, kind: 'digital-link', gtin14, lot };
}

/** What one symbol says and measures; undefined for a number alone where there is none. */
export function factsOf(
  { url, kind, gtin14, lot }: Address,
  symbol: CodeSymbol,
  level: CodeLevel,
): SymbolFacts | undefined {
  const isNumber = symbol === 'gs1-datamatrix';
  // Brackets stand around the identifiers of its text.
  if (isNumber && (gtin14 === null || /[()]/.test(lot))) return undefined;
  const text = isNumber ? `(01)${gtin14}${lot && `(10)${lot}`}` : url;
  const { modules, quietZone, level: found } = encode(text, kind, symbol, level);
  return { symbol, text, modules, quietZone, level: found };
}

/** What the code can be; a level that another one reaches with as few modules is left out. */
export function symbolsOf(address: Address): readonly SymbolFacts[] {
  const all = [
    ...codeLevels.map((level) => factsOf(address, 'qr', level)),
    factsOf(address, 'datamatrix', 'M'),
    factsOf(address, 'gs1-datamatrix', 'M'),
  ].filter((facts) => facts !== undefined);
  return all.filter(
    ({ symbol, level }, at) =>
      all.findIndex((each) => each.symbol === symbol && each.level === level) === at,
  );
}

/** The linear code that a retail pack can carry beside it. */
export const retailOf = ({ gtin14 }: Pick<Address, 'gtin14'>): RetailCode | null =>
  gtin14 === null ? null : retailCodeOf(gtin14);

/** Whether the address opens only on the server's computer. */
export const isLocalOnly = (origin: string) => isLoopback(new URL(origin).hostname);

/** `GET …/codes`. */
export function presentCode(
  product: ProductRow,
  address: Address,
  {
    origin,
    ...proof
  }: Pick<CodeAnswer, 'decoded' | 'locked' | 'check'> & {
    readonly origin: string;
  },
): CodeAnswer {
  const { modules, quietZone, level } = encode(address.url, address.kind);
  const { host } = new URL(address.url);
  const longer = address.url.replace(host, `${'x'.repeat(LONGER_HOST)}${host}`);
  return {
    ...address,
    ...proof,
    modules,
    quietZone,
    level: level ?? 'M',
    symbols: symbolsOf(address),
    host: { letters: host.length, modulesLonger: encode(longer, address.kind).modules },
    retail: retailOf(address),
    localOnly: isLocalOnly(origin),
    published: product.published,
  };
}

/**
 * `ol-500-qr-24mm.svg`, `ol-500-qr-24mm-300dpi.png`; the name marks a code that works on one computer only, because
 * files are passed on.
 */
export function codeFileName(
  product: ProductRow,
  { symbol, widthMm, format, dpi, sheet }: NamedPrint,
  origin: string,
): string {
  const parts = [slugOf(product) || product.code.toLowerCase(), symbol, `${widthMm}mm`];
  if (format === 'png') parts.push(`${dpi}dpi`);
  if (sheet) parts.push('labels');
  if (isLocalOnly(origin)) parts.push('this-computer-only');
  return `${parts.join('-')}.${format}`;
}

/** What a file's name tells. */
interface NamedPrint {
  readonly symbol: CodeSymbol;
  readonly widthMm: number;
  readonly format: CodeFormat;
  readonly dpi: number;
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
