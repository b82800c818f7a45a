/** Figures (F025). */
import { type AccessRow, company, row } from './row.ts';

const PATH = '/api/companies/:companyId/analytics';
const days = 'from=2026-11-01&to=2026-11-21';

export const analyticsRows: readonly AccessRow[] = [
  row(`GET ${PATH}`, company(200), ({ companyId }) => ({
    path: `/api/companies/${companyId}/analytics?${days}`,
  })),
  row(`GET ${PATH}.csv`, company(200), ({ companyId }) => ({
    path: `/api/companies/${companyId}/analytics.csv?${days}&view=days`,
  })),
];
