import type { AuditLogQuery } from '@hangtag/contract/wire/auditLog';
import type { AuditLogFilter } from '@hangtag/ui/patterns/AuditLog';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { companyZone } from '../stores/session.ts';

/** The filters of a log, as in the address; defaults are omitted there. */
export interface AuditView extends AuditLogFilter {
  readonly page: number;
}

const dayOf = (text: string | null) => (text && /^\d{4}-\d\d-\d\d$/.test(text) ? text : null);

/** Parses the address; ignores invalid values. */
export function auditViewFrom(params: URLSearchParams): AuditView {
  const actor = params.get('actor') ?? '';
  const action = params.get('action') ?? '';
  const page = Number(params.get('page'));
  return {
    search: params.get('search') ?? '',
    actor: /^-?\d{1,9}$/.test(actor) ? Number(actor) : 'all',
    action: /^[a-z]+(\.[a-z-]+)?$/.test(action) ? action : 'all',
    from: dayOf(params.get('from')),
    to: dayOf(params.get('to')),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The server query of a view, without the page. */
export function auditFilterFor(view: AuditLogFilter): Omit<AuditLogQuery, 'page' | 'size'> {
  const { search, actor, action, from, to } = view;
  return {
    ...(search && { search }),
    ...(actor !== 'all' && { actor: String(actor) }),
    ...(action !== 'all' && { action }),
    ...(from && { from }),
    ...(to && { to }),
  };
}

/** As `auditFilterFor`; days are days of a time zone. @param tz @default that of the moments shown, the reader's company's */
export function auditQueryFor(
  view: AuditLogFilter,
  tz = companyZone(),
): Omit<AuditLogQuery, 'page' | 'size'> {
  const hasDays = view.from !== null || view.to !== null;
  return { ...auditFilterFor(view), ...(hasDays && { tz }) };
}

/** The view and its setter; every change but of the page starts at the first page. */
export function useAuditView() {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => auditViewFrom(params), [params]);
  const set = useCallback(
    (filter: AuditLogFilter, page: number, how: 'replaces' | 'adds') => {
      const entries = { ...auditFilterFor(filter), ...(page > 1 && { page: String(page) }) };
      setParams(new URLSearchParams(entries), { replace: how === 'replaces' });
    },
    [setParams],
  );
  return {
    view,
    setSearch: useCallback(
      (search: string) => set({ ...view, search }, 1, 'replaces'),
      [set, view],
    ),
    setFilter: (filter: AuditLogFilter) => set(filter, 1, 'adds'),
    setPage: (page: number) => set(view, page, 'adds'),
  };
}
