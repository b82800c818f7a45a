/** The audit log on its three pages: the user's own company, any company, and the platform. */
import { PLATFORM_COMPANY_ID } from '@hangtag/contract/rules/userRights';
import type { AuditLogAnswer, AuditLogCheck } from '@hangtag/contract/wire/auditLog';
import { Heading } from '@hangtag/ui/elements/Heading';
import { Page } from '@hangtag/ui/layout/Page';
import { Stack } from '@hangtag/ui/layout/Stack';
import {
  AuditLog,
  type AuditLogCheckState,
  type AuditLogProps,
} from '@hangtag/ui/patterns/AuditLog';
import { useCallback, useEffect } from 'react';
import { auditLogFile } from '../api/auditLog.ts';
import { contentOf } from '../remote/contentOf.ts';
import { type Remote, shown } from '../remote/Remote.ts';
import { useTitle } from '../navigation/title.ts';
import { loadAuditLog, useAuditLog, verifyAuditLog } from '../stores/auditLog.ts';
import { useSession } from '../stores/session.ts';
import { AdminHead } from './AdminHead.tsx';
import { auditFilterFor, auditQueryFor, useAuditView } from './auditQuery.ts';
import { CompanyHead } from './CompanyHead.tsx';
import { NotFoundPart } from './NotFoundPart.tsx';
import { platformScreen } from './platformScreen.tsx';
import { useDebouncedText } from './useDebouncedText.ts';
import { usePlatformCompany } from './usePlatformCompany.ts';
import { usePlatformCompanyRight } from './usePlatformRight.ts';

const logShown = (answer: AuditLogAnswer, isStale: boolean) =>
  ({ phase: 'ready', answer, isStale }) as const;

function checkOf(check: Remote<AuditLogCheck>): AuditLogCheckState {
  if (check.phase === 'failed') return { phase: 'failed', sentence: check.problem.message };
  if (check.phase !== 'ready') return { phase: check.phase === 'idle' ? 'unasked' : 'busy' };
  const { data } = check;
  return data.isWhole ? { phase: 'whole', rows: data.rows } : { phase: 'broken', ...data };
}

/** The log of one company, filtered by the address. */
function AuditView({ companyId }: { companyId: number }) {
  const { log, check } = useAuditLog(companyId);
  const { view, setSearch, setFilter, setPage } = useAuditView();
  const [search, onSearch] = useDebouncedText(view.search, setSearch);
  const load = useCallback(
    () => void loadAuditLog(companyId, { ...auditQueryFor(view), page: String(view.page) }),
    [companyId, view],
  );
  useEffect(load, [load]);
  const narrow: AuditLogProps['onFilter'] = (filter) => {
    const isTyping =
      JSON.stringify(auditFilterFor({ ...filter, search: view.search })) ===
      JSON.stringify(auditFilterFor(view));
    onSearch(filter.search);
    if (!isTyping) setFilter(filter);
  };
  return (
    <AuditLog
      content={contentOf(log, logShown, 'replaces')}
      filter={{ ...view, search }}
      onFilter={narrow}
      onPageChange={setPage}
      onRetry={load}
      csvHref={auditLogFile(companyId, auditQueryFor(view))}
      check={checkOf(check)}
      onCheck={() => void verifyAuditLog(companyId)}
    />
  );
}

/** `/company/log`: the changes of the user's own company, for its Admins. */
export function AuditOwnScreen() {
  useTitle('Company log');
  const session = useSession();
  if (session.phase !== 'member') return null;
  return (
    <Page>
      <Stack gap={24}>
        <Heading level={1} takesFocus>
          Company log
        </Heading>
        <AuditView companyId={session.user.companyId} />
      </Stack>
    </Page>
  );
}

/** The log of any company, for Superadmins; hidden from everybody else (X7). */
export function AuditCompanyScreen(params: { companyId: string }) {
  const { companyId, company, isThere } = usePlatformCompany(params.companyId);
  const name = shown(company)?.companyName ?? '';
  useTitle(isThere ? `Log of ${name || 'a company'}` : 'Not found');
  if (!isThere) return <NotFoundPart />;
  return (
    <Page>
      <Stack gap={32}>
        <CompanyHead companyId={companyId} name={name} tab="Log" />
        <AuditView companyId={companyId} />
      </Stack>
    </Page>
  );
}

/** `/admin/log`: the platform's changes by Superadmins, for those of company 1 alone (X7). */
export const AuditPlatformScreen = platformScreen(
  'Platform log',
  PlatformLog,
  usePlatformCompanyRight,
);

function PlatformLog() {
  return (
    <Page>
      <Stack gap={24}>
        <AdminHead place="log" />
        <AuditView companyId={PLATFORM_COMPANY_ID} />
      </Stack>
    </Page>
  );
}
