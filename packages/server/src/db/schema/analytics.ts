/** What happened at public addresses, as it came in and as it is counted; no table knows an address, a cookie or an agent. */
import {
  bigint,
  customType,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { Device, EventKind, Via } from '@hangtag/contract/wire/analytics';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Requests as they came in; deleted once their day is counted and 35 days have passed. */
export const events = pgTable(
  'events',
  {
    companyId: integer('company_id').notNull(),
    at: instant('at').notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    kind: text().$type<EventKind>().notNull(),
    /** Zero where no product is meant, e.g. by a number that nothing has. */
    productId: integer('product_id').notNull(),
    ctaId: integer('cta_id'),
    /** How a person came to the page. */
    via: text().$type<Via>(),
    /** Host of a well-known site that linked here, else `other`. */
    source: text(),
    device: text().$type<Device>(),
    /** First language the browser asked for, e.g. `en`. */
    language: text(),
    /** ISO 3166-1 alpha-2, where the server is told. */
    country: text(),
    /** Why a program is one, or why a code led nowhere, with its address. */
    reason: text(),
    /** Ids of the buttons that the page showed and whose clicks are counted, with commas; null without any. */
    shownCtas: text('shown_ctas'),
    /** Hash of the visitor with the salt of the company's day; null where none may be made. */
    visitor: bytes(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.at, t.id] })],
);

/** Salt of each calendar date, shared by all servers; deleted when the date is over everywhere. */
export const analyticsSalts = pgTable('analytics_salts', {
  day: date().primaryKey(),
  salt: bytes().notNull(),
});

/** Up to when a company's events are counted, and in which zone. */
export const countStates = pgTable('count_states', {
  companyId: integer('company_id').primaryKey(),
  zone: text().notNull(),
  countedUntil: instant('counted_until').notNull(),
  /** The `countedUntil` whose figures were looked through for emails; null before the first time. */
  alertedUntil: instant('alerted_until'),
});

const measures = {
  scans: integer().notNull(),
  views: integer().notNull(),
  visits: integer().notNull(),
  visitors: integer().notNull(),
  clicks: integer().notNull(),
  /** Visits to a page that showed a counted button, and those of them with a click. */
  ctaVisits: integer('cta_visits').notNull(),
  clickVisits: integer('click_visits').notNull(),
  dead: integer().notNull(),
  bots: integer().notNull(),
};

/** Counts of a quarter hour. Product 0 is the company: one visitor of two products is one visitor. */
export const countsQuarter = pgTable(
  'counts_quarter',
  {
    companyId: integer('company_id').notNull(),
    productId: integer('product_id').notNull(),
    bucket: instant('bucket').notNull(),
    ...measures,
  },
  (t) => [primaryKey({ columns: [t.companyId, t.productId, t.bucket] })],
);

/** Counts of a day in the company's zone. */
export const countsDay = pgTable(
  'counts_day',
  {
    companyId: integer('company_id').notNull(),
    day: date().notNull(),
    productId: integer('product_id').notNull(),
    ...measures,
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.productId, t.day] }),
    index('counts_day_by_day').on(t.companyId, t.day),
  ],
);

/**
 * Counts of every product from its first day to the end of a day that is over, as arrays in the same order: the
 * difference of two rows is a period's, however long it is.
 */
export const countsTotal = pgTable(
  'counts_total',
  {
    companyId: integer('company_id').notNull(),
    day: date().notNull(),
    productIds: integer('product_ids').array().notNull(),
    scans: integer().array().notNull(),
    views: integer().array().notNull(),
    clicks: integer().array().notNull(),
    ctaVisits: integer('cta_visits').array().notNull(),
    clickVisits: integer('click_visits').array().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.day] })],
);

/** Counts of one value in a day: daily visitors by language, clicks by button, requests by reason. */
export const countsValue = pgTable(
  'counts_value',
  {
    companyId: integer('company_id').notNull(),
    day: date().notNull(),
    productId: integer('product_id').notNull(),
    dimension: text().notNull(),
    value: text().notNull(),
    count: integer().notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.dimension, t.productId, t.day, t.value] })],
);

/** What was said by email, so that it is said once. `daily` without a subject: the day's email was written. */
export const alerts = pgTable(
  'alerts',
  {
    companyId: integer('company_id').notNull(),
    kind: text().notNull(),
    /** The address, product or button it is about. */
    subject: text().notNull(),
    /** In the company's zone. */
    day: date().notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.kind, t.subject, t.day] })],
);
