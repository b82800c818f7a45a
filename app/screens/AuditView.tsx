import type { AuditLogAnswer, AuditLogCheck } from '@hangtag/contract/wire/auditLog';
import {
  AuditLog,
  type AuditLogCheckState,
  type AuditLogProps,
} from '@hangtag/ui/patterns/AuditLog';
import { useCallback, useEffect } from 'react';
import { auditLogFile } from '../api/auditLog.ts';
import { contentOf } from '../remote/contentOf.ts';
import type { Remote } from '../remote/Remote.ts';
import { loadAuditLog, useAuditLog, verifyAuditLog } from '../stores/auditLog.ts';
import { auditFilterFor, auditQueryFor, useAuditView } from './auditQuery.ts';
import { useDebouncedText } from './useDebouncedText.ts';

const logShown = (answer: AuditLogAnswer, isStale: boolean) =>
  ({ phase: 'ready', answer, isStale }) as const;

function checkOf(check: Remote<AuditLogCheck>): AuditLogCheckState {
  if (check.phase === 'failed') return { phase: 'failed', sentence: check.problem.message };
  if (check.phase !== 'ready') return { phase: check.phase === 'idle' ? 'unasked' : 'busy' };
  const { data } = check;
  return data.isWhole ? { phase: 'whole', rows: data.rows } : { phase: 'broken', ...data };
}

/** The log of one company, as the address narrows it (N21). */
export function AuditView({ companyId }: { companyId: number }) {
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
