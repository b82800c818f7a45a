/**
 * The token in a preview's address: signed and not stored, bound to a product and an expiry but to no version of the
 * draft, so that an open preview follows the edits.
 */
import { PREVIEW_MINUTES, type PreviewMode, previewModes } from '@hangtag/contract/wire/preview';
import { isSame, signatureOf } from '../support/tokens.ts';
import type { Config } from '../config/config.ts';

type Keys = Config['appKeys'];

/** The permission of a preview's address. */
export interface PreviewGrant {
  readonly companyId: number;
  readonly productId: number;
  /** The maker of the preview, which ends with their rights. */
  readonly userId: number;
  readonly mode: PreviewMode;
  readonly expires: Date;
}

/** When a preview that is asked for now is over. */
export const previewEnd = (now: Date): Date =>
  new Date((Math.floor(now.getTime() / 1000) + PREVIEW_MINUTES * 60) * 1000);

/** Encodes the grant for use in an address. */
export function makePreviewToken(grant: PreviewGrant, keys: Keys): string {
  const facts = factsOf(grant);
  return `${facts}.${sign(facts, keys[0])}`;
}

/** The permission of the token, also when expired; null when it is not ours. */
export function readPreviewToken(token: string, keys: Keys): PreviewGrant | null {
  const at = token.lastIndexOf('.');
  const [facts, signature] = [token.slice(0, at), token.slice(at + 1)];
  if (!keys.some((key) => isSame(signature, sign(facts, key)))) return null;
  const [companyId, productId, userId, named, expires] = facts.split('.');
  const mode = previewModes.find((each) => each === named);
  if (!mode) return null;
  return {
    companyId: Number(companyId),
    productId: Number(productId),
    userId: Number(userId),
    mode,
    expires: new Date(Number(expires) * 1000),
  };
}

const factsOf = ({ companyId, productId, userId, mode, expires }: PreviewGrant) =>
  [companyId, productId, userId, mode, expires.getTime() / 1000].join('.');

const sign = (facts: string, key: string) => signatureOf(`preview|${facts}`, key);
