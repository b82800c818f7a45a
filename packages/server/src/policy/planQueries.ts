/** The plans on offer; platform data, the same for every company. */
import { asc } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { addons, plans } from '../db/schema/companies.ts';

export type PlanRow = typeof plans.$inferSelect;

/** Every plan in its order, hidden ones included. */
export async function listPlans(db: Queryable): Promise<readonly PlanRow[]> {
  return db.select().from(plans).orderBy(asc(plans.displayOrder));
}

/** What is for sale besides the plans. */
export async function listAddons(db: Queryable): Promise<readonly (typeof addons.$inferSelect)[]> {
  return db.select().from(addons);
}
