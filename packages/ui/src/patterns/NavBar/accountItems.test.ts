import { expect, it } from 'vitest';
import { accountItems } from './accountItems.ts';

const hrefs = {
  profile: '/profile',
  billing: '/?modal=billing',
  companyAdmin: '/admin/companies',
  companyDetails: '/admin/companies/7/details',
  userManagement: '/admin/companies/7/users',
};
const labels = (role: Parameters<typeof accountItems>[0]) =>
  accountItems(role, hrefs).map(({ label }) => label);

it('offers the profile and billing to everyone [F062, F063]', () => {
  expect(labels('User')).toEqual(['Edit profile', 'Billing']);
});

it('adds company details and user management for an Admin [F065, F066]', () => {
  expect(labels('Admin')).toEqual([
    'Edit profile',
    'Billing',
    'Company details',
    'User management',
  ]);
});

it('adds the company list for a Superadmin only [F064]', () => {
  expect(labels('Superadmin')).toEqual([
    'Edit profile',
    'Billing',
    'Company admin',
    'Company details',
    'User management',
  ]);
  expect(accountItems('Superadmin', hrefs)[2]?.href).toBe('/admin/companies');
});
