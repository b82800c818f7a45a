/** On which version a client writes. */
import type { Context } from 'hono';
import { matchesTag, versionTag } from './etag.ts';
import type { Vars } from './vars.ts';

/** The request's If-Match as a question about a version; without one the last write wins. */
export function ifMatchOf(c: Context<Vars>): (version: number) => boolean {
  const condition = c.req.header('if-match');
  return (version) => condition === undefined || matchesTag(condition, versionTag(version));
}
