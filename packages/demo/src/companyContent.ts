/** Writes the content of the demo's companies, through the same rules as users' content. */
import { demoCompanyContent } from './content/companyContent.ts';
import { publishContent, saveDraft } from '@hangtag/server/companyContent/write';
import { addReport } from '@hangtag/server/companyContent/reports';
import { platformSectionIds } from '@hangtag/server/content/definitions';
import type { Database } from '@hangtag/server/db/database';
import { associations, companyAssociations } from '@hangtag/server/db/schema/lists';
import type { FileRow } from '@hangtag/server/files/queries';
import { companyIdOf } from './companies.ts';
import { daysAgo } from './days.ts';
import { unlimited } from './limits.ts';
import { sectionsOf } from './products.ts';
import type { TeamOf } from './teams.ts';

interface Tools {
  readonly db: Database;
  readonly team: TeamOf;
  readonly now: Date;
}

const always = () => true;

/** Writes and publishes content, adds reports, and lets companies carry badges. */
export async function writeCompanyContent(
  { db, team, now }: Tools,
  files: ReadonlyMap<string, FileRow>,
): Promise<void> {
  const slugs = demoCompanyContent.flatMap(({ signature, premium }) =>
    [...signature, ...premium].map(({ slug }) => slug),
  );
  const sectionIds = await platformSectionIds(db, slugs);
  const listed = [...new Set(demoCompanyContent.flatMap(({ badges }) => badges.map(nameOf)))];
  const rows = await db
    .insert(associations)
    .values(listed.map((name, displayOrder) => ({ name, displayOrder })))
    .returning();
  const associationIds = new Map(rows.map(({ id, name }) => [name, id]));
  for (const content of demoCompanyContent) {
    const companyId = companyIdOf(content.company);
    const acting = {
      db,
      actor: team(content.company),
      now: () => daysAgo(now, content.publishedDaysAgo),
    };
    const draft = {
      signature: sectionsOf(content.company, content.signature, files, sectionIds),
      premium: sectionsOf(content.company, content.premium, files, sectionIds),
    };
    await saveDraft(acting, companyId, unlimited, draft, always);
    await publishContent(acting, companyId, unlimited, always);
    for (const { file, ...report } of content.reports) {
      const filesId = file === null ? null : (files.get(file)?.id ?? null);
      await addReport(acting, companyId, { ...report, filesId, status: 'active' });
    }
    const badges = content.badges.map(({ association, ...badge }, displayOrder) => ({
      ...badge,
      companyId,
      associationId: associationIds.get(association) ?? 0,
      displayOrder,
    }));
    if (badges.length > 0) await db.insert(companyAssociations).values(badges);
  }
}

const nameOf = ({ association }: { readonly association: string }) => association;
