/** `PUT uploadUrl`: the body of a file. The signed address is the permission; no session is asked for (D47). */
import path from 'node:path';
import { Hono } from 'hono';
import type { FileStoredAnswer } from '@hangtag/contract/wire/file';
import { wireMessages } from '@hangtag/contract/rules/messages';
import { readId } from '../http/duties.ts';
import { Refusal, notFound } from '../http/refusal.ts';
import type { Vars } from '../http/vars.ts';
import { findFile, isSpent } from './queries.ts';
import { receive } from './receive.ts';
import { showFile } from './show.ts';
import { storeBody } from './store.ts';
import { readUploadUrl } from './uploadUrl.ts';

export const upload = new Hono<Vars>();

upload.put('/api/files/:filesId/body', async (c) => {
  const { services } = c.var;
  const { config, db, now } = services;
  const grant = readUploadUrl(readId(c.req.param('filesId')), c.req.query(), config.appKeys, now());
  if (!grant || (await isSpent(db, grant.companyId, grant.nonce))) {
    throw new Refusal(403, wireMessages.invalidSignature);
  }
  const file = await findFile(db, grant.companyId, grant.filesId);
  if (!file) throw notFound();
  const wanted = {
    folder: path.join(config.dataDir, 'uploads'),
    maxBytes: grant.maxBytes,
    announced: c.req.header('content-length'),
  };
  const row = await receive(c.req.raw.body, wanted, (received) =>
    storeBody(services, file, received, grant.nonce),
  );
  return c.json((await showFile(db, row)) satisfies FileStoredAnswer);
});
