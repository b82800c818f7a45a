/** Whether a host's DNS says that it is the company's. */
import { Resolver } from 'node:dns/promises';
import { type HostRow, recordOf } from './queries.ts';

declare module '../http/vars.ts' {
  interface Services {
    /** Reads TXT records; each is a list of the parts that it was sent in. @default the computer's DNS */
    readonly resolveTxt?: ResolveTxt;
  }
}

/** @throws Error when the name has none, or nothing answers. */
export type ResolveTxt = (name: string) => Promise<readonly (readonly string[])[]>;

const TIMEOUT_MS = 5000;

/** By the computer's own resolvers. */
export const resolveByDns: ResolveTxt = (name) =>
  new Resolver({ timeout: TIMEOUT_MS, tries: 2 }).resolveTxt(name);

/** What is wrong with the record, as a sentence; null when it proves the host. */
export async function problemOfRecord(
  row: Pick<HostRow, 'host' | 'token'>,
  resolveTxt: ResolveTxt = resolveByDns,
): Promise<string | null> {
  const { name, value } = recordOf(row);
  const found = await resolveTxt(name).catch(() => []);
  const texts = found.map((parts) => parts.join('').trim());
  if (texts.includes(value)) return null;
  return texts.length === 0
    ? `There is no TXT record at ${name} yet. A new one can take an hour to be seen.`
    : `The TXT record at ${name} says something else than ${value}.`;
}
