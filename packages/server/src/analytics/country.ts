/** The country of a request: by the header of a proxy, or by a database of networks; no address is kept. */
import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import type { Context } from 'hono';
import { type CountryResponse, Reader } from 'mmdb-lib';
import * as v from 'valibot';
import { clientPlace } from '../http/clientAddress.ts';
import type { Services, Vars } from '../http/vars.ts';

/** Read by the first request that asks, once in a process; null when the file cannot be read. */
const readerOf = new WeakMap<Services, Promise<Reader<CountryResponse> | null>>();

/** ISO 3166-1 alpha-2; null where the country is not measured or not known. */
export async function countryOf(c: Context<Vars>): Promise<string | null> {
  const { services } = c.var;
  const { geoHeader, geoDatabase } = services.config;
  if (geoHeader) return codeIn(c.req.header(geoHeader));
  if (geoDatabase === null) return null;
  const address = clientPlace(c).replace(/\/64$/, '');
  if (isIP(address) === 0) return null;
  const reading = readerOf.get(services) ?? openDatabase(geoDatabase, services);
  readerOf.set(services, reading);
  try {
    return codeOf((await reading)?.get(address));
  } catch (error) {
    // Once: the next request finds no reader.
    readerOf.set(services, Promise.resolve(null));
    return warn(services, error);
  }
}

const openDatabase = (path: string, services: Services) =>
  readFile(path)
    .then((file) => new Reader<CountryResponse>(file))
    .catch((error: unknown) => warn(services, error));

function warn({ log }: Services, error: unknown): null {
  log.warn({ err: error }, 'GEO_DATABASE cannot be read: countries are not measured.');
  return null;
}

/** A record as MaxMind and DB-IP write it, or with the code alone. */
const Record = v.object({
  country: v.optional(v.object({ iso_code: v.optional(v.string()) })),
  country_code: v.optional(v.string()),
});

function codeOf(found: unknown): string | null {
  const record = v.safeParse(Record, found);
  if (!record.success) return null;
  const { country, country_code: code } = record.output;
  return codeIn(country?.iso_code ?? code);
}

/** `XX` is what some proxies say where they know none. */
function codeIn(text = ''): string | null {
  const code = text.toUpperCase();
  return /^[A-Z]{2}$/.test(code) && code !== 'XX' ? code : null;
}
