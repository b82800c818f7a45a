/** Addresses of files that open without a session, for ten minutes (D47): a preview shows its pictures by them. */
import type { Config } from '../config/config.ts';
import { isSame, signatureOf } from '../support/tokens.ts';

/** The longest validity of a signed address, in seconds. */
export const MEDIA_SECONDS = 10 * 60;

/** Addresses change once in so many seconds: a preview that is drawn again finds its pictures in the browser. */
const STEP_SECONDS = 60;

type Keys = Config['appKeys'];

/** One blob of a file, as its address names it. */
interface Blob {
  readonly key: string;
  readonly name: string;
}

/** The address of a blob, signed. @param path As `mediaPath` writes it; an empty one stays empty. */
export function signMediaPath(path: string, keys: Keys, now: Date): string {
  const [, , key, name] = path.split('/');
  if (!key || !name) return path;
  const seconds = Math.floor(now.getTime() / 1000);
  const expires = seconds - (seconds % STEP_SECONDS) + MEDIA_SECONDS;
  return `${path}?expires=${expires}&signature=${sign({ key, name }, expires, keys[0])}`;
}

/**
 * Seconds for which the address is still valid; null when it is not signed.
 * @returns 0 for a signature that is forged, for another blob, or expired.
 */
export function readMediaSignature(
  blob: Blob,
  query: Readonly<Record<string, string>>,
  keys: Keys,
  now: Date,
): number | null {
  const { signature, expires: written = '' } = query;
  if (signature === undefined) return null;
  if (!/^\d{1,12}$/.test(written)) return 0;
  const expires = Number(written);
  const isOurs = keys.some((key) => isSame(signature, sign(blob, expires, key)));
  return isOurs ? Math.max(0, expires - Math.floor(now.getTime() / 1000)) : 0;
}

const sign = ({ key, name }: Blob, expires: number, appKey: string) =>
  signatureOf(['media', key, name, expires].join('|'), appKey);
