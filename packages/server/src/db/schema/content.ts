/** The catalogue of sections: definitions are data. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { SectionField } from '@hangtag/contract/wire/section';
import { companies } from './companies.ts';

export const contentSections = pgTable(
  'content_sections',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** Null: the platform's own, for every company. */
    companyId: integer('company_id').references(() => companies.id),
    name: text().notNull(),
    slug: text().notNull(),
    category: text().$type<'basic' | 'premium'>().notNull(),
    scope: text().$type<'company' | 'product'>().notNull(),
    description: text().notNull().default(''),
    icon: text(),
    displayOrder: integer('display_order').notNull().default(0),
    status: text().$type<'active' | 'inactive'>().notNull().default('active'),
    fields: jsonb().$type<readonly SectionField[]>().notNull(),
    maxItems: integer('max_items'),
    gs1LinkType: text('gs1_link_type'),
  },
  (t) => [
    index('content_sections_company').on(t.companyId),
    uniqueIndex('platform_section_slug')
      .on(t.slug)
      .where(sql`${t.companyId} is null`),
  ],
);

/** A company's sections where they differ from the platform's defaults. */
export const companySections = pgTable(
  'company_sections',
  {
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    contentSectionId: integer('content_section_id')
      .notNull()
      .references(() => contentSections.id),
    paid: boolean().notNull().default(false),
    enabled: boolean().notNull().default(true),
    displayOrder: integer('display_order').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.contentSectionId] }),
    index('company_sections_section').on(t.contentSectionId),
  ],
);
