/** The store of files as the environment describes it. */
import type { SettingName } from './settings.ts';

/** An S3-compatible store. */
export interface S3Settings {
  readonly bucket: string;
  /** Address of the store; null means Amazon's own. */
  readonly endpoint: string | null;
  /** @default us-east-1 */
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Whether the bucket is in the path, not in the host name. @default true with an endpoint */
  readonly forcePathStyle: boolean;
}

type Name = Extract<SettingName, `S3_${string}`>;

/** The store's settings; null without any. Calls `say` with a sentence for each invalid one. */
export function readS3(
  env: Readonly<Partial<Record<Name, string>>>,
  say: (sentence: string) => void,
): S3Settings | null {
  const bucket = env.S3_BUCKET ?? '';
  if (!bucket) {
    const names: readonly Name[] = ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
    const stray = names.find((name) => env[name]);
    if (stray) say(`${stray} is set, but S3_BUCKET is not.`);
    return null;
  }
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) {
    say(`S3_BUCKET is not the name of a bucket: ${bucket}`);
  }
  const endpoint = env.S3_ENDPOINT || null;
  if (endpoint && !isHttp(endpoint)) {
    say('S3_ENDPOINT must be an address like https://s3.example.com, without a key in it.');
  }
  const region = env.S3_REGION || 'us-east-1';
  if (!/^[A-Za-z0-9-]+$/.test(region)) say(`S3_REGION is not the name of a region: ${region}`);
  if (!env.S3_ACCESS_KEY_ID) say('S3_BUCKET is set, but S3_ACCESS_KEY_ID is not.');
  if (!env.S3_SECRET_ACCESS_KEY) say('S3_BUCKET is set, but S3_SECRET_ACCESS_KEY is not.');
  const style = env.S3_FORCE_PATH_STYLE ?? '';
  if (!['', '0', '1'].includes(style)) say('S3_FORCE_PATH_STYLE must be 1, 0 or absent.');
  return {
    bucket,
    endpoint,
    region,
    accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
    forcePathStyle: style === '1' || (style === '' && endpoint !== null),
  };
}

function isHttp(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : null;
  return url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.search;
}
