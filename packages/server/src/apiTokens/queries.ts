/** API tokens of companies; only their holder knows the secret (D43). */
import { randomBytes } from 'node:crypto';
import { and, desc, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { ApiToken } from '@hangtag/contract/wire/apiToken';
import { hashOf } from '../support/tokens.ts';
import type { Queryable } from '../db/database.ts';
import { apiTokens } from '../db/schema/lists.ts';

export type ApiTokenRow = typeof apiTokens.$inferSelect;

/** The shortest interval between stored uses, in milliseconds, to avoid a write per call. */
const TOUCH_MS = 60_000;

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** 40 letters and digits, 238 random bits; a byte that would make some letters likelier is thrown away. */
export function newSecret(): string {
  let secret = '';
  while (secret.length < 40) {
    const [byte = 255] = randomBytes(1);
    if (byte < 248) secret += letters.charAt(byte % letters.length);
  }
  return secret;
}

/** A company's tokens, the newest first. */
export const listTokens = (db: Queryable, companyId: number): Promise<readonly ApiTokenRow[]> =>
  db
    .select()
    .from(apiTokens)
    .where(eq(apiTokens.companyId, companyId))
    .orderBy(desc(apiTokens.createdAt), desc(apiTokens.id));

/** The valid token of a bearer header; null for any other text. */
export async function findToken(
  db: Queryable,
  bearer: string,
  now: Date,
): Promise<ApiTokenRow | null> {
  const [, id, secret] = /^(\d{1,9})\|([A-Za-z0-9]{40})$/.exec(bearer) ?? [];
  if (!id || !secret) return null;
  const [token] = await db
    .select()
    .from(apiTokens)
    .where(
      and(
        eq(apiTokens.id, Number(id)),
        eq(apiTokens.secretHash, hashOf(secret)),
        or(isNull(apiTokens.expiresAt), gt(apiTokens.expiresAt, now)),
      ),
    );
  return token ?? null;
}

/** Writes down that a token was used, once a minute at most. */
export async function touchToken(db: Queryable, id: number, now: Date): Promise<void> {
  const before = new Date(now.getTime() - TOUCH_MS);
  await db
    .update(apiTokens)
    .set({ lastUsedAt: now })
    .where(
      and(eq(apiTokens.id, id), or(isNull(apiTokens.lastUsedAt), lt(apiTokens.lastUsedAt, before))),
    );
}

/** A token on the wire, without its secret. */
export const presentToken = (token: ApiTokenRow): ApiToken => ({
  id: token.id,
  companyId: token.companyId,
  name: token.name,
  abilities: token.abilities,
  lastFour: token.lastFour,
  lastUsedAt: token.lastUsedAt?.toISOString() ?? null,
  expiresAt: token.expiresAt?.toISOString() ?? null,
  createdAt: token.createdAt.toISOString(),
  createdBy: token.createdBy,
});
