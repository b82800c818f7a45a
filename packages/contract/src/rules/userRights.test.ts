import { describe, expect, it } from 'vitest';
import { type Role, roles } from '../wire/user.ts';
import { type Person, invitableRoles, userRights } from './userRights.ts';

let ids = 0;
const person = (role: Role, companyId: number, changes: Partial<Person> = {}): Person => ({
  id: (ids += 1),
  role,
  companyId,
  status: 'Active',
  ...changes,
});

const platform = person('Superadmin', 1);
const superadmin = person('Superadmin', 2);
const admin = person('Admin', 2);

describe('changes allowed on another user', () => {
  it('are all allowed to a Superadmin of company 1, the Superadmin role included [F201]', () => {
    for (const role of roles) {
      for (const companyId of [1, 2, 3]) {
        expect(userRights(platform, person(role, companyId))).toEqual({
          profile: true,
          email: true,
          roles: ['User', 'Admin', 'Superadmin'],
          superadminReason: null,
          statuses: ['Active', 'Inactive'],
          company: true,
          reason: null,
        });
      }
    }
  });

  it.each([superadmin, admin, person('User', 2)])(
    'are none on a Superadmin for anybody else: $role',
    (actor) => {
      for (const companyId of [1, 2, 3]) {
        const rights = userRights(actor, person('Superadmin', companyId));
        expect(rights).toMatchObject({ profile: false, email: false, roles: [], statuses: [] });
        expect(rights.reason).toMatch(/^Only /);
      }
    },
  );

  it('are none in company 1 for a Superadmin of another company', () => {
    expect(userRights(superadmin, person('Admin', 1)).profile).toBe(false);
  });

  it('leave the Superadmin role to company 1, and the company to Superadmins', () => {
    expect(userRights(superadmin, person('User', 3))).toMatchObject({
      roles: ['User', 'Admin'],
      superadminReason: 'Only a Superadmin of Hangtag can make a Superadmin.',
      company: true,
    });
    expect(userRights(admin, person('User', 2))).toMatchObject({
      profile: true,
      email: true,
      roles: ['User', 'Admin'],
      superadminReason: 'Only a Superadmin of Hangtag can make a Superadmin.',
      statuses: ['Active', 'Inactive'],
      company: false,
    });
    expect(userRights(admin, person('User', 3)).profile).toBe(false);
  });

  it('are none for a User', () => {
    expect(userRights(person('User', 2), person('User', 2)).profile).toBe(false);
  });

  it.each([platform, superadmin, admin])(
    'never include the Superadmin role for an invited user: $role',
    (actor) => {
      const invited = person('Admin', 2, { status: 'Pending' });
      const { roles: given, superadminReason } = userRights(actor, invited);
      expect(given).toEqual(['User', 'Admin']);
      expect(superadminReason).toMatch(
        actor === platform ? /once they have joined\.$/ : /^Only a Superadmin of Hangtag/,
      );
    },
  );

  it('invite into company 1 only from within', () => {
    expect(invitableRoles(superadmin, 1)).toEqual([]);
    expect(invitableRoles(platform, 1)).toEqual(['User', 'Admin']);
    expect(invitableRoles(superadmin, 3)).toEqual(['User', 'Admin']);
  });

  it('neither activate an invitation nor change its address', () => {
    const rights = userRights(admin, person('User', 2, { status: 'Pending' }));
    expect(rights).toMatchObject({ statuses: ['Pending'], email: false });
  });

  it.each([platform, superadmin, admin, person('User', 2)])(
    'never include one’s own role, status or company: $role [D17]',
    (self) => {
      expect(userRights(self, self)).toMatchObject({
        profile: true,
        email: false,
        roles: [],
        statuses: [],
        company: false,
      });
    },
  );
});
