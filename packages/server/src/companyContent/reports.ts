/** The table of annual reports, and writing it. */
import { and, asc, eq, max, sql } from 'drizzle-orm';
import {
  type AnnualReport,
  type AnnualReportBody,
  type AnnualReportUpdateBody,
  REPORTS_MAX,
  REPORT_NEEDS_TARGET,
  REPORT_ONE_TARGET,
} from '@hangtag/contract/wire/annualReport';
import type * as v from 'valibot';
import { difference } from '../audit/record.ts';
import { type IsCurrent, StaleWrite } from '../http/conditionalWrite.ts';
import type { Queryable, Transaction } from '../db/database.ts';
import { prepared } from '../db/preparedStatements.ts';
import { annualReports } from '../db/schema/companyContent.ts';
import { files } from '../db/schema/files.ts';
import { links } from '../db/schema/links.ts';
import { transact } from '../db/transact.ts';
import { fileUrlOf } from '../files/present.ts';
import { versionOfRow } from '../http/etag.ts';
import { invalid, notFound } from '../http/refusal.ts';
import type { Services } from '../http/vars.ts';
import { requireFiles } from '../content/fileReferences.ts';
import type { AuditContext } from '../audit/record.ts';
import { lockCreation } from '../policy/companyQueries.ts';
import { checkOf, presentCheck } from '../linkCheck/links.ts';
import { recordOfCompany } from './audit.ts';

type Tools = Pick<Services, 'db'> & AuditContext;
type ReportRow = typeof annualReports.$inferSelect;

const byCompany = prepared((db) =>
  db
    .select({ report: annualReports, file: files, link: links })
    .from(annualReports)
    .leftJoin(files, eq(files.id, annualReports.filesId))
    .leftJoin(links, checkOf(annualReports.companyId, annualReports.url))
    .where(eq(annualReports.companyId, sql.placeholder('companyId')))
    .orderBy(asc(annualReports.displayOrder), asc(annualReports.id))
    .prepare('reports_of_company'),
);

/** Every report of a company, in the order of its pages. */
export async function listReports(
  db: Queryable,
  companyId: number,
): Promise<readonly AnnualReport[]> {
  const rows = await byCompany(db).execute({ companyId });
  return rows.map(({ report, file, link }) => {
    const lastCheck = presentCheck(link);
    return {
      ...report,
      version: versionOfRow(report),
      ...(lastCheck && { lastCheck }),
      ...(file && { file: { fileUrl: fileUrlOf(file), name: file.name, bytes: file.bytes } }),
    };
  });
}

/** Adds a report at the end. @throws Refusal 422. */
export async function addReport(
  tools: Tools,
  companyId: number,
  body: v.InferOutput<typeof AnnualReportBody>,
): Promise<void> {
  await transact(tools.db, async (tx) => {
    await lockCreation(tx, companyId);
    const ofCompany = eq(annualReports.companyId, companyId);
    if ((await tx.$count(annualReports, ofCompany)) >= REPORTS_MAX) {
      throw invalid({ title: [`A company has at most ${REPORTS_MAX} reports.`] });
    }
    const report = { ...body, url: body.url || null };
    await refuseTarget(tx, companyId, report);
    const [last] = await tx
      .select({ at: max(annualReports.displayOrder) })
      .from(annualReports)
      .where(ofCompany);
    const displayOrder = (last?.at ?? -1) + 1;
    await tx.insert(annualReports).values({ ...report, companyId, displayOrder });
    await recordOfCompany(tx, tools, companyId, 'report-added', { after: { ...report } });
  });
}

/** Changes a report. @throws StaleWrite for an old version, Refusal 404, 422. */
export async function changeReport(
  tools: Tools,
  companyId: number,
  id: number,
  body: v.InferOutput<typeof AnnualReportUpdateBody>,
  isCurrent: IsCurrent,
): Promise<void> {
  await transact(tools.db, async (tx) => {
    const report = await lockReport(tx, companyId, id);
    if (!isCurrent(versionOfRow(report))) throw new StaleWrite();
    const sent = { ...body, ...(body.url !== undefined && { url: body.url || null }) };
    const changed = difference<ReportRow>(report, sent);
    if (!changed) return;
    await refuseTarget(tx, companyId, { ...report, ...changed.after });
    await tx.update(annualReports).set(changed.after).where(owned(companyId, id));
    await recordOfCompany(tx, tools, companyId, 'report-changed', {
      before: { title: report.title, ...changed.before },
      after: changed.after,
    });
  });
}

/** Removes a report; its file stays in the library. @throws StaleWrite for an old version, Refusal 404. */
export async function removeReport(
  tools: Tools,
  companyId: number,
  id: number,
  isCurrent: IsCurrent,
): Promise<void> {
  await transact(tools.db, async (tx) => {
    const report = await lockReport(tx, companyId, id);
    if (!isCurrent(versionOfRow(report))) throw new StaleWrite();
    const { title, year, kind } = report;
    await tx.delete(annualReports).where(owned(companyId, id));
    await recordOfCompany(tx, tools, companyId, 'report-removed', {
      before: { title, year, kind },
    });
  });
}

async function lockReport(tx: Transaction, companyId: number, id: number): Promise<ReportRow> {
  const [report] = await tx.select().from(annualReports).where(owned(companyId, id)).for('update');
  if (!report) throw notFound();
  return report;
}

/** A report leads to one place: a PDF of the company, or an address. */
async function refuseTarget(
  tx: Transaction,
  companyId: number,
  { filesId, url }: Pick<ReportRow, 'filesId' | 'url'>,
): Promise<void> {
  if (filesId === null && !url) throw invalid({ url: [REPORT_NEEDS_TARGET] });
  if (filesId !== null && url) throw invalid({ url: [REPORT_ONE_TARGET] });
  if (filesId === null) return;
  await requireFiles(tx, companyId, [{ path: 'filesId', filesId, accepts: ['pdf'] }]);
}

const owned = (companyId: number, id: number) =>
  and(eq(annualReports.companyId, companyId), eq(annualReports.id, id));
