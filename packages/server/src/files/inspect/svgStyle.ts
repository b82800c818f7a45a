/** Styles and addresses of a drawing, as its renderer reads them. */
import { type Start, withoutPrefix } from './svgMarkup.ts';

/** An escape: a number and the blank that ends it, a line end, or any character. */
const escape = String.raw`\\(?:[\da-f]{1,6}(?:\r\n|[ \t\n\r\f])?|\r\n|[^])`;

const escapes = new RegExp(escape, 'gi');

/** A style without its escapes: `bl\75r` is `blur`. */
export const withoutEscapes = (style: string): string => style.replaceAll(escapes, unescaped);

function unescaped(all: string): string {
  const code = Number.parseInt(all.slice(1), 16);
  if (Number.isNaN(code)) return /[\n\r\f]/.test(all) ? '' : all.slice(1);
  return code <= 0x10ffff ? String.fromCodePoint(code) : '\uFFFD';
}

/** A letter, or its escape. */
const letter = (plain: string, hex: string) =>
  String.raw`\\?(?:${plain}|0{0,4}${hex}(?:\r\n|[ \t\n\r\f])?)`;

/** What stands before one of the characters, a backslash or a line end; escapes are read over. */
const before = (characters: string) => String.raw`((?:[^${characters}\\\n\r\f]|${escape})*)`;

/** `url(` before a string, or before what is none. */
const url = new RegExp(
  String.raw`${letter('u', '[57]5')}${letter('r', '[57]2')}${letter('l', '[46]c')}\([ \t\n\r\f]*` +
    `(?=(?:"${before('"')}|'${before("'")}|${before(String.raw`"'() \t`)}))`,
  'gi',
);

/** The addresses in a style, also those in its comments. */
export function* addressesIn(style: string): Generator<string> {
  for (const [, one, other, bare] of style.matchAll(url)) {
    yield withoutEscapes(one ?? other ?? bare ?? '');
  }
}

/** What may be addresses of an element: `href="#a"`, `fill="url(#a)"`, and each other value but colours. */
export function* addressesOf({ attributes }: Start): Generator<string> {
  for (const [name, value] of attributes) {
    if (withoutPrefix(name) === 'href' || !value.startsWith('#')) yield value;
    yield* addressesIn(value);
  }
}

/** An address as it is resolved: without tabs, line ends and what is no character before it. */
export const resolved = (address: string): string =>
  address.replaceAll(/[\t\n\r]/g, '').replace(/^[^!-\uFFFF]+/, '');

/** The bytes of a `data:` address; null for another. */
export function bodyOf(address: string): Buffer | null {
  const [, type, data = ''] = /^data:([^,#]*),([^#]*)/i.exec(resolved(address)) ?? [];
  if (type === undefined) return null;
  const bytes = Buffer.from(data)
    .toString('latin1')
    .replaceAll(/%([\da-f]{2})/gi, (_all, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
  return Buffer.from(bytes, /; *base64 *$/i.test(type) ? 'base64' : 'latin1');
}
