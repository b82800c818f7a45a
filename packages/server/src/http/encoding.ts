/** Content codings that a text is stored in, and the one that a client accepts (RFC 9110, 12.5.3). */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The smallest form that the client accepts. @param accepted The header `Accept-Encoding`. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  const names = (accepted ?? '')
    .split(',')
    .map((part) => part.split(';').map((piece) => piece.trim().toLowerCase()))
    .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ''))
    .map(([name]) => name);
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : 'identity';
}

/** The bytes in this coding: quality 9 costs a few milliseconds for a page. */
export async function encode(raw: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return raw;
  if (encoding === 'gzip') return promisify(gzip)(raw, { level: 9 });
  return promisify(brotliCompress)(raw, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length },
  });
}
