/** The people of a company. */
import { makeUser } from '../../support/users.ts';
import type { AccessFixture } from './fixture.ts';
import { type AccessRow, type Expected, managers, members, row } from './row.ts';

const LIST = '/api/companies/:companyId/users';
const LOG = '/api/companies/:companyId/auditLog';
const logQuery = ['page', 'size', 'search', 'actor', 'action', 'from', 'to'];
const listPath = ({ companyId }: AccessFixture) => `/api/companies/${companyId}/users`;
const newMember = ({ server, companyId }: AccessFixture, overrides = {}) =>
  makeUser(server.db, { id: companyId }, overrides);

let serial = 0;

/** What Superadmins of other companies may do no more than an Admin. */
const platformOnly = (status: number): Expected => ({ ...managers(403), superadmin: status });

/** A row about changing somebody, beside the one of the route. */
const about = (
  what: string,
  expected: Expected,
  target: object,
  body: (fixture: AccessFixture) => object,
): AccessRow => ({
  ...row(`PUT ${LIST}/:userId`, expected, async (fixture) => ({
    path: `${listPath(fixture)}/${(await newMember(fixture, target)).id}`,
    body: body(fixture),
  })),
  about: what,
});

export const userRows: readonly AccessRow[] = [
  row(`GET ${LIST}`, managers(200), (fixture) => ({ path: listPath(fixture) }), [
    'page',
    'size',
    'search',
    'sort',
  ]),
  row(`POST ${LIST}/invite`, managers(200), (fixture) => ({
    path: `${listPath(fixture)}/invite`,
    body: { email: 'somebody.new@example.com', role: 'User', status: 'Pending' },
  })),
  row(`PUT ${LIST}/:userId`, managers(200), async (fixture) => {
    const { id, email } = await newMember(fixture);
    return {
      path: `${listPath(fixture)}/${id}`,
      body: {
        name: 'Robin Vale',
        email,
        avatar: 'bot2.jpg',
        phone: '555-010-0199',
        role: 'Admin',
        status: 'Inactive',
        companyId: fixture.companyId,
      },
    };
  }),
  row(`DELETE ${LIST}/:userId/invite`, managers(204), async (fixture) => {
    const { id } = await newMember(fixture, { status: 'Pending', passwordHash: null });
    return { path: `${listPath(fixture)}/${id}/invite` };
  }),
  row(
    `GET ${LOG}`,
    managers(200),
    ({ companyId }) => ({
      path: `/api/companies/${companyId}/auditLog`,
    }),
    logQuery,
  ),
  row(`GET ${LOG}/check`, managers(200), ({ companyId }) => ({
    path: `/api/companies/${companyId}/auditLog/check`,
  })),
  row(
    `GET ${LOG}.csv`,
    managers(200),
    ({ companyId }) => ({
      path: `/api/companies/${companyId}/auditLog.csv`,
    }),
    logQuery,
  ),
  about('a Superadmin’s name', platformOnly(200), { role: 'Superadmin' }, () => ({ name: 'New' })),
  about('a Superadmin’s email', platformOnly(200), { role: 'Superadmin' }, () => {
    serial += 1;
    return { email: `moved.${serial}@example.com` };
  }),
  about('demoting a Superadmin', platformOnly(200), { role: 'Superadmin' }, () => ({
    role: 'Admin',
  })),
  about('moving a Superadmin elsewhere', platformOnly(200), { role: 'Superadmin' }, () => ({
    companyId: 1,
  })),
  about('suspending a Superadmin', platformOnly(200), { role: 'Superadmin' }, () => ({
    status: 'Inactive',
  })),
  about('making somebody a Superadmin', platformOnly(200), {}, () => ({ role: 'Superadmin' })),
  // To an Admin the company is closed and ignored; to another Superadmin only this company is.
  about('moving somebody into company 1', { ...managers(200), foreignSuperadmin: 403 }, {}, () => ({
    companyId: 1,
  })),
  // Nobody of another company learns that company 1 has this person, another's Superadmin neither.
  {
    ...row(
      `PUT ${LIST}/:userId`,
      { ...members(404), superadmin: 200 },
      async ({ server, companyId }) => ({
        path: `/api/companies/1/users/${(await makeUser(server.db, { id: 1 })).id}`,
        body: { companyId },
      }),
    ),
    about: 'moving somebody out of company 1',
  },
  {
    ...row(`PUT ${LIST}/:userId`, { ...members(404), superadmin: 200 }, async ({ server }) => ({
      path: `/api/companies/1/users/${(await makeUser(server.db, { id: 1 }, { role: 'Superadmin' })).id}`,
      body: { phone: '555-010-0142' },
    })),
    about: 'a Superadmin of company 1',
  },
];
