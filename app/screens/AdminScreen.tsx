import { Link } from '@hangtag/ui/elements/Link';
import { Notice } from '@hangtag/ui/elements/Notice';
import { Page } from '@hangtag/ui/layout/Page';
import { Stack } from '@hangtag/ui/layout/Stack';
import { ScanSummary } from '@hangtag/ui/patterns/ScanSummary';
import { PlatformWorthALook } from '@hangtag/ui/patterns/WorthALook';
import { StatTiles } from '@hangtag/ui/patterns/StatTiles';
import { useEffect } from 'react';
import { contentOf } from '../remote/contentOf.ts';
import { shown } from '../remote/Remote.ts';
import { paths } from '../navigation/paths.ts';
import { useTitle } from '../navigation/title.ts';
import { loadOverview, useOverview } from '../stores/overview.ts';
import { AdminHead } from './AdminHead.tsx';
import { NotFoundPart } from './NotFoundPart.tsx';
import { usePlatformCompanyRight, usePlatformRight } from './usePlatformRight.ts';
import { failureNotice, overviewTiles, platformNoticeHref, weekOf } from './overviewTiles.ts';

/** `/admin`: the platform's figures, for Superadmins; hidden from everybody else (X7). */
export function AdminScreen() {
  const isThere = usePlatformRight();
  useTitle(isThere ? 'Platform admin' : 'Not found');
  return isThere ? <Overview /> : <NotFoundPart />;
}

function Overview() {
  const overview = useOverview();
  const isOperator = usePlatformCompanyRight();
  useEffect(() => void loadOverview(), []);
  const answer = shown(overview);
  const content = contentOf(
    overview,
    (now) => ({ phase: 'ready', tiles: overviewTiles(now) }) as const,
    'replaces',
  );
  const failure = answer ? failureNotice(answer) : null;
  return (
    <Page>
      <Stack gap={32}>
        <AdminHead place="overview" />
        {failure && (
          <Notice
            tone="caution"
            actions={isOperator && <Link href={paths.system()}>See what failed</Link>}
          >
            {failure}
          </Notice>
        )}
        <StatTiles
          title="The platform now"
          content={content.phase === 'loading' ? { ...content, count: 6 } : content}
          onRetry={() => void loadOverview()}
        />
        {answer && <PlatformWorthALook notices={answer.notices} hrefOf={platformNoticeHref} />}
        {answer && (
          <ScanSummary
            scans={weekOf(answer)}
            most={answer.scans.companies.map(({ companyId: id, name, count }) => ({
              id,
              name,
              count,
            }))}
            mostOf="companies"
            link={{ label: 'Scans by company', href: paths.dashboards('scans') }}
            hrefOf={paths.companyDetails}
            none="No code of any company was scanned in the last two weeks."
          />
        )}
      </Stack>
    </Page>
  );
}
