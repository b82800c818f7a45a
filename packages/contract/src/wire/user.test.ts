import { expect, it } from 'vitest';
import { roles, userStatuses } from './user.ts';

it('[F159] a role is exactly Superadmin, Admin or User', () => {
  expect(roles).toEqual(['Superadmin', 'Admin', 'User']);
});

it('[F160] a user is Active, Inactive or Pending', () => {
  expect(userStatuses).toEqual(['Active', 'Inactive', 'Pending']);
});
