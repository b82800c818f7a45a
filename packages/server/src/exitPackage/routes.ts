/** The package that a brand takes along when it leaves, for Admins; with or without a plan. */
import { Hono } from 'hono';
import { record } from '../audit/record.ts';
import { transact } from '../db/transact.ts';
import { sendZip } from '../http/sendZip.ts';
import { takesNoFields } from '../http/parse.ts';
import type { Vars } from '../http/vars.ts';
import { requireCompany, requirePermission, requireUser, writeContext } from '../policy/guards.ts';
import { findCompany } from '../policy/companyQueries.ts';
import { notFound } from '../http/refusal.ts';
import { exitEntries } from './entries.ts';

export const exitPackage = new Hono<Vars>();

exitPackage.post(
  '/api/companies/:companyId/exitPackage',
  requireUser,
  requireCompany,
  requirePermission('company.edit'),
  takesNoFields,
  async (c) => {
    const { companyId, services } = c.var;
    const { db, now, actor } = writeContext(c);
    const company = await findCompany(db, companyId);
    if (!company) throw notFound();
    const entry = { companyId, actor, at: now(), subjectName: company.name };
    await transact(db, (tx) =>
      record(tx, { ...entry, action: 'company.exported', subject: `company:${companyId}` }),
    );
    const day = now().toISOString().slice(0, 10);
    return sendZip(c, {
      fileName: `printed-codes-${day}.zip`,
      entries: exitEntries(services, companyId),
    });
  },
);
