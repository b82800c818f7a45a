import { expect, it } from 'vitest';
import { type SubscriptionFacts, deriveSubscription } from '@hangtag/contract/rules/subscription';
import type { CurrentUser } from '@hangtag/contract/wire/auth';
import type { PlanName } from '@hangtag/contract/wire/plan';
import { listPlans } from '../policy/planQueries.ts';
import { makeCompany, makeUser } from '../../test/support/users.ts';
import { startTestServer } from '../../test/support/server.ts';

interface Case {
  readonly role: 'Admin' | 'Superadmin';
  readonly plan?: PlanName;
  readonly demo?: boolean;
  /** The server's answer to creating a product. */
  readonly status: number;
}

it.each<Case>([
  { role: 'Admin', plan: 'basic', status: 201 },
  { role: 'Admin', plan: 'business', status: 201 },
  { role: 'Admin', demo: true, status: 201 },
  { role: 'Admin', status: 403 },
  { role: 'Superadmin', status: 201 },
])('%j: the client derives what the server answers and enforces [D13]', async (given) => {
  const { role, plan, demo = false, status } = given;
  const server = await startTestServer();
  const company = await makeCompany(server.db, { demo, ...(plan && { plan }) });
  const client = await server.as(await makeUser(server.db, company, { role }));
  const facts: SubscriptionFacts = {
    role,
    company,
    current: plan ? { planType: plan, frequency: 'monthly', additionalProducts: 0 } : null,
    plans: (await listPlans(server.db)).map((each) => ({ ...each, interval: 'month' as const })),
  };
  const derived = deriveSubscription(facts);
  const { subscription } = (await (await client.get('/api/user')).json()) as CurrentUser;
  expect(subscription).toEqual(derived);
  expect(derived.isActive).toBe(status === 201);
  // The server derives the state itself, whatever the client claims.
  const claim = { ...derived, isActive: true, productNumber: 1000 };
  const path = `/api/companies/${company.id}/products`;
  const made = await client.post(path, { name: 'Tea', subscription: claim, ...claim });
  expect(made.status).toBe(status);
  const next = await client.post(path, { name: 'Tea', subscription: claim, ...claim });
  expect(next.status).toBe(derived.productNumber + derived.numberAddons > 1 ? status : 403);
});
