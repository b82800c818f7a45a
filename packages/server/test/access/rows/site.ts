/** Health, kept mail, companies and plans. */
import { type AccessRow, company, everyone, members, row } from './row.ts';

export const siteRows: readonly AccessRow[] = [
  row('GET /health', everyone(200), '/health'),
  row('GET /ready', everyone(200), '/ready'),
  row('GET /dev/count', everyone(303), '/dev/count'),
  row('GET /dev/mail', everyone(200), '/dev/mail'),
  row('GET /dev/mail/:id', everyone(200), '/dev/mail/1'),
  row('GET /dev/mail/:id/body', everyone(200), '/dev/mail/1/body'),
  row('GET /api/companies/:companyId', company(200), ({ companyId }) => ({
    path: `/api/companies/${companyId}`,
  })),
  row('PUT /api/companies/:companyId', { ...company(200), user: 403 }, ({ companyId }) => ({
    path: `/api/companies/${companyId}`,
    body: {
      companyName: 'Merrow Goods',
      industry: 31,
      url: 'https://merrow.example',
      email: 'hello@merrow.example',
      telephone: '555-010-0100',
      streetAddress: '1 Quay',
      streetAddress2: '',
      city: 'Portland',
      country: 'US',
      state: 'US-ME',
      postcode: '04101',
      logoFile: null,
      language: 'en',
      timeZone: 'Europe/Zurich',
      requiresTwoStep: false,
    },
  })),
  row('GET /api/industries', members(200), '/api/industries', ['search']),
  row('GET /api/countries', members(200), '/api/countries'),
  row('GET /api/countries/:code/states', members(200), '/api/countries/US/states'),
  row('GET /api/plans', members(200), '/api/plans'),
];
