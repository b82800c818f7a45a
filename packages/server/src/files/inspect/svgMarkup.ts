/** The markup of a drawing, read once from start to end. */
import { Undrawable, damaged } from './pictures.ts';

/** An element begins. */
export interface Start {
  readonly kind: 'start';
  /** Without its prefix. */
  readonly name: string;
  /** Names with their prefixes, and values. */
  readonly attributes: readonly (readonly [name: string, value: string])[];
  /** Whether it ends at once, without a piece for that. */
  readonly isEmpty: boolean;
}

export type Piece =
  | Start
  /** An element ends; the text is its own, without that of the elements in it. */
  | { readonly kind: 'end'; readonly text: string }
  | { readonly kind: 'instruction'; readonly text: string };

const blank = '[ \\t\\n]';
const name = '[^ \\t\\n<>/="\'&!?]+';

// Each is tried at one place only, and a failure ends the reading: no character is read twice.
const startTag = new RegExp(`<(${name})`, 'y');
const attribute = new RegExp(`${blank}+(${name})${blank}*=${blank}*(?:"([^"<]*)"|'([^'<]*)')`, 'y');
const startEnd = new RegExp(`${blank}*(/?)>`, 'y');
const endTag = new RegExp(`</${name}${blank}*>`, 'y');
const doctype = /<!DOCTYPE[^"'<>[]*(?:(?:"[^"]*"|'[^']*')[^"'<>[]*)*([>[])/y;

/**
 * Reads as the renderer does, which draws well-formed XML only: at anything else the reading ends, because the two
 * could disagree on what follows.
 * @throws Undrawable with the reason.
 */
export function* readMarkup(svg: string): Generator<Piece> {
  const all = svg.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  /** The texts of the elements that are open, outermost first. */
  const texts = [''];
  let at = 0;

  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(all);
    if (found) at = pattern.lastIndex;
    return found;
  };
  const need = (pattern: RegExp): RegExpExecArray => match(pattern) ?? end();
  /** What stands between a beginning of that length and the mark. */
  const upTo = (mark: string, length: number): string => {
    const from = at + length;
    const to = all.indexOf(mark, from);
    if (to === -1) return end();
    at = to + mark.length;
    return all.slice(from, to);
  };
  const write = (text: string) => {
    texts[texts.length - 1] += text;
  };

  if (!isReadable(all)) throw new Undrawable(otherEncoding);
  if (!/^[ \t\n]*</.test(all)) end();
  while (at < all.length) {
    if (all[at] !== '<') {
      const to = all.indexOf('<', at);
      write(decoded(all.slice(at, to === -1 ? undefined : to)));
      at = to === -1 ? all.length : to;
    } else if (all.startsWith('<!--', at)) {
      upTo('--', 4);
      if (all[at] !== '>') end();
      at += 1;
    } else if (all.startsWith('<![CDATA[', at)) {
      write(upTo(']]>', 9));
    } else if (all.startsWith('<!', at)) {
      if (need(doctype)[1] === '[') throw new Undrawable(ownDefinitions);
    } else if (all.startsWith('<?', at)) {
      yield { kind: 'instruction', text: upTo('?>', 2) };
    } else if (all.startsWith('</', at)) {
      need(endTag);
      const text = texts.pop() ?? '';
      if (texts.length === 0) end();
      yield { kind: 'end', text };
    } else {
      const [, tag = ''] = need(startTag);
      const attributes: [string, string][] = [];
      for (let found = match(attribute); found; found = match(attribute)) {
        const [, key = '', one, other] = found;
        // Each blank of an attribute is a space, except those that are written as references.
        attributes.push([key, decoded((one ?? other ?? '').replaceAll(/[\t\n]/g, ' '))]);
      }
      const isEmpty = need(startEnd)[1] === '/';
      if (!isEmpty) texts.push('');
      yield { kind: 'start', name: withoutPrefix(tag), attributes, isEmpty };
    }
  }
}

const ownDefinitions =
  'This SVG has a DOCTYPE with definitions of its own, which is not accepted. Save it as plain SVG.';

function end(): never {
  throw new Undrawable(damaged);
}

const encoding = /^<\?xml[ \t\n][^?]*\bencoding[ \t\n]*=[ \t\n]*["']([^"']*)/;

/** Whether a text that was read as UTF-8 is the same in the encoding that it declares: in some, ASCII is. */
function isReadable(text: string): boolean {
  const [, declared = 'UTF-8'] = encoding.exec(text) ?? [];
  if (/^utf-?8$/i.test(declared)) return true;
  const holdsAscii = /^(?:us-ascii|iso-8859-\d+|windows-125\d)$/i.test(declared);
  return holdsAscii && !/[\u0080-\uFFFF]/.test(text);
}

const otherEncoding =
  'The drawing is not in UTF-8, the only encoding that is accepted. Save it again in UTF-8.';

/** The name of an element or attribute alone. */
export const withoutPrefix = (qualified: string): string =>
  qualified.slice(qualified.lastIndexOf(':') + 1);

const named: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  amp: '&',
};

const reference = /&(?:#x([\dA-Fa-f]+)|#(\d+)|(lt|gt|quot|apos|amp));/y;

function decoded(text: string): string {
  let all = '';
  let from = 0;
  for (let at = text.indexOf('&'); at !== -1; at = text.indexOf('&', from)) {
    reference.lastIndex = at;
    const [, hex, decimal, word = ''] = reference.exec(text) ?? end();
    all +=
      text.slice(from, at) +
      (named[word] ?? characterOf(hex ? Number.parseInt(hex, 16) : Number(decimal)));
    from = reference.lastIndex;
  }
  return all + text.slice(from);
}

const characterOf = (code: number): string =>
  code <= 0x10ffff ? String.fromCodePoint(code) : end();
