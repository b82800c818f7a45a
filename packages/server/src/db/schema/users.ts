/** People and everything that proves who they are; secrets are stored hashed only. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { AlertKind } from '@hangtag/contract/wire/alerts';
import type { Avatar, Role, UserStatus } from '@hangtag/contract/wire/user';
import { companies } from './companies.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    email: text().notNull(),
    name: text(),
    avatar: text().$type<Avatar>().notNull().default('bot1.jpg'),
    role: text().$type<Role>().notNull(),
    status: text().$type<UserStatus>().notNull(),
    phone: text(),
    /** PHC string; null until a first password is set. */
    passwordHash: text('password_hash'),
    /** The account must set a new password before it can sign in (X8). */
    mustReset: boolean('must_reset').notNull().default(false),
    lastLogin: instant('last_login'),
    /** Emails about figures that the person switched off. */
    mutedAlerts: jsonb('muted_alerts').$type<readonly AlertKind[]>().notNull().default([]),
    /** Name and email, normalized, one per line: for search and sorting (D20). */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`fold_text(coalesce(name, email)) || chr(10) || fold_text(email)`),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('users_email').on(sql`lower(${t.email})`),
    index('users_company_name').on(t.companyId, sql`${t.searchText} collate "C"`, t.id),
    index('users_company_recent').on(t.companyId, sql`${t.lastLogin} desc nulls last`, t.id),
  ],
);

/** A browser's session; without a user it only remembers a visitor's CSRF identity and last failed login. */
export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's token, hex. */
    idHash: text('id_hash').primaryKey(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    /** Idle end, pushed forward by use. */
    expiresAt: instant('expires_at').notNull(),
    /** Absolute end. */
    endsAt: instant('ends_at').notNull(),
    /** The address whose login just failed in this session (X8). */
    failedEmail: text('failed_email'),
    ip: text(),
    userAgent: text('user_agent'),
    /** The remembered device it was started from; signing it out elsewhere forgets that too. */
    rememberSelector: text('remember_selector'),
    /** When its person last gave their password or code; null for a session that a remembered device began. */
    confirmedAt: instant('confirmed_at'),
    /** The company a Superadmin looks at as its Admin, reading only; null when they are themselves. */
    viewingCompanyId: integer('viewing_company_id').references(() => companies.id),
    /** When the view ends by itself. */
    viewingEndsAt: instant('viewing_ends_at'),
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_expiry').on(t.expiresAt)],
);

/** "Remember me": rotated at each use; an old verifier seen again revokes the family. */
export const rememberTokens = pgTable(
  'remember_tokens',
  {
    selector: text().primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    verifierHash: text('verifier_hash').notNull(),
    previousHash: text('previous_hash'),
    rotatedAt: instant('rotated_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('remember_user').on(t.userId)],
);

/** Two-step sign-in: what an authenticator was given; asked for once it was confirmed. */
export const twoSteps = pgTable('two_steps', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Sealed with the app key. */
  secret: text().notNull(),
  /** Null until a first code proved that the authenticator has it. */
  confirmedAt: instant('confirmed_at'),
  /** Number of the 30-second step whose code was used last: each works once. */
  lastStep: integer('last_step').notNull().default(0),
  createdAt: instant('created_at').notNull().defaultNow(),
});

/** Codes for a lost authenticator; each works once, and its row is gone then. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => twoSteps.userId, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
);

/** Open password resets. Several of one user may be open: a request by a stranger does not end the owner's link. */
export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** Null for an address without an account: the row costs what another costs, and opens nothing. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('password_resets_user').on(t.userId)],
);

/** One open invitation per pending user; single use (D19). */
export const invites = pgTable('invites', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Of the link in the email. */
  tokenHash: text('token_hash').notNull().unique(),
  /** Of the link that the inviting user copies; it needs a code from the mailbox. */
  copiedHash: text('copied_hash').unique(),
  /** Of the code that was sent last. */
  codeHash: text('code_hash'),
  codeExpiresAt: instant('code_expires_at'),
  /** The inviting user; null once deleted. */
  invitedBy: integer('invited_by').references(() => users.id, { onDelete: 'set null' }),
  createdAt: instant('created_at').notNull().defaultNow(),
  expiresAt: instant('expires_at').notNull(),
});

/**
 * Open registrations with an unconfirmed email; neither user nor company yet (D08). Several of one address may be open:
 * a stranger who types it does not end the owner's.
 */
export const registrations = pgTable(
  'registrations',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    email: text().notNull(),
    name: text().notNull(),
    companyName: text('company_name').notNull(),
    passwordHash: text('password_hash').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('registrations_email').on(sql`lower(${t.email})`)],
);
