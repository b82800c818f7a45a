/** Companies, what they subscribe to, and the plans there are. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { BrandTheme, CompanyStatus } from '@hangtag/contract/wire/company';
import type { PageLanguage } from '@hangtag/contract/wire/pageLanguages';
import type { CompanyType, PlanName } from '@hangtag/contract/wire/plan';
import type { StoredDiscount, StripeMode } from './billingJson.ts';

export const companies = pgTable(
  'companies',
  {
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
    city: text(),
    country: text().notNull().default('US'),
    state: text(),
    postcode: text(),
    status: text().$type<CompanyStatus>().notNull().default('Active'),
    theme: jsonb().$type<BrandTheme>().notNull(),
    /** What its pages are written in, BCP 47. */
    language: text().$type<PageLanguage>().notNull().default('en'),
    /** IANA name; null until somebody of the company signs in with a browser that says where it is. */
    timeZone: text('time_zone'),
    /** The platform's own remarks (F084, F086, F087); Superadmins only. */
    listingType: text('listing_type').$type<'paid' | 'demo' | 'free' | 'internal'>(),
    salesRep: text('sales_rep'),
    notes: text(),
    /** Must its Admins and Superadmins sign in with a code as well? */
    requiresTwoStep: boolean('requires_two_step').notNull().default(false),
    /** Incremented by every user's write; the ETag. */
    version: integer().notNull().default(1),
    /** The name folded: searched and sorted by. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`fold_text(name)`),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('companies_name').on(sql`${t.searchText} collate "C"`, t.id)],
);

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

/** Items besides the plans (one row today: the additional product); amounts in cents per month. */
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
    /** The Stripe mode; null for a plan agreed without Stripe. */
    mode: text().$type<StripeMode>(),
    /** Stripe's `sub_…`, and its items for the plan and for additional products. */
    stripeId: text('stripe_id'),
    planItemId: text('plan_item_id'),
    addonItemId: text('addon_item_id'),
    /** Stripe's own status, finer than `status`. */
    stripeStatus: text('stripe_status'),
    latestInvoiceId: text('latest_invoice_id'),
    /** Cents for one period: the plan, one additional product, and both together before discounts (X2). */
    planCents: integer('plan_cents'),
    addonCents: integer('addon_cents'),
    totalCents: integer('total_cents'),
    periodStart: timestamp('period_start', { withTimezone: true }),
    periodEnd: timestamp('period_end', { withTimezone: true }),
    discount: jsonb().$type<StoredDiscount>(),
    /** Cents of the next full invoice after its discounts, as Stripe previews it; null without discounts. */
    nextCents: integer('next_cents'),
  },
  (t) => [
    uniqueIndex('subscriptions_stripe').on(t.stripeId),
    uniqueIndex('one_current_subscription')
      .on(t.companyId)
      .where(sql`${t.status} <> 'ended'`),
  ],
);
