/**
 * The addresses of a product's public page: the GS1 Digital Link `/01/{gtin14}` (GS1 Digital Link: URI Syntax)
 * and the short `/p/{code}`.
 */
import { readGtin } from './gtin.ts';

/** Length of a product's own code in characters of Crockford's base32, 50 bits. */
export const CODE_LENGTH = 10;

/** Crockford's base32: no I, L, O or U, so that a code read aloud stays itself. */
export const CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const CODE_FORM = new RegExp(`^[${CODE_ALPHABET}]{${CODE_LENGTH}}$`);

/** What a public address names. */
export type ProductAddress =
  | { readonly kind: 'digital-link'; readonly gtin14: string }
  | { readonly kind: 'short'; readonly code: string };

/**
 * The GS1 Digital Link of a GTIN.
 * @param origin Scheme and host without a trailing slash.
 */
export function buildDigitalLink(origin: string, gtin14: string): string {
  return `${origin}/01/${gtin14}`;
}

/**
 * The short address of a product.
 * @param origin Scheme and host without a trailing slash.
 */
export function buildShortAddress(origin: string, code: string): string {
  return `${origin}/p/${code}`;
}

/** A product code as made: upper case, and the letters people mistake put right; null when it is none. */
export function readProductCode(typed: string): string | null {
  const code = typed.toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return CODE_FORM.test(code) ? code : null;
}

/** What a public address of this `origin` names; null when it names no product. */
export function parseProductAddress(origin: string, address: string): ProductAddress | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.origin !== origin) return null;
  const [, form, value = '', ...rest] = url.pathname.split('/');
  if (rest.length > 0) return null;
  if (form === '01') {
    const reading = /^\d+$/.test(value) ? readGtin(value) : null;
    return reading?.isValid ? { kind: 'digital-link', gtin14: reading.gtin14 } : null;
  }
  const code = form === 'p' ? readProductCode(value) : null;
  return code === null ? null : { kind: 'short', code };
}
