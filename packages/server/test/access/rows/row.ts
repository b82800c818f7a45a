/** How a row of the table of access is written. */
import { isWrite } from '../../../src/http/writes.ts';
import type { Principal, AccessFixture } from './fixture.ts';

/** One request that would succeed for somebody who may make it. */
export interface Call {
  readonly path: string;
  readonly body?: unknown;
  /** What the app's own script sends beside the usual. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface AccessRow {
  /** Method and path as they are registered. */
  readonly route: string;
  readonly expected: Readonly<Record<Principal, number>>;
  /** What the call is about, where a route has several rows. */
  readonly about?: string;
  call(fixture: AccessFixture): Call | Promise<Call>;
  /** Query parameters the call reads. */
  readonly query?: readonly string[];
}

/** Does the call change something? By its method, or as one of the GETs that write (X5). */
export function isWriteRow({ route }: AccessRow): boolean {
  const [method = '', path = ''] = route.split(' ');
  return isWrite({ method, path });
}

export type Expected = AccessRow['expected'];

export const everyone = (status: number): Expected => ({
  guest: status,
  user: status,
  admin: status,
  foreign: status,
  foreignSuperadmin: status,
  superadmin: status,
});

/** Whoever is signed in. */
export const members = (status: number): Expected => ({ ...everyone(status), guest: 401 });

/** The company's own people and superadmins; for others it does not exist. */
export const company = (status: number): Expected => ({ ...members(status), foreign: 404 });

/** Superadmins of whatever company, and nobody else (X7). */
export const superadmins = (status: number): Expected => ({
  ...members(403),
  foreignSuperadmin: status,
  superadmin: status,
});

/** Superadmins of the company that runs the platform, and nobody else. */
export const operators = (status: number): Expected => ({ ...members(403), superadmin: status });

/** Admins and Superadmins; a User may not, and for others it does not exist. */
export const managers = (status: number): Expected => ({ ...company(status), user: 403 });

export const row = (
  route: string,
  expected: Expected,
  call: string | AccessRow['call'],
  query?: readonly string[],
): AccessRow => ({
  route,
  expected,
  call: typeof call === 'string' ? () => ({ path: call }) : call,
  ...(query && { query }),
});
