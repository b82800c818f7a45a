/**
 * Mass assignment: every write route of the table of access, with every name of a column written into its body. A route
 * that reads one of them stores the mark, refuses it or breaks on it, and none of that may happen.
 */
import { isDeepStrictEqual } from 'node:util';
import { eq, ne } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { companies } from '../../src/db/schema/companies.ts';
import { accessTable } from '../access/table.ts';
import type { AccessRow, Call } from '../access/rows/row.ts';
import {
  type Principal,
  type AccessFixture,
  accessFixture,
  principals,
} from '../access/rows/fixture.ts';
import {
  MARK,
  markedTables,
  protectedNames,
  withMarks,
  withMarksInside,
} from './protectedFields.ts';
import { hasFields } from './maliciousClient.ts';
import { type Right, countsOf, rightsToward } from './privilegedFields.ts';

// Rows about one case of a route send a part of its body; the route's own row sends all that it reads.
const writes = accessTable.filter(({ route, about }) => !route.startsWith('GET ') && !about);

// Of those who may call it the least and the most powerful: a field that one of them may set is set by the last.
const calls = writes.flatMap((row) =>
  principals
    .filter((who) => row.expected[who] < 300)
    .filter((_, at, all) => at === 0 || at === all.length - 1)
    .map((who) => ({ row, who, route: row.route })),
);

let fixture: AccessFixture;
let otherId: number;
let sent = 0;
/** Where the mark stands; what stood before stays out of it, so that one fault is one failure. */
let standing: readonly string[] = [];

beforeAll(async () => {
  fixture = await accessFixture();
  const rows = await fixture.server.db.select().from(companies).where(ne(companies.id, 1));
  otherId = rows.find(({ id }) => id !== fixture.companyId)?.id ?? 0;
});

async function send({ route }: AccessRow, who: Principal, path: string, body: unknown) {
  const browser = await fixture.browser(who);
  const [method = ''] = route.split(' ');
  // Each from a place of its own: how often one place may call is another test's business.
  sent += 1;
  const ip = `198.51.${100 + (sent >> 8)}.${sent % 256}`;
  return browser.send(method, path, body, { ip });
}

/** Some calls know all their fields, and refuse the marks by name. */
async function refusesMarks(answer: Response, marked: unknown): Promise<boolean> {
  const { errors = {} } = (await answer.json()) as { readonly errors?: object };
  const names = protectedNames.filter(
    (name) => (marked as Readonly<Record<string, unknown>>)[name] === MARK,
  );
  return isDeepStrictEqual(
    errors,
    Object.fromEntries(names.map((name) => [name, ['This call has no such field.']])),
  );
}

/** Sends the changed call, and expects the mark nowhere. */
async function sendMarked(
  row: AccessRow,
  who: Principal,
  { path, body }: Call,
  change: (body: unknown) => unknown,
) {
  const { db } = fixture.server;
  const marked = body instanceof Uint8Array ? body : change(body);
  const answer = await send(row, who, path, marked);
  const before = standing;
  standing = await markedTables(db);
  expect(standing).toEqual(before);
  return { answer, marked };
}

describe('every column’s name in a body changes nothing', () => {
  it('has names to send, and finds the mark in the table', async () => {
    expect(protectedNames.length).toBeGreaterThan(200);
    expect(protectedNames).toEqual(expect.arrayContaining(['passwordHash', 'password_hash']));
    const { db } = fixture.server;
    const set = (notes: string | null) =>
      db.update(companies).set({ notes }).where(eq(companies.id, otherId));
    expect(await markedTables(db)).toEqual([]);
    await set(`It was ${MARK}.`);
    expect(await markedTables(db)).toEqual(['companies: 1']);
    await set(null);
  });

  it.each(calls)('$who: $route', async ({ row, who }) => {
    const { answer, marked } = await sendMarked(row, who, await row.call(fixture), withMarks);
    const isRefused = answer.status === 422 && (await refusesMarks(answer, marked));
    expect([isRefused, isRefused ? row.expected[who] : answer.status]).toEqual([
      isRefused,
      row.expected[who],
    ]);
  });
});

describe('names of columns inside a body change nothing', () => {
  it.each(calls)('$who: $route', async ({ row, who }) => {
    const call = await row.call(fixture);
    // Without an object inside it would be the body of the test before.
    if (!hasFields(call) || isDeepStrictEqual(withMarksInside(call.body), withMarks(call.body)))
      return;
    // Some parts are refused for what they do not know, which is as good.
    const { answer } = await sendMarked(row, who, call, withMarksInside);
    expect([row.expected[who], 422]).toContain(answer.status);
  });
});

const hasName = (name: string) => (right: Right) => right.name === name;

/** Sends the rights that the call has not itself. @returns The answer's status, and their counts before and after. */
async function tryRights(row: AccessRow, who: Principal, rights: readonly Right[]) {
  const { db } = fixture.server;
  const call = await row.call(fixture);
  const own = hasFields(call) ? (call.body as object) : {};
  const tried = rights.filter(({ name }) => !(name in own));
  const before = await countsOf(db, tried);
  if (tried.length === 0 || call.body instanceof Uint8Array)
    return { status: 200, before, after: before };
  const wanted = Object.fromEntries(tried.map(({ name, wanted: value }) => [name, value]));
  const { status } = await send(row, who, call.path, { ...own, ...wanted });
  return { status, before, after: await countsOf(db, tried) };
}

describe('rights and money stay, whatever a body contains', () => {
  // A Superadmin may set most of it, by calls whose own rows say so.
  const ordinary = calls.filter(({ who }) => who !== 'superadmin' && who !== 'foreignSuperadmin');

  it.each(ordinary)('$who: $route', async ({ row, who }) => {
    const rights = rightsToward(otherId);
    // A name stands in a body once.
    const first = rights.filter((right, at) => at === rights.findIndex(hasName(right.name)));
    const others = rights.filter((right) => !first.includes(right));
    for (const together of [first, others]) {
      const all = await tryRights(row, who, together);
      expect(all.after).toEqual(all.before);
      if (all.status < 300) continue;
      // Refused for one of them, so none was tried: each is alone.
      for (const alone of together) {
        const { before, after } = await tryRights(row, who, [alone]);
        expect(after).toEqual(before);
      }
    }
  });
});
