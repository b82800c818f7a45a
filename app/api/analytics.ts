/** Figures [F025]. */
import type { AnalyticsAnswer, AnalyticsQuery } from '@hangtag/contract/wire/analytics';
import { call } from './client.ts';
import { withQuery } from './withQuery.ts';

const path = (companyId: number, rest = '') => `/api/companies/${companyId}/analytics${rest}`;

/** `GET /api/companies/{id}/analytics`. */
export const readAnalytics = (companyId: number, query: AnalyticsQuery): Promise<AnalyticsAnswer> =>
  call(path(companyId), { query });

/** Address of a table of figures as a file. */
export const analyticsFile = (companyId: number, query: AnalyticsQuery, view: string): string =>
  withQuery(path(companyId, '.csv'), { ...query, view });
