/** The target of a request as it was sent: an address that was parsed has other characters and fewer dots. */
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** Path and query of a request, still percent-encoded. */
export interface RawTarget {
  readonly path: string;
  /** Without its question mark. */
  readonly query: string;
}

/** Reads the line that the client sent; the parsed address where no connection is known. */
export function rawTargetOf(c: Context): RawTarget {
  const bindings = c.env as Partial<HttpBindings> | undefined;
  const sent = bindings?.incoming?.url ?? c.req.raw.url;
  const [target = ''] = sent.replace(/^[a-z]+:\/\/[^/?#]*/i, '').split('#');
  const [path = '', ...query] = target.split('?');
  return { path, query: query.join('?') };
}
