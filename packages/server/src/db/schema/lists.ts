/** The platform's lists: tags and associations, and which companies and products carry them. */
import {
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Ability } from '@hangtag/contract/wire/apiToken';
import type { TagKind } from '@hangtag/contract/wire/tag';
import { companies } from './companies.ts';
import { files } from './files.ts';
import { users } from './users.ts';
import { products } from './products.ts';

export const tags = pgTable('tags', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
  /** The name in small letters with hyphens; no two tags share one. */
  slug: text().notNull().unique(),
  color: text(),
  kind: text().$type<TagKind>().notNull().default('company'),
});

export const companyTags = pgTable(
  'company_tags',
  {
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    tagId: integer('tag_id')
      .notNull()
      .references(() => tags.id),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.tagId] }), index('company_tags_tag').on(t.tagId)],
);

export const productTags = pgTable(
  'product_tags',
  {
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    tagId: integer('tag_id')
      .notNull()
      .references(() => tags.id),
  },
  (t) => [primaryKey({ columns: [t.productId, t.tagId] }), index('product_tags_tag').on(t.tagId)],
);

export const associations = pgTable(
  'associations',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    abbreviation: text(),
    url: text().notNull().default(''),
    /** A file of the platform's own company. */
    logoFilesId: integer('logo_files_id').references(() => files.id),
    status: text().$type<'active' | 'inactive'>().notNull().default('active'),
    displayOrder: integer('display_order').notNull().default(0),
  },
  (t) => [uniqueIndex('associations_name').on(t.name)],
);

/** A badge a company carries. */
export const companyAssociations = pgTable(
  'company_associations',
  {
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    associationId: integer('association_id')
      .notNull()
      .references(() => associations.id),
    certificateNumber: text('certificate_number'),
    validFrom: date('valid_from'),
    validTo: date('valid_to'),
    evidenceFilesId: integer('evidence_files_id').references(() => files.id),
    displayOrder: integer('display_order').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.associationId] }),
    index('company_associations_association').on(t.associationId),
  ],
);

/** Tokens by which programs call the API; the secret is stored hashed only (D43). */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    name: text().notNull(),
    abilities: text().array().$type<readonly Ability[]>().notNull(),
    /** SHA-256 of the secret half, hex. */
    secretHash: text('secret_hash').notNull().unique(),
    lastFour: text('last_four').notNull(),
    /** Exact to a minute. */
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    createdBy: integer('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('api_tokens_company').on(t.companyId)],
);
