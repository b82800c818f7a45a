/** Paths of GS1 Digital Links, read and written (GS1 Digital Link: URI Syntax 4). */
import { type Ai, isKeyWithQualifiers } from './gs1Keys.ts';
import { readGtin } from './gtin.ts';

/** What a path names: a key and its qualifiers in path order. */
export interface DigitalLinkPath {
  readonly key: Ai;
  readonly qualifiers: readonly Ai[];
}

/** What a path turned out to be. */
export type PathReading =
  /** No address of a GS1 key. */
  | { readonly kind: 'malformed' }
  /** @property isShort The GTIN is written with 8, 12 or 13 digits, as before 2023. */
  | (DigitalLinkPath & { readonly kind: 'link'; readonly isShort: boolean });

const malformed: PathReading = { kind: 'malformed' };

/**
 * Reads the path of a GS1 Digital Link.
 * @param rawPath Still percent-encoded, without query: a slash inside a lot is `%2F`, so the path is split first and
 * each piece decoded after.
 */
export function readDigitalLinkPath(rawPath: string): PathReading {
  const pieces = rawPath.replace(/^\//, '').replace(/\/$/, '').split('/');
  if (pieces.length % 2 !== 0) return malformed;
  const [key, ...qualifiers] = pairsOf(pieces);
  if (!key || qualifiers.some(({ value }) => value === '')) return malformed;
  const whole = key.ai === '01' ? withWholeGtin(key) : key;
  if (!isKeyWithQualifiers(whole, qualifiers)) return malformed;
  return { kind: 'link', key: whole, qualifiers, isShort: whole !== key };
}

/** The path of a key and its qualifiers; letters, digits, `-`, `.` and `_` stand as they are. */
export function writeDigitalLinkPath({ key, qualifiers }: DigitalLinkPath): string {
  return [key, ...qualifiers].map(writeQualifier).join('');
}

/** One key or qualifier as a part of a path. */
export const writeQualifier = ({ ai, value }: Ai): string => `/${ai}/${encodePiece(value)}`;

/** A value of set 82 as a piece of a path. */
function encodePiece(value: string): string {
  return encodeURIComponent(value).replace(
    /[!'()*~]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function pairsOf(pieces: readonly string[]): readonly Ai[] {
  return Array.from({ length: pieces.length / 2 }, (_, at) => ({
    ai: pieces[2 * at] ?? '',
    value: decodePiece(pieces[2 * at + 1] ?? ''),
  }));
}

/** Empty, which no value is, where the percent-encoding is broken. */
function decodePiece(piece: string): string {
  try {
    return decodeURIComponent(piece);
  } catch {
    return '';
  }
}

function withWholeGtin(key: Ai): Ai {
  const reading = /^\d{8}(\d{4,5})?$/.test(key.value) ? readGtin(key.value) : null;
  return reading?.isValid ? { ...key, value: reading.gtin14 } : key;
}
