/** Where the country of a client comes from: a header of the proxy or a database, or nowhere. */
import { existsSync } from 'node:fs';
import type { Environment } from './settings.ts';

/** The two sources; at most one is set. */
export interface GeoSettings {
  /** Name of the header, in lower case. */
  readonly geoHeader: string | null;
  /** Path of the database. */
  readonly geoDatabase: string | null;
}

/** Reads them. Calls `say` with a sentence for each wrong one. */
export function readGeo(
  env: Pick<Environment, 'GEO_HEADER' | 'GEO_DATABASE'>,
  trustedProxies: number,
  say: (sentence: string) => void,
): GeoSettings {
  const geoHeader = env.GEO_HEADER?.toLowerCase() || null;
  if (geoHeader && !/^[a-z\d-]{1,40}$/.test(geoHeader))
    say('GEO_HEADER must be the name of a header, e.g. CF-IPCountry.');
  if (geoHeader && trustedProxies === 0)
    say('GEO_HEADER needs TRUSTED_PROXIES: without a proxy anybody can write the header.');
  const geoDatabase = env.GEO_DATABASE || null;
  if (geoDatabase && !existsSync(geoDatabase))
    say(`GEO_DATABASE names ${geoDatabase}, which is not there.`);
  if (geoDatabase && geoHeader) say('GEO_HEADER and GEO_DATABASE are both set; keep one of them.');
  return { geoHeader, geoDatabase };
}
