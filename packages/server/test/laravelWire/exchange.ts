/**
 * Golden cases: what a client written against Laravel and Sanctum sends, and what it must get, to the letter.
 * One case is one exchange; whatever has to happen before is part of its `send`.
 */
import { expect } from 'vitest';
import type { Config } from '../../src/config/config.ts';
import type { TestClient } from '../support/client.ts';
import { makeCompany, makeUser } from '../support/users.ts';
import { type TestServer, startTestServer } from '../support/server.ts';

/** What a case may use: a visitor, a member, and the server they talk to. */
export interface ExchangeFixture {
  readonly server: TestServer;
  /** A browser that fetched its token. */
  readonly guest: TestClient;
  /** The browser of {@link email}, an Admin whose plan holds five products. */
  readonly member: TestClient;
  readonly email: string;
  readonly userId: number;
  readonly companyId: number;
}

/** One exchange. */
export interface ExchangeCase {
  readonly name: string;
  readonly settings?: Partial<Config>;
  readonly send: (fixture: ExchangeFixture) => Promise<Response>;
  readonly status: number;
  /** The JSON; null when the answer has no body. */
  readonly body: unknown;
  /** Values by name; null when the header must not be there. */
  readonly headers?: Readonly<Record<string, string | RegExp | null>>;
  /** Lines of `Set-Cookie` by the cookie's name, without name and value; null when it must not be set. */
  readonly cookies?: Readonly<Record<string, RegExp | null>>;
}

/** A clean server with the people of a case. */
export async function exchangeFixture(settings: Partial<Config> = {}): Promise<ExchangeFixture> {
  const server = await startTestServer(settings);
  const company = await makeCompany(server.db, { plan: 'pro', additionalProducts: 2 });
  const email = 'ada@example.com';
  const user = await makeUser(server.db, company, { role: 'Admin', email });
  // Nobody registers before somebody runs the platform.
  if (settings.openRegistration) await makeUser(server.db, company, { role: 'Superadmin' });
  const guest = server.guest();
  await guest.get('/sanctum/csrf-cookie');
  const member = await server.as(user);
  return { server, guest, member, email, userId: user.id, companyId: company.id };
}

/** Holds an answer against its case. */
export async function expectExchange(exchange: ExchangeCase, answer: Response): Promise<void> {
  expect(answer.status).toBe(exchange.status);
  const text = await answer.text();
  if (exchange.body === null) {
    expect(text).toBe('');
  } else {
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(JSON.parse(text)).toEqual(exchange.body);
  }
  for (const [name, value] of Object.entries(exchange.headers ?? {})) {
    if (value instanceof RegExp) expect(answer.headers.get(name)).toMatch(value);
    else expect(answer.headers.get(name)).toBe(value);
  }
  for (const [name, attributes] of Object.entries(exchange.cookies ?? {})) {
    const line = answer.headers.getSetCookie().find((each) => each.startsWith(`${name}=`));
    if (attributes === null) expect(line).toBeUndefined();
    else expect(line?.replace(/^[^;]*/, '')).toMatch(attributes);
  }
}

/** A refused field as Laravel writes it. */
export const fieldRefusal = (field: string, message: string) => ({
  message,
  errors: { [field]: [message] },
});
