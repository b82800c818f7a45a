import type { AdminCompany } from '@hangtag/contract/wire/adminCompany';
import { expect, test } from 'vitest';
import { companyBody, companyValues, platformBody, platformValues, trimmed } from './values.ts';

const company = {
  companyName: 'Merrow Goods',
  industry: 31,
  url: 'https://merrow.example',
  email: 'hello@merrow.example',
  telephone: '207-555-0142',
  streetAddress: '14 Quay Street',
  streetAddress2: null,
  city: null,
  country: '',
  state: null,
  postcode: null,
  listingType: null,
  status: 'Active',
  salesRep: null,
  notes: null,
  type: 'pro',
  demo: false,
  unlimitedProducts: true,
  unlimitedSections: false,
  hasSubscription: true,
} as Partial<AdminCompany> as AdminCompany;

test('a company without a country defaults to the United States [F059]', () => {
  expect(companyValues(company).country).toBe('US');
  expect(companyValues({ ...company, country: 'MC' }).country).toBe('MC');
});

test('an empty field is cleared, and surrounding spaces are removed', () => {
  const typed = {
    ...companyValues(company),
    telephone: '  ',
    city: ' Portland ',
    postcode: ' 04101 ',
  };
  expect(companyBody(trimmed(typed))).toMatchObject({
    companyName: 'Merrow Goods',
    telephone: null,
    city: 'Portland',
    postcode: '04101',
    streetAddress2: null,
    state: null,
  });
});

test('the plan is sent only without a subscription [D12]', () => {
  const values = platformValues(company);
  expect(platformBody(values, company)).not.toHaveProperty('type');
  expect(platformBody(values, { hasSubscription: false })).toMatchObject({
    type: 'pro',
    unlimitedProducts: true,
    notes: null,
  });
});
