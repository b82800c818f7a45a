import type { PlatformFormValues } from './values.ts';

/** The field names, for labels and messages. */
export const fieldNames: Readonly<Record<keyof PlatformFormValues, string>> = {
  companyName: 'Name',
  industry: 'Industry',
  url: 'Website',
  email: 'Email',
  telephone: 'Phone',
  streetAddress: 'Street address 1',
  streetAddress2: 'Street address 2',
  city: 'City',
  country: 'Country',
  state: 'State',
  postcode: 'Zip',
  language: 'Language of your pages',
  timeZone: 'Time zone',
  requiresTwoStep: 'Admins use two-step sign-in',
  listingType: 'Listing type',
  status: 'Status',
  salesRep: 'Sales rep',
  notes: 'Notes',
  type: 'Plan',
  demo: 'Demo company',
  unlimitedProducts: 'Unlimited products',
  unlimitedSections: 'Unlimited sections',
};
