import { parseAccept } from 'hono/utils/accept';

/** The members of an `Accept` or `Accept-Language` header that name something, most wanted first (RFC 9110, 12.4.2). */
export const readAccepted = (header = ''): readonly string[] =>
  parseAccept(header)
    .filter(({ type, q }) => q > 0 && !type.includes('*'))
    .map(({ type }) => type);
