/** `PUT uploadUrl`: the body of a file. The signed address is the permission; no session is asked for (D47). */
import path from 'node:path';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { FileStoredAnswer } from '@hangtag/contract/wire/file';
import { requiredText } from '@hangtag/contract/wire/fields';
import { wireMessages } from '@hangtag/contract/wire/messages';
import { readId } from '../http/readId.ts';
import { parse } from '../http/parse.ts';
import { Refusal, invalid, notFound } from '../http/refusal.ts';
import type { Vars } from '../http/vars.ts';
import { isConsumed } from './nonces.ts';
import { findFile } from './queries.ts';
import { receiveBody } from './receiveBody.ts';
import { loadFileAsset } from './fileAssets.ts';
import { assertRoom } from './storageUse.ts';
import { storeBody } from './store.ts';
import { readUploadUrl } from './uploadUrl.ts';

const FileName = v.object({ 'x-filename': requiredText(255) });

export const upload = new Hono<Vars>();

upload.put('/api/files/:filesId/body', async (c) => {
  const { services } = c.var;
  const { config, db, now } = services;
  const grant = readUploadUrl(readId(c.req.param('filesId')), c.req.query(), config.appKeys, now());
  if (!grant || (await isConsumed(db, grant.companyId, grant.nonce))) {
    throw new Refusal(403, wireMessages.invalidSignature);
  }
  const file = await findFile(db, grant.companyId, grant.filesId);
  if (!file) throw notFound();
  const fileName = nameOf(c.req.header('x-filename'));
  const wanted = {
    folder: path.join(config.dataDir, 'uploads'),
    maxBytes: grant.maxBytes,
    announced: c.req.header('content-length'),
  };
  const row = await receiveBody(c.req.raw.body, wanted, async (received) => {
    // What it replaces is not stored twice.
    await assertRoom(services, file.companyId, received.bytes - (file.bytes ?? 0));
    return storeBody(services, file, received, { nonce: grant.nonce, fileName });
  });
  return c.json((await loadFileAsset(db, row)) satisfies FileStoredAnswer);
});

/** The name the body comes under, percent-encoded; the announced one stays when there is no header. */
function nameOf(header: string | undefined): string | undefined {
  if (!header) return undefined;
  try {
    return parse(FileName, { 'x-filename': decodeURIComponent(header) })['x-filename'];
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw invalid({ 'x-filename': ['Must be percent-encoded.'] });
  }
}
