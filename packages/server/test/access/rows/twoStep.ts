/** Two-step sign-in: one's own for Admins and Superadmins, another's for Superadmins only. */
import { ne } from 'drizzle-orm';
import { twoSteps, users } from '../../../src/db/schema/users.ts';
import { seal } from '../../../src/mail/seal.ts';
import { makeUser, testPassword } from '../../support/users.ts';
import { codeAt } from '../../../src/twoStep/totp.ts';
import type { AccessFixture } from './fixture.ts';
import { type AccessRow, type Expected, company, members, row } from './row.ts';

const OWN = '/api/user/twoStep';
const OF_USER = '/api/companies/:companyId/users/:userId/twoStep';
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

const owners = (status: number): Expected => ({ ...members(status), user: 403 });

/** Everybody who may have it is given it anew, on or waiting, so that the same code is right for whoever asks. */
async function give({ server }: AccessFixture, state: 'on' | 'waiting' | 'none'): Promise<string> {
  const { db, services } = server;
  const { appKeys } = services.config;
  await db.delete(twoSteps);
  const people = await db.select({ userId: users.id }).from(users).where(ne(users.role, 'User'));
  if (state !== 'none') {
    await db.insert(twoSteps).values(
      people.map((person) => ({
        ...person,
        secret: seal(secret, appKeys, 'hangtag two-step'),
        confirmedAt: state === 'on' ? services.now() : null,
      })),
    );
  }
  return codeAt(secret, services.now());
}

const proof = async (fixture: AccessFixture) => ({
  password: testPassword,
  code: await give(fixture, 'on'),
});

export const twoStepRows: readonly AccessRow[] = [
  row('POST /api/user/confirmIdentity', members(204), async (fixture) => {
    await give(fixture, 'none');
    return { path: '/api/user/confirmIdentity', body: { password: testPassword } };
  }),
  row(`POST ${OWN}`, owners(200), async (fixture) => {
    await give(fixture, 'none');
    return { path: OWN, body: { password: testPassword } };
  }),
  row(`POST ${OWN}/confirm`, owners(200), async (fixture) => ({
    path: `${OWN}/confirm`,
    body: { code: await give(fixture, 'waiting') },
  })),
  row(`POST ${OWN}/recoveryCodes`, owners(200), async (fixture) => ({
    path: `${OWN}/recoveryCodes`,
    body: await proof(fixture),
  })),
  row(`DELETE ${OWN}`, owners(204), async (fixture) => ({ path: OWN, body: await proof(fixture) })),
  row(`DELETE ${OF_USER}`, { ...company(204), user: 403, admin: 403 }, async (fixture) => {
    const { id } = await makeUser(fixture.server.db, { id: fixture.companyId }, { role: 'Admin' });
    await give(fixture, 'on');
    return { path: `/api/companies/${fixture.companyId}/users/${id}/twoStep` };
  }),
];
