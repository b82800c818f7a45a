/**
 * The address a file's body is PUT to: signed, so that it needs no session, and bound to everything that must not
 * be changed on the way.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { fileLimits, fileTypes } from '@hangtag/contract/wire/file';
import type { FileType } from '@hangtag/contract/wire/section';
import type { Config } from '../config/config.ts';

/** Validity of an upload address, in seconds. */
export const UPLOAD_SECONDS = 15 * 60;

/** The permission of an upload address. */
export interface UploadGrant {
  readonly filesId: number;
  readonly companyId: number;
  readonly type: FileType;
  readonly maxBytes: number;
  /** Seconds since 1970. */
  readonly expires: number;
  /** Spent when a body was stored whole, so that a broken upload can be tried again. */
  readonly nonce: string;
}

type Keys = Config['appKeys'];

/** A new upload address for one file, as a path on this origin. */
export function makeUploadUrl(
  file: Pick<UploadGrant, 'filesId' | 'companyId' | 'type'>,
  keys: Keys,
  now: Date,
): string {
  const grant: UploadGrant = {
    ...file,
    maxBytes: fileLimits[file.type],
    expires: Math.floor(now.getTime() / 1000) + UPLOAD_SECONDS,
    nonce: randomBytes(16).toString('hex'),
  };
  const query = new URLSearchParams({
    company: String(grant.companyId),
    type: grant.type,
    max: String(grant.maxBytes),
    expires: String(grant.expires),
    nonce: grant.nonce,
    signature: sign(grant, keys[0]),
  });
  return `/api/files/${grant.filesId}/body?${query.toString()}`;
}

/** The permission of an address; null when it is forged, changed or expired. */
export function readUploadUrl(
  filesId: number,
  query: Readonly<Record<string, string>>,
  keys: Keys,
  now: Date,
): UploadGrant | null {
  const type = fileTypes.find((each) => each === query['type']);
  if (!type) return null;
  const grant: UploadGrant = {
    filesId,
    companyId: Number(query['company']),
    type,
    maxBytes: Number(query['max']),
    expires: Number(query['expires']),
    nonce: query['nonce'] ?? '',
  };
  const signature = Buffer.from(query['signature'] ?? '');
  const isSigned = keys.some((key) => {
    const expected = Buffer.from(sign(grant, key));
    return expected.length === signature.length && timingSafeEqual(expected, signature);
  });
  return isSigned && now.getTime() / 1000 <= grant.expires ? grant : null;
}

function sign(grant: UploadGrant, key: string): string {
  const { filesId, companyId, type, maxBytes, expires, nonce } = grant;
  const facts = ['upload', 'PUT', filesId, companyId, type, maxBytes, expires, nonce];
  return createHmac('sha256', key).update(facts.join('\n')).digest('hex');
}
