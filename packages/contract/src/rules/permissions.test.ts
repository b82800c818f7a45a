import { describe, expect, it } from 'vitest';
import { roles } from '../wire/user.ts';
import { may, permissionsOf } from './permissions.ts';

describe('permissions', () => {
  it('allow a User the work on products and files', () => {
    expect(permissionsOf('User')).toEqual([
      'product.read',
      'product.create',
      'product.edit',
      'product.publish',
      'product.archive',
      'file.read',
      'file.upload',
      'file.delete',
      'analytics.read',
      'company.read',
    ]);
  });

  it('reserve company, users, billing and recalls for Admins and Superadmins [F199]', () => {
    for (const permission of [
      'company.edit',
      'user.manage',
      'audit.read',
      'twoStep.use',
      'billing.manage',
      'product.recall',
    ] as const) {
      expect(roles.filter((role) => may(role, permission))).toEqual(['Superadmin', 'Admin']);
    }
  });

  it('reserve the platform for Superadmins', () => {
    expect(roles.filter((role) => may(role, 'platform.admin'))).toEqual(['Superadmin']);
  });

  it('grow with the role: a higher role may do all that a lower one may', () => {
    const [superadmin, admin, user] = [
      permissionsOf('Superadmin'),
      permissionsOf('Admin'),
      permissionsOf('User'),
    ];
    expect(admin).toEqual(expect.arrayContaining([...user]));
    expect(superadmin).toEqual(expect.arrayContaining([...admin]));
  });

  it('are the same one by one and as a list', () => {
    for (const role of roles) {
      for (const permission of permissionsOf('Superadmin')) {
        expect(may(role, permission)).toBe(permissionsOf(role).includes(permission));
      }
    }
  });
});
