/** Puts a received body into storage under a new key and makes it the file's body. */
import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { FileType } from '@hangtag/contract/wire/section';
import type { Services } from '../http/vars.ts';
import { Refusal } from '../http/refusal.ts';
import { type DrawnPicture, drawPicture } from './pictures.ts';
import { type Body, type FileRow, setBody } from './queries.ts';
import type { Received } from './receive.ts';
import { acceptedSentences, sniff } from './sniff.ts';

type Target = Pick<FileRow, 'id' | 'companyId'> & { readonly type: FileType };

/** What an upload says beside its bytes. */
interface Delivery {
  /** The upload address' nonce, spent in the same transaction; null for the server's own files. */
  readonly nonce: string | null;
  /** Name the body came under; absent: the announced one stays. */
  readonly fileName?: string | undefined;
}

/** Everything but the name in storage. */
type BodyFacts = Omit<Body, 'key'>;

/** What to write into the row and into storage. */
export interface Prepared {
  readonly facts: BodyFacts;
  /** What to write; a string is the path of the original, kept as it came. */
  readonly blobs: readonly { readonly name: string; readonly from: Buffer | string }[];
}

/** 128 random bits: the folder in storage and the part of the address that cannot be guessed. */
export const newFileKey = () => randomBytes(16).toString('hex');

/**
 * Stores the body and answers the changed row.
 * @throws Refusal 415 when the body is not what the file's type says, 403 when the nonce is spent already.
 */
export async function storeBody(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  target: Target,
  received: Received,
  delivery: Delivery,
): Promise<FileRow> {
  const { facts, blobs } = await prepare(target.type, received);
  return keepBody({ db, storage }, target, facts, blobs, delivery);
}

/** Writes blobs under a new key, then changes the row; nothing is left when either fails. */
export async function keepBody(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  target: Target,
  facts: BodyFacts,
  blobs: Prepared['blobs'],
  { nonce, fileName }: Delivery,
): Promise<FileRow> {
  const key = newFileKey();
  try {
    for (const { name, from } of blobs) {
      const body = typeof from === 'string' ? createReadStream(from) : from;
      await storage.write(`files/${key}/${name}`, body);
    }
    const { row, replacedKey } = await setBody(db, target, { ...facts, key, fileName }, nonce);
    await storage.remove(`files/${replacedKey}`);
    return row;
  } catch (error) {
    await storage.remove(`files/${key}`);
    throw error;
  }
}

/** What the row and the blobs of a drawn picture are. */
export function picturePlan(
  { width, height, renditions }: DrawnPicture,
  { bytes, sha256 }: Pick<Received, 'bytes' | 'sha256'>,
  mime: string,
): Prepared {
  return {
    facts: { mime, bytes, sha256, width, height, renditions: renditions.map((each) => each.facts) },
    blobs: renditions.map(({ facts, body }) => ({ name: facts.name, from: body })),
  };
}

async function prepare(type: FileType, received: Received): Promise<Prepared> {
  const found = await sniff(received.file);
  if (found?.type !== type) throw new Refusal(415, acceptedSentences[type]);
  if (type === 'image') {
    return picturePlan(await drawPicture(received.file, found.mime), received, found.mime);
  }
  const { bytes, sha256 } = received;
  return {
    facts: { mime: found.mime, bytes, sha256, width: null, height: null, renditions: [] },
    blobs: [{ name: `original.${found.extension}`, from: received.file }],
  };
}
