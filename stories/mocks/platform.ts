/** Mocks the platform overview, and the platform's calls for one company. */
import type { ApiToken, ApiTokenBody } from '@hangtag/contract/wire/apiToken';
import type { BuiltinDashboardAnswer } from '@hangtag/contract/wire/platform';
import type { Tag } from '@hangtag/contract/wire/tag';
import { http, HttpResponse } from 'msw';
import { dashboards, overview, emptyDashboard, revenue } from '../fixtures/platform.ts';

const counted: Readonly<Record<string, BuiltinDashboardAnswer>> = {
  revenue,
  stale: emptyDashboard,
  plans: { ...revenue, id: 'plans', name: 'Companies by plan', unit: 'count', total: 41, rows: [] },
};

/** The overview and the dashboards. */
export const platformHandlers = [
  http.get('/api/admin/overview', () => HttpResponse.json(overview)),
  http.get('/api/admin/dashboards', () => HttpResponse.json({ dashboards })),
  http.get<{ id: string }>('/api/admin/dashboards/:id', ({ params }) =>
    HttpResponse.json(counted[params.id]),
  ),
];

const tag = (id: number, name: string): Tag => ({
  id,
  name,
  slug: name.toLowerCase(),
  color: null,
  kind: 'company',
});
const available = [tag(1, 'Food'), tag(2, 'Organic'), tag(3, 'Wine')];

/** The tags of company 7, which store changes. */
export function companyTagsHandlers() {
  let tags = available.slice(0, 1);
  const answer = () => HttpResponse.json({ tags, available, version: 1 });
  return [
    http.get('/api/companies/7/getTags', answer),
    http.put<never, { tags: number[] }>('/api/companies/7/updateTags', async ({ request }) => {
      const { tags: ids } = await request.json();
      tags = available.filter(({ id }) => ids.includes(id));
      return answer();
    }),
  ];
}

const first: ApiToken = {
  id: 4,
  companyId: 7,
  name: 'Shop sync',
  abilities: ['products:read', 'files:read'],
  lastFour: 'x7Qa',
  lastUsedAt: '2026-11-20T12:00:00Z',
  expiresAt: null,
  createdAt: '2026-03-02T12:00:00Z',
  createdBy: 1,
};

/** The tokens of company 7: list, create, revoke. */
export function tokensHandlers() {
  let tokens: readonly ApiToken[] = [first];
  return [
    http.get('/api/admin/apiTokens/7', () => HttpResponse.json({ tokens })),
    http.post<never, ApiTokenBody>('/api/admin/apiTokens', async ({ request }) => {
      const { name, abilities } = await request.json();
      const made = { ...first, id: 9, name, abilities, lastUsedAt: null, lastFour: 'Zz01' };
      tokens = [...tokens, made];
      return HttpResponse.json({ ...made, token: '9|forty-characters' }, { status: 201 });
    }),
    http.delete<{ id: string }>('/api/admin/apiTokens/:id', ({ params }) => {
      tokens = tokens.filter(({ id }) => id !== Number(params.id));
      return new HttpResponse(null, { status: 204 });
    }),
  ];
}
