/** The list of a company's reports (D40). */
import { type Context, Hono } from 'hono';
import { eq } from 'drizzle-orm';
import {
  AnnualReportBody,
  AnnualReportUpdateBody,
  type AnnualReportsAnswer,
} from '@hangtag/contract/wire/annualReport';
import { OrderBody } from '@hangtag/contract/wire/order';
import { assertEditable, stateOf } from '../policy/companyState.ts';
import { answerConditionalWrite, conditionalWrite } from '../http/conditionalWrite.ts';
import { annualReports as table } from '../db/schema/companyContent.ts';
import { writeOrder } from '../http/displayOrder.ts';
import { requireCompany, requirePermission, requireUser, writeContext } from '../policy/guards.ts';
import { readId } from '../http/readId.ts';
import { readBody, takesNoFields } from '../http/parse.ts';
import { notFound } from '../http/refusal.ts';
import type { Vars } from '../http/vars.ts';
import { readOnlyMessage } from '../policy/viewOnly.ts';
import { lockOf } from './answer.ts';
import { recordOfCompany } from './audit.ts';
import { addReport, changeReport, listReports, removeReport } from './reports.ts';

const ALL = '/api/companies/:companyId/annualReports';
const ONE = `${ALL}/:reportId`;

export const annualReports = new Hono<Vars>();

annualReports.get(ALL, requireUser, requireCompany, requirePermission('company.read'), async (c) =>
  c.json(await answerReports(c)),
);

annualReports.post(
  ALL,
  requireUser,
  requireCompany,
  requirePermission('company.edit'),
  async (c) => {
    const body = await readBody(c, AnnualReportBody);
    await passPlan(c);
    await addReport(writeContext(c), c.var.companyId, body);
    return c.json(await answerReports(c), 201);
  },
);

// Before the route with an id, which would match this path too.
annualReports.put(
  `${ALL}/updateDisplayOrder`,
  requireUser,
  requireCompany,
  requirePermission('company.edit'),
  async (c) => {
    const { order } = await readBody(c, OrderBody);
    await passPlan(c);
    const { companyId, services } = c.var;
    await writeOrder(services.db, table, eq(table.companyId, companyId), order, (tx) =>
      recordOfCompany(tx, writeContext(c), companyId, 'reports-ordered', {
        after: { order: order.map(({ id }) => id) },
      }),
    );
    return c.json(await answerReports(c));
  },
);

annualReports.put(
  ONE,
  requireUser,
  requireCompany,
  requirePermission('company.edit'),
  async (c) => {
    const id = readId(c.req.param('reportId'));
    const body = await readBody(c, AnnualReportUpdateBody);
    await passPlan(c);
    const { companyId } = c.var;
    const conditional = conditionalOn(c, id);
    return answerConditionalWrite(c, {
      ...conditional,
      write: (isCurrent) =>
        changeReport(writeContext(c), companyId, id, body, isCurrent).then(conditional.find),
    });
  },
);

const conditionalOn = (c: Context<Vars>, id: number) => ({
  thing: 'report' as const,
  find: async () => {
    const answer = await answerReports(c);
    const report = answer.annualReports.find((each) => each.id === id);
    if (!report) throw notFound();
    return { answer, version: report.version };
  },
  present: ({ answer }: { readonly answer: AnnualReportsAnswer }) => Promise.resolve(answer),
});

annualReports.delete(
  ONE,
  requireUser,
  requireCompany,
  requirePermission('company.edit'),
  takesNoFields,
  async (c) => {
    // Open without a plan too: it is the brand's own.
    const id = readId(c.req.param('reportId'));
    await conditionalWrite(c, {
      ...conditionalOn(c, id),
      write: (isCurrent) => removeReport(writeContext(c), c.var.companyId, id, isCurrent),
    });
    return c.json(await answerReports(c));
  },
);

async function answerReports(c: Context<Vars>): Promise<AnnualReportsAnswer> {
  const { actor, companyId, services } = c.var;
  const locked = readOnlyMessage(c.var.session) ?? lockOf(actor.role, await stateOf(c));
  return {
    annualReports: await listReports(services.db, companyId),
    can: { edit: locked === null, locked, checkLinks: services.config.checksLinks },
  };
}

const passPlan = async (c: Context<Vars>) => await assertEditable(c);
