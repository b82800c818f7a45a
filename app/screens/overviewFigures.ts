import type { OverviewAnswer, PlatformNotice } from '@hangtag/contract/wire/platform';
import type { Figure } from '@hangtag/ui/patterns/FigureList';
import { plural } from '@hangtag/ui/support/count';
import { formatBytes } from '@hangtag/ui/support/formatBytes';
import { formatNumber } from '@hangtag/ui/support/formatNumber';
import { paths } from '../navigation/paths.ts';

/** How much the platform holds, each figure linked to its list. */
export function overviewFigures({
  companies,
  people,
  products,
  scans,
  storage,
}: OverviewAnswer): readonly Figure[] {
  const more = scans.last30Days - scans.before;
  return [
    {
      label: 'Companies',
      value: companies.total,
      note: `${formatNumber(companies.active)} active, ${formatNumber(companies.recent)} new in 30 days`,
      href: paths.companyList(),
    },
    {
      label: 'Paying companies',
      value: companies.subscribed,
      note:
        companies.pastDue === 0 ? 'None past due' : `${formatNumber(companies.pastDue)} past due`,
      href: paths.dashboards('revenue'),
    },
    {
      label: 'People',
      value: people.total,
      note: `${formatNumber(people.active)} active, ${formatNumber(people.pending)} invited`,
      href: paths.dashboards('stale'),
    },
    {
      label: 'Products',
      value: products.total,
      note: `${formatNumber(products.published)} published`,
      href: paths.dashboards('plans'),
    },
    {
      label: 'Scans in 30 days',
      value: scans.last30Days,
      note: `${formatNumber(Math.abs(more))} ${more < 0 ? 'fewer' : 'more'} than before`,
      href: paths.dashboards('scans'),
    },
    {
      label: 'Files',
      value: storage.files,
      note: formatBytes(storage.bytes),
      href: paths.dashboards('storage'),
    },
  ];
}

/** The notice of failed jobs; null without any. */
export const failureNotice = ({ failedJobs }: OverviewAnswer): string | null =>
  failedJobs === 0
    ? null
    : `${plural(failedJobs, 'job was', 'jobs were')} given up, such as emails that could not be sent.`;

/** The last week's scans of all companies, with their sums. */
export function weekOf({ scans: { days } }: OverviewAnswer) {
  const sumOf = (name: 'count' | 'before') => days.reduce((all, day) => all + day[name], 0);
  return { days, total: sumOf('count'), before: sumOf('before'), until: null };
}

/** Where a notice is dealt with. */
export const platformNoticeHref = (notice: PlatformNotice): string =>
  notice.kind === 'associations' ? paths.associations() : paths.companyDetails(notice.companyId);
