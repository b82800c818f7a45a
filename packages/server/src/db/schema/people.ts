/** People and everything that proves who they are; secrets are stored hashed only. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
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
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('users_email').on(sql`lower(${t.email})`),
    index('users_company').on(t.companyId),
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

/** One open password reset per person; single use. */
export const passwordResets = pgTable('password_resets', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  tokenHash: text('token_hash').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  expiresAt: instant('expires_at').notNull(),
});
