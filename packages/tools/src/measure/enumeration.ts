/**
 * Whether a stranger can tell by the answer which addresses have an account: body, status and time are compared for
 * known and unknown ones, in turn, each from a place of its own so that no limit comes in between.
 */
import { startServer } from '../live/server.ts';
import { percentile } from './load.ts';
import { milliseconds, table } from './report.ts';

/** What one call answers a stranger about addresses with an account, and without. */
export interface Comparison {
  readonly name: string;
  readonly isAlike: boolean;
  /** Median milliseconds. */
  readonly known: number;
  /** Median milliseconds. */
  readonly unknown: number;
}

const TIMES = 60;

/** Somebody new at a place of their own. */
async function ask(origin: string, place: number, path: string, body: object) {
  const from = { 'X-Forwarded-For': `10.${place >> 16}.${(place >> 8) & 255}.${place & 255}` };
  const head = { Accept: 'application/json', Origin: origin, 'X-Requested-With': 'XMLHttpRequest' };
  const first = await fetch(`${origin}/sanctum/csrf-cookie`, { headers: { ...head, ...from } });
  const cookies = first.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.slice(11) ?? '';
  const started = performance.now();
  const answer = await fetch(origin + path, {
    method: 'POST',
    headers: {
      ...head,
      ...from,
      Cookie: cookies.join('; '),
      'X-XSRF-TOKEN': decodeURIComponent(token),
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  return { said: `${answer.status} ${text}`, milliseconds: performance.now() - started };
}

let place = 1;

async function compare(
  origin: string,
  name: string,
  path: string,
  bodyFor: (email: string) => object,
): Promise<Comparison> {
  const times = { known: [] as number[], unknown: [] as number[] };
  const said = { known: new Set<string>(), unknown: new Set<string>() };
  for (let round = 0; round < TIMES; round += 1) {
    // People of the crowd who are Active: every eleventh is not.
    const known = `person${round * 11 + 1}@crowd.example`;
    const order =
      round % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of order) {
      const email = kind === 'known' ? known : `nobody${round}@crowd.example`;
      const answer = await ask(origin, (place += 1), path, bodyFor(email));
      times[kind].push(answer.milliseconds);
      said[kind].add(answer.said.replaceAll(email, '<address>'));
    }
  }
  const [known, unknown] = [[...said.known].toSorted(), [...said.unknown].toSorted()];
  return {
    name,
    isAlike: JSON.stringify(known) === JSON.stringify(unknown),
    known: percentile(times.known, 0.5),
    unknown: percentile(times.unknown, 0.5),
  };
}

/** Compares the calls that take an address from a stranger. */
export async function compareAnswers(origin: string): Promise<readonly Comparison[]> {
  return [
    await compare(origin, 'sign-in with a wrong password', '/login', (email) => ({
      email,
      password: 'not the password',
    })),
    await compare(origin, 'forgotten password', '/api/user/password-reset', (email) => ({ email })),
    await compare(origin, 'must it be reset', '/api/userReset', (email) => ({ email })),
    await compare(origin, 'registration', '/adduser', (email) => ({
      name: 'Kim Larsen',
      email,
      password: 'quiet-harbour-lantern-1987',
      password_confirmation: 'quiet-harbour-lantern-1987',
      companyName: 'Larsen',
    })),
  ];
}

/** Starts a server as strangers find it: registration is open, and each comes from a place of their own. */
export const startForEnumeration = (dataDir: string) =>
  startServer(dataDir, { TRUSTED_PROXIES: '1', OPEN_REGISTRATION: '1' });

/** The comparison in Markdown, under a head of its own. */
export const enumerationSection = (
  answers: readonly Comparison[],
): string => `## What a stranger learns

Body and status of the answers for addresses that have an account and that have none, and their median times in one run.
Only an invitation says that an address has an account, in the specification's own words: to Admins, 50 times an hour.

${table(
  ['call', 'alike', 'known', 'unknown', 'ratio'],
  answers.map(({ name, isAlike, known, unknown }) => [
    name,
    isAlike ? 'yes' : 'NO',
    milliseconds(known),
    milliseconds(unknown),
    (known / unknown).toFixed(2),
  ]),
)}
`;
