/** The size limit of a request; file uploads are limited where they are streamed. */
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { wireMessages } from '@hangtag/contract/wire/messages';
import { Refusal } from './refusal.ts';
import type { Vars } from './vars.ts';
import { isReadMethod } from './writes.ts';

/** Largest body that is read into memory, in bytes. */
export const MAX_BODY = 1024 * 1024;

/** The rest of such a body is not read, so the connection cannot carry another request. */
export const tooLarge = (maxBytes: number) =>
  new Refusal(413, wireMessages.tooLarge(maxBytes), { headers: { Connection: 'close' } });

const limit = bodyLimit({
  maxSize: MAX_BODY,
  onError: () => {
    throw tooLarge(MAX_BODY);
  },
});

export const limitBody = createMiddleware<Vars>(async (c, next) => {
  // No handler of a read takes a body, and to look for one costs every scan a twentieth of its time.
  if (isReadMethod(c.req.method)) return next();
  const isFileBody = c.req.method === 'PUT' && /^\/api\/files\/[^/]+\/body$/.test(c.req.path);
  return isFileBody ? next() : limit(c, next);
});
