/** The company content below all products, for their pages (D40). */
import { sectionsOfCompany } from '@hangtag/contract/rules/companyContent';
import type { PageBadge, PageCompany, PageReport, Rendition } from '@hangtag/experience/page';
import { listShown } from '../associations/queries.ts';
import { findContent } from '../companyContent/queries.ts';
import { listReports } from '../companyContent/reports.ts';
import type { Queryable } from '../db/database.ts';
import { mediaPath } from '../files/present.ts';
import type { FileRow } from '../files/queries.ts';

/** Height at which a badge is drawn, in pixels of a sharp screen. */
const BADGE_HEIGHT = 112;

/** Sections as published, badges that are valid on this day, and active reports. */
export async function pageCompanyOf(
  db: Queryable,
  companyId: number,
  now: Date,
): Promise<PageCompany & { readonly ctas: readonly number[] }> {
  const { publishedContent } = await findContent(db, companyId);
  return {
    sections: publishedContent ? sectionsOfCompany(publishedContent) : [],
    badges: await badgesOf(db, companyId, now.toISOString().slice(0, 10)),
    reports: await reportsOf(db, companyId),
    ctas: publishedContent?.ctas ?? [],
  };
}

async function badgesOf(
  db: Queryable,
  companyId: number,
  day: string,
): Promise<readonly PageBadge[]> {
  const shown = await listShown(db, companyId, day);
  return shown.map(({ association, certificateNumber, logo }) => ({
    name: association.name,
    url: association.url,
    logo: logo && smallOf(logo),
    certificate: certificateNumber,
  }));
}

async function reportsOf(db: Queryable, companyId: number): Promise<readonly PageReport[]> {
  const reports = await listReports(db, companyId);
  return reports
    .filter(({ status }) => status === 'active')
    .map(({ title, year, file, url }) => ({
      title,
      year,
      url: file?.fileUrl ?? url ?? '',
      isFile: file !== undefined,
      bytes: file?.bytes ?? null,
    }));
}

/** The smallest size that is sharp; a logo's files are open to everyone. */
function smallOf({ key, renditions }: FileRow): Rendition | null {
  const found = renditions.find(({ height }) => height >= BADGE_HEIGHT) ?? renditions.at(-1);
  if (!found) return null;
  const { width, height, name } = found;
  return { width, height, url: mediaPath(key, name) };
}
