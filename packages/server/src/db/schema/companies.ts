/** Companies, what they subscribe to, and the plans there are. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { BrandTheme, CompanyStatus } from '@hangtag/contract/wire/company';
import type { CompanyType, PlanName } from '@hangtag/contract/wire/plan';

export const companies = pgTable('companies', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  type: text().$type<CompanyType>(),
  demo: boolean().notNull().default(false),
  unlimitedProducts: boolean('unlimited_products').notNull().default(false),
  unlimitedSections: boolean('unlimited_sections').notNull().default(false),
  logoFilesId: integer('logo_files_id'),
  industry: integer(),
  url: text().notNull().default(''),
  email: text().notNull().default(''),
  telephone: text().notNull().default(''),
  streetAddress: text('street_address').notNull().default(''),
  streetAddress2: text('street_address2'),
  country: text().notNull().default('US'),
  state: text(),
  postcode: text(),
  status: text().$type<CompanyStatus>().notNull().default('Active'),
  theme: jsonb().$type<BrandTheme>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Reference data: the plans on offer; amounts in cents. */
export const plans = pgTable('plans', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().$type<PlanName>().notNull().unique(),
  title: text().notNull(),
  priceId: text('price_id'),
  yearlyPriceId: text('yearly_price_id'),
  monthlyCents: integer('monthly_cents'),
  yearlyCents: integer('yearly_cents'),
  productNumber: integer('product_number').notNull(),
  productSections: integer('product_sections').notNull(),
  premium: boolean().notNull(),
  serializedCodes: boolean('serialized_codes').notNull(),
  features: jsonb().$type<readonly string[]>().notNull(),
  displayed: boolean().notNull(),
  displayOrder: integer('display_order').notNull(),
});

/** What is sold beside the plans (one row today: the additional product); amounts in cents per month. */
export const addons = pgTable('addons', {
  key: text().$type<'additionalProduct'>().primaryKey(),
  priceId: text('price_id').notNull(),
  monthlyCents: integer('monthly_cents').notNull(),
});

/** A company's subscription; at most one is current, by constraint. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    planName: text('plan_name').$type<PlanName>().notNull(),
    frequency: text().$type<'monthly' | 'yearly'>().notNull(),
    additionalProducts: integer('additional_products').notNull().default(0),
    status: text().$type<'active' | 'past_due' | 'ended'>().notNull(),
    renewalDate: date('renewal_date'),
    cancellationDate: date('cancellation_date'),
  },
  (t) => [
    uniqueIndex('one_current_subscription')
      .on(t.companyId)
      .where(sql`${t.status} <> 'ended'`),
  ],
);
