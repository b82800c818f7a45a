/** Turns every error into an answer: refusals give their reason, database failures are mapped, the rest is 500. */
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { fieldMessages, wireMessages } from '@hangtag/contract/wire/messages';
import { STORAGE_UNAVAILABLE } from '../storage/storage.ts';
import { Refusal, invalid } from './refusal.ts';
import type { Vars } from './vars.ts';
import { codeOf, describeError } from '../support/describeError.ts';

/** Answers for an error that a handler threw. */
export function onError(error: Error, c: Context<Vars>): Response {
  const refusal = asRefusal(error);
  if (refusal) {
    // Not the client's fault, but the operator has to know.
    const isOurs = refusal.status === 503 && !(error instanceof Refusal);
    if (isOurs)
      c.var.services.log.warn({ id: c.var.requestId, ...describeError(error) }, 'unavailable');
    return answer(c, refusal);
  }
  c.var.services.log.error({ id: c.var.requestId, ...describeError(error) }, 'unexpected error');
  return c.json({ message: wireMessages.serverError, id: c.var.requestId }, 500);
}

function answer(c: Context<Vars>, refusal: Refusal): Response {
  for (const [name, value] of Object.entries(refusal.details.headers ?? {})) c.header(name, value);
  return c.json(refusal.body(), refusal.status);
}

function asRefusal(error: Error): Refusal | null {
  if (error instanceof Refusal) return error;
  if (error instanceof HTTPException) {
    return new Refusal(error.status, error.message || wireMessages.serverError);
  }
  const code = codeOf(error);
  // Text that PostgreSQL's UTF-8 cannot store; the schemas reject it first, this is the second check.
  if (code === '22021' || code === '22P05') {
    return invalid({ body: [fieldMessages.unstorable] });
  }
  if (!isUnavailable(code)) return null;
  const what = code === STORAGE_UNAVAILABLE ? 'The file store' : 'The service';
  return new Refusal(503, `${what} is not available right now. Try again in a minute.`, {
    headers: { 'Retry-After': '30' },
  });
}

/** Disk full (53100, ENOSPC), too many connections (53300), server gone or starting (57P, 08), no file store. */
function isUnavailable(code: string | undefined): boolean {
  if (code === undefined) return false;
  return /^(53|57P|08)/.test(code) || unavailable.includes(code);
}

const unavailable = ['ENOSPC', 'EROFS', 'ECONNREFUSED', 'ECONNRESET', STORAGE_UNAVAILABLE];
