/** Making, listing and revoking tokens (F035, F240, D43): Superadmins only. */
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { ApiTokenBody, type ApiToken, type ApiTokensAnswer } from '@hangtag/contract/wire/apiToken';
import { record } from '../audit/record.ts';
import { hashOf } from '../support/tokens.ts';
import { apiTokens as table } from '../db/schema/lists.ts';
import { requireCompany, requireConfirmed, requireSuperadmin } from '../policy/guards.ts';
import { readId } from '../http/readId.ts';
import { readBody, takesNoFields } from '../http/parse.ts';
import { invalid, notFound } from '../http/refusal.ts';
import type { Vars } from '../http/vars.ts';
import { companyExists, mayEnterCompany } from '../policy/company.ts';
import { listTokens, newSecret, presentToken } from './queries.ts';

const ALL = '/api/admin/apiTokens';

export const apiTokens = new Hono<Vars>();

apiTokens.post(ALL, ...requireSuperadmin, requireConfirmed, async (c) => {
  const { companyId, name, abilities, expiresAt } = await readBody(c, ApiTokenBody);
  const { actor, services } = c.var;
  const end = expiresAt === null ? null : new Date(expiresAt);
  if (end && end <= services.now()) throw invalid({ expiresAt: ['Must be in the future.'] });
  const isOpen =
    mayEnterCompany(actor, companyId) && (await companyExists(services.db, actor, companyId));
  if (!isOpen) {
    throw invalid({ companyId: ['There is no such company.'] });
  }
  const secret = newSecret();
  const token = await services.db.transaction(async (tx) => {
    const [made] = await tx
      .insert(table)
      .values({
        companyId,
        name,
        abilities: [...new Set(abilities)],
        secretHash: hashOf(secret),
        lastFour: secret.slice(-4),
        expiresAt: end,
        createdBy: actor.id,
        createdAt: services.now(),
      })
      .returning();
    if (!made) throw new Error('The token was not written.');
    await record(tx, {
      companyId,
      actor,
      action: 'token.created',
      subject: `token:${made.id}`,
      subjectName: name,
      after: { abilities: made.abilities, expiresAt },
      at: services.now(),
    });
    return made;
  });
  const answer: ApiToken = { ...presentToken(token), token: `${token.id}|${secret}` };
  return c.json(answer, 201);
});

// The specification's path: here the id is a company's …
apiTokens.get(`${ALL}/:companyId`, ...requireSuperadmin, requireCompany, async (c) => {
  const tokens = await listTokens(c.var.services.db, c.var.companyId);
  return c.json({ tokens: tokens.map(presentToken) } satisfies ApiTokensAnswer);
});

// … and here a token's (D43).
apiTokens.delete(`${ALL}/:id`, ...requireSuperadmin, requireConfirmed, takesNoFields, async (c) => {
  const id = readId(c.req.param('id'));
  const { actor, services } = c.var;
  await services.db.transaction(async (tx) => {
    const [deleted] = await tx.delete(table).where(eq(table.id, id)).returning();
    // Thrown inside the transaction, so that the token of a closed company stays.
    if (!deleted || !mayEnterCompany(actor, deleted.companyId)) throw notFound();
    await record(tx, {
      companyId: deleted.companyId,
      actor,
      action: 'token.revoked',
      subject: `token:${id}`,
      subjectName: deleted.name,
      before: { abilities: deleted.abilities },
      at: services.now(),
    });
  });
  return c.body(null, 204);
});
