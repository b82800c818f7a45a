/** Mocks companies and the choices of their form. */
import type { AdminCompany } from '@hangtag/contract/wire/adminCompany';
import type { Company } from '@hangtag/contract/wire/company';
import { http, HttpResponse } from 'msw';
import { countries, industries, sectors, statesOf } from '../fixtures/companies.ts';
import { companiesAnswer, companyRows } from '../fixtures/companyRows.ts';

/** The calls of the own company. */
export const companyPath = '/api/companies/7';

/** The platform's list of companies. */
export const companiesPath = '/api/admin/companies';

/** Countries, states and industries. */
export const placesHandlers = [
  http.get('/api/countries', () => HttpResponse.json({ countries })),
  http.get<{ code: string }>('/api/countries/:code/states', ({ params }) =>
    HttpResponse.json({ states: statesOf(params.code) }),
  ),
  http.get('/api/industries', ({ request }) => {
    const search = new URL(request.url).searchParams.get('search')?.toLowerCase() ?? '';
    const found = industries.filter(({ name }) => name.toLowerCase().includes(search));
    return HttpResponse.json({ industries: search === '' ? sectors : found });
  }),
];

/** A company that stores changes. */
export function companyHandlers<Of extends Company>(path: string, company: Of) {
  let now = company;
  return [
    http.get(path, () => HttpResponse.json(now)),
    http.put(path, async ({ request }) => {
      now = { ...now, ...((await request.json()) as Partial<Of>), version: now.version + 1 };
      return HttpResponse.json(now);
    }),
  ];
}

/** The platform's list with search by name, and creating a company. */
export const companiesHandlers = [
  http.get(companiesPath, ({ request }) => {
    const search = new URL(request.url).searchParams.get('search')?.toLowerCase() ?? '';
    const found = companyRows.filter(({ companyName }) =>
      companyName.toLowerCase().includes(search),
    );
    return HttpResponse.json(
      companiesAnswer(found, { companyCount: companyRows.length, active: 4 }),
    );
  }),
];

/** The platform's calls for one company. */
export const platformPath = (companyId: AdminCompany['companyId']) =>
  `${companiesPath}/${companyId}`;
