/** Company content on all pages: the draft, the published content, and the reports. */
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { ReportKind } from '@hangtag/contract/wire/annualReport';
import type { CompanyContent } from '@hangtag/contract/wire/companyContent';
import { companies } from './companies.ts';
import { files } from './files.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** One row per company that ever wrote something. */
export const companyContent = pgTable('company_content', {
  companyId: integer('company_id')
    .primaryKey()
    .references(() => companies.id),
  content: jsonb().$type<CompanyContent>().notNull(),
  publishedContent: jsonb('published_content').$type<CompanyContent>(),
  publishDate: instant('publish_date'),
  contentSavedDate: instant('content_saved_date'),
  /** Grows with every write; the ETag. */
  version: integer().notNull().default(1),
});

/** Reports that the company's pages link to. */
export const annualReports = pgTable(
  'annual_reports',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    year: integer().notNull(),
    kind: text().$type<ReportKind>().notNull(),
    title: text().notNull(),
    filesId: integer('files_id').references(() => files.id),
    url: text(),
    status: text().$type<'active' | 'inactive'>().notNull().default('active'),
    displayOrder: integer('display_order').notNull().default(0),
  },
  (t) => [
    index('annual_reports_company').on(t.companyId, t.displayOrder),
    index('annual_reports_file').on(t.filesId),
  ],
);
