/** Files: what is known of them; their bytes are in storage. */
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { FileType } from '@hangtag/contract/wire/section';
import { companies } from './companies.ts';

/** One stored picture of a file: its width decides where it is used. */
export interface Rendition {
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  /** Name inside the file's folder in storage, e.g. `640.webp`. */
  readonly name: string;
  readonly mime: string;
}

export const files = pgTable(
  'files',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    type: text().$type<FileType>().notNull(),
    status: text().$type<'active' | 'inactive'>().notNull().default('inactive'),
    fileName: text('file_name').notNull(),
    name: text().notNull(),
    assetName: text('asset_name').notNull(),
    caption: text(),
    fileDescription: text('file_description'),
    previewId: integer('preview_id'),
    alt: text(),
    decorative: boolean().notNull().default(false),
    /** 128 random bits, hex: the folder in storage and the unguessable part of the address. */
    key: text().notNull().unique(),
    /** Set when the body was stored whole. */
    storedAt: timestamp('stored_at', { withTimezone: true }),
    mime: text(),
    bytes: bigint({ mode: 'number' }),
    width: integer(),
    height: integer(),
    /** Length of a film in milliseconds. */
    durationMs: integer('duration_ms'),
    /** Pages of a PDF. */
    pages: integer(),
    sha256: text(),
    /** Set on the generated placeholder of this shape; a company has at most one of each (D32). */
    placeholder: text().$type<'16x9' | '1x1'>(),
    /** Names folded to lower case without accents, for searching. */
    searchText: text('search_text').notNull().default(''),
    renditions: jsonb().$type<readonly Rendition[]>().notNull().default([]),
    /** The picture as a JPEG, for whoever shows a shared link; null for files stored before there was one. */
    shared: jsonb().$type<Rendition>(),
    /** Where the picture is cropped around, from 0 to 1; null is its middle. */
    focal: jsonb().$type<{ readonly x: number; readonly y: number }>(),
    tags: jsonb().$type<readonly string[]>().notNull().default([]),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /**
     * The user who uploaded it; null for programs, generated files, and files older than this column. No foreign key: a
     * release before this one serves beside it (decision 0101), and the id of a deleted user names nobody.
     */
    addedBy: integer('added_by'),
    /** Set by a deletion, which can be undone for 30 days. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (t) => [
    index('files_company').on(t.companyId, t.status, t.type),
    // The library newest first, and its duplicates.
    index('files_recent').on(t.companyId, sql`${t.createdAt} desc`, sql`${t.id} desc`),
    index('files_sha256').on(t.companyId, t.sha256),
    uniqueIndex('files_placeholder').on(t.companyId, t.placeholder),
  ],
);

/** Bodies that were replaced and that published pages still show; a page that is published again lets go of them. */
export const fileBodies = pgTable(
  'file_bodies',
  {
    /** As `files.key` was. */
    key: text().primaryKey(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    filesId: integer('files_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    fileName: text('file_name').notNull(),
    mime: text(),
    bytes: bigint({ mode: 'number' }),
    width: integer(),
    height: integer(),
    durationMs: integer('duration_ms'),
    pages: integer(),
    sha256: text(),
    renditions: jsonb().$type<readonly Rendition[]>().notNull(),
    shared: jsonb().$type<Rendition>(),
    storedAt: timestamp('stored_at', { withTimezone: true }),
  },
  (t) => [index('file_bodies_file').on(t.filesId), index('file_bodies_company').on(t.companyId)],
);

/** Upload addresses that were used up: a nonce is spent when its body was stored whole. */
export const uploadNonces = pgTable('upload_nonces', {
  nonce: text().primaryKey(),
  companyId: integer('company_id')
    .notNull()
    .references(() => companies.id),
  spentAt: timestamp('spent_at', { withTimezone: true }).notNull().defaultNow(),
});
