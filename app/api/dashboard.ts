import type { DashboardAnswer } from '@hangtag/contract/wire/dashboard';
import { call } from './client.ts';

/** `GET /api/companies/{companyId}/dashboard`. @param tz An IANA time zone, in which days begin. */
export const readDashboard = (companyId: number, tz: string): Promise<DashboardAnswer> =>
  call(`/api/companies/${companyId}/dashboard`, { query: { tz } });
