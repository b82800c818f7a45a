import { BEGIN, Company } from './company.ts';
import type { BillingEnvironment } from './billingEnvironment.ts';

/** A new company in that environment. @param card Which published card it pays with; null for none. */
export async function companyIn(
  world: BillingEnvironment,
  card: string | null,
  name = 'Nordlicht',
): Promise<Company> {
  const { stripe } = world;
  const { id: clock } = await stripe.testHelpers.testClocks.create({ frozen_time: BEGIN, name });
  const { id } = await stripe.customers.create({ name, test_clock: clock });
  const company = new Company(world, { id, clock });
  if (card !== null) await company.useCard(card);
  return company;
}
