/** Two-step sign-in: one's own for Admins and Superadmins, another's for Superadmins only. */
import { ne } from 'drizzle-orm';
import { twoSteps, users } from '../../db/schema/people.ts';
import { seal } from '../../mail/seal.ts';
import { makeUser, testPassword } from '../../testing/people.ts';
import { codeAt } from '../../twoStep/totp.ts';
import type { World } from '../access.world.ts';
import { type AccessRow, type Expected, company, members, row } from './row.ts';

const OWN = '/api/user/twoStep';
const OF_USER = '/api/companies/:companyId/users/:userId/twoStep';
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

const owners = (status: number): Expected => ({ ...members(status), user: 403 });

/** Everybody who may have it is given it anew, on or waiting, so that the same code is right for whoever asks. */
async function give({ server }: World, state: 'on' | 'waiting' | 'none'): Promise<string> {
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

const proof = async (world: World) => ({
  password: testPassword,
  code: await give(world, 'on'),
});

export const twoStepRows: readonly AccessRow[] = [
  row(`POST ${OWN}`, owners(200), async (world) => {
    await give(world, 'none');
    return { path: OWN, body: { password: testPassword } };
  }),
  row(`POST ${OWN}/confirm`, owners(200), async (world) => ({
    path: `${OWN}/confirm`,
    body: { code: await give(world, 'waiting') },
  })),
  row(`POST ${OWN}/recoveryCodes`, owners(200), async (world) => ({
    path: `${OWN}/recoveryCodes`,
    body: await proof(world),
  })),
  row(`DELETE ${OWN}`, owners(204), async (world) => ({ path: OWN, body: await proof(world) })),
  row(`DELETE ${OF_USER}`, { ...company(204), user: 403, admin: 403 }, async (world) => {
    const { id } = await makeUser(world.server.db, { id: world.companyId }, { role: 'Admin' });
    await give(world, 'on');
    return { path: `/api/companies/${world.companyId}/users/${id}/twoStep` };
  }),
];
