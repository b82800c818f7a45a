/** A company's own hosts: added, proven by DNS, used in new codes, and which may have a certificate. */
import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { and, eq } from 'drizzle-orm';
import { may } from '@hangtag/contract/rules/permissions';
import { HOSTS_MAX, HostBody, HostUseBody, type HostsAnswer } from '@hangtag/contract/wire/host';
import { record } from '../audit/record.ts';
import type { Transaction } from '../db/database.ts';
import { companyHosts } from '../db/schema/hosts.ts';
import { transact } from '../db/transact.ts';
import { isUniqueViolation } from '../db/violations.ts';
import { readBody, takesNoFields } from '../http/parse.ts';
import { isPublicHost } from '../http/publicOrigin.ts';
import { readId } from '../http/readId.ts';
import { invalid, notFound } from '../http/refusal.ts';
import type { Vars } from '../http/vars.ts';
import { assertEditable } from '../policy/companyState.ts';
import { requireCompany, requirePermission, requireUser, writeContext } from '../policy/guards.ts';
import { readOnlyMessage } from '../policy/viewOnly.ts';
import { problemOfRecord } from './proof.ts';
import { type HostRow, countIssued, findProvedHost, listHosts, lockHost } from './queries.ts';

const HOSTS = '/api/companies/:companyId/hosts';
const ONE = `${HOSTS}/:hostId`;

const mayChange = [requireUser, requireCompany, requirePermission('company.edit')] as const;

export const hosts = new Hono<Vars>();

/** Asked by the proxy before it fetches a certificate; says nothing else than whether it may. */
hosts.get('/api/tls/ask', async (c) => {
  const { db, config } = c.var.services;
  const domain = c.req.query('domain')?.toLowerCase() ?? '';
  const isOurs = isPublicHost(domain, config) || (await findProvedHost(db, domain)) !== undefined;
  if (!isOurs) throw notFound();
  return c.body(null, 200);
});

hosts.get(HOSTS, requireUser, requireCompany, requirePermission('company.read'), async (c) =>
  c.json(await answer(c)),
);

hosts.post(HOSTS, ...mayChange, async (c) => {
  const { host } = await readBody(c, HostBody);
  await assertEditable(c);
  const tools = writeContext(c);
  const { companyId } = c.var;
  if (isPublicHost(host, tools.config))
    throw invalid({ host: ['This is the platform’s own host.'] });
  await transact(tools.db, async (tx) => {
    const count = await tx.$count(companyHosts, eq(companyHosts.companyId, companyId));
    if (count >= HOSTS_MAX)
      throw invalid({ host: [`Has room for ${HOSTS_MAX}. Remove one first.`] });
    const token = randomBytes(16).toString('hex');
    const values = { companyId, host, token, addedAt: tools.now() };
    const [row] = await tx.insert(companyHosts).values(values).returning();
    await note(c, tx, row, 'added');
  }).catch((error: unknown) => {
    if (isUniqueViolation(error, 'company_hosts_own'))
      throw invalid({ host: ['Is listed already.'] });
    throw error;
  });
  return c.json(await answer(c), 201);
});

hosts.put(`${ONE}/prove`, ...mayChange, takesNoFields, async (c) => {
  await assertEditable(c);
  const { services, companyId } = c.var;
  // Before the transaction, because none waits for the network.
  const asked = await services.db.transaction((tx) => lockHost(tx, companyId, idOf(c)));
  if (!asked) throw notFound();
  const problem =
    asked.provedAt === null ? await problemOfRecord(asked, services.resolveTxt) : null;
  if (problem !== null) throw invalid({ record: [problem] });
  await change(c, 'proved', (row) => ({ provedAt: row.provedAt ?? services.now() })).catch(
    (error: unknown) => {
      if (!isUniqueViolation(error, 'company_hosts_proved')) throw error;
      throw invalid({ record: ['Codes of another company carry this host. Ask the platform.'] });
    },
  );
  return c.json(await answer(c));
});

hosts.put(`${ONE}/use`, ...mayChange, async (c) => {
  const body = await readBody(c, HostUseBody);
  await assertEditable(c);
  const { companyId } = c.var;
  await change(
    c,
    body.isUsed ? 'used' : 'unused',
    (row) => {
      if (row.provedAt === null) throw invalid({ host: ['Prove it first, by its TXT record.'] });
      return body;
    },
    (tx) =>
      tx
        .update(companyHosts)
        .set({ isUsed: false })
        .where(and(eq(companyHosts.companyId, companyId), eq(companyHosts.isUsed, true))),
  );
  return c.json(await answer(c));
});

hosts.delete(ONE, ...mayChange, takesNoFields, async (c) => {
  const { services, companyId } = c.var;
  await transact(services.db, async (tx) => {
    const row = await lockHost(tx, companyId, idOf(c));
    if (!row) throw notFound();
    if ((await countIssued(tx, row)) > 0)
      throw invalid({ host: ['Codes with this host were handed out for print: it has to stay.'] });
    await tx.delete(companyHosts).where(eq(companyHosts.id, row.id));
    await note(c, tx, row, 'removed');
  });
  return c.body(null, 204);
});

const idOf = (c: Context<Vars>) => readId(c.req.param('hostId'));

/** Changes one host and writes it into the log. @param before What happens to the others. */
async function change(
  c: Context<Vars>,
  verb: string,
  changesOf: (row: HostRow) => Partial<HostRow>,
  before?: (tx: Transaction) => Promise<unknown>,
): Promise<void> {
  const { services, companyId } = c.var;
  await transact(services.db, async (tx) => {
    const row = await lockHost(tx, companyId, idOf(c));
    if (!row) throw notFound();
    const changes = changesOf(row);
    await before?.(tx);
    await tx.update(companyHosts).set(changes).where(eq(companyHosts.id, row.id));
    await note(c, tx, { ...row, ...changes }, verb);
  });
}

async function note(c: Context<Vars>, tx: Transaction, row: HostRow | undefined, verb: string) {
  if (!row) throw new Error('The host was not written.');
  const { actor, companyId, services } = c.var;
  await record(tx, {
    companyId,
    actor,
    action: `host.${verb}`,
    subject: `host:${row.id}`,
    subjectName: row.host,
    ...(verb === 'used' && { after: { renewer: row.renewer } }),
    at: services.now(),
  });
}

async function answer(c: Context<Vars>): Promise<HostsAnswer> {
  const { services, actor, session, companyId } = c.var;
  return {
    hosts: await listHosts(services.db, companyId),
    platformHost: new URL(services.config.publicUrl).host,
    can: { change: may(actor.role, 'company.edit') && readOnlyMessage(session) === null },
  };
}
