/**
 * `/media/{key}/{name}`: a file's bytes, public while a published page shows it, else for its company and for signed
 * addresses.
 */
import { Readable } from 'node:stream';
import { type Context, Hono } from 'hono';
import { wireMessages } from '@hangtag/contract/wire/messages';
import { readSessionCookie } from '../auth/cookies.ts';
import { resumeSession } from '../auth/sessions.ts';
import { contentDisposition } from '../http/contentDisposition.ts';
import { matchesTag } from '../http/etag.ts';
import { Refusal, notFound } from '../http/refusal.ts';
import type { Vars } from '../http/vars.ts';
import { mayEnterCompany } from '../policy/company.ts';
import { readMediaSignature } from './mediaSignature.ts';
import { blobOf } from './present.ts';
import { findByKey } from './bodies.ts';
import type { FileRow } from './queries.ts';
import { readRange } from './range.ts';
import { isPublic } from './usage.ts';

/** A year: a key belongs to one body for ever, a new body gets a new key. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Nothing in a stored file may run, load or be framed, whatever type a browser detects. */
const SANDBOX = "sandbox; default-src 'none'; style-src 'none'; frame-ancestors 'none'";

export const media = new Hono<Vars>();

media.get('/media/:key/:name', async (c) => {
  const { key, name } = c.req.param();
  const { config, db, now, storage } = c.var.services;
  const signedFor = readMediaSignature({ key, name }, c.req.query(), config.appKeys, now());
  if (signedFor === 0) throw new Refusal(403, wireMessages.invalidSignature);
  const found = await findByKey(db, key);
  const blob = found && blobOf(found.shown, name);
  if (!blob) throw notFound();
  const { file, shown } = found;
  const isForEveryone = signedFor === null && (await isPublic(db, file, key));
  if (signedFor === null && !isForEveryone && !(await mayLook(c, file))) throw notFound();

  const tag = `"${key}-${name}"`;
  const condition = c.req.header('if-none-match');
  const isKnown = condition !== undefined && matchesTag(condition, tag);
  const range = readRange(c.req.header('range'), blob.bytes);
  const hasBody = c.req.method !== 'HEAD' && !isKnown && range !== 'unsatisfiable';
  // Before any header is set: a store that fails must not answer as if it were the file.
  const body = hasBody ? await storage.read(`files/${key}/${name}`, range ?? undefined) : null;
  if (hasBody && !body) throw notFound();

  c.header('ETag', tag);
  // A sandboxed preview is cross-origin to its own server.
  if (isForEveryone || signedFor) c.header('Cross-Origin-Resource-Policy', 'cross-origin');
  if (isForEveryone) c.header('Cache-Control', FOR_EVER);
  else c.header('Cache-Control', `private, max-age=${signedFor ?? 3600}`);
  if (!isForEveryone && !signedFor) c.header('Vary', 'Cookie');
  if (isKnown) return c.body(null, 304);

  c.header('Accept-Ranges', 'bytes');
  c.header('Content-Type', blob.mime);
  c.header('Content-Security-Policy', SANDBOX);
  c.header('Content-Disposition', dispositionOf(shown, blob.mime));
  if (range === 'unsatisfiable') {
    c.header('Content-Range', `bytes */${blob.bytes}`);
    return c.body(null, 416);
  }
  const length = range ? range.end - range.start + 1 : blob.bytes;
  c.header('Content-Length', String(length));
  if (range) {
    c.status(206);
    c.header('Content-Range', `bytes ${range.start}-${range.end}/${blob.bytes}`);
  }
  if (!body) return c.body(null);
  return c.body(Readable.toWeb(body.stream) as ReadableStream);
});

/** Not on a stateful path, so the session is looked up here, and only for files that are not public. */
async function mayLook(c: Context<Vars>, file: FileRow): Promise<boolean> {
  const { actor } = await resumeSession(c.var.services, readSessionCookie(c));
  return actor !== null && mayEnterCompany(actor, file.companyId);
}

/** Images and videos are shown inline; documents are downloads with their uploaded name. */
function dispositionOf(file: FileRow, mime: string): string {
  const kind = mime === 'application/pdf' ? 'attachment' : 'inline';
  return contentDisposition(kind, file.fileName);
}
