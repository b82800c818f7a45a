import type { DashboardAnswer } from '@hangtag/contract/wire/dashboard';
import { call } from './client.ts';

/** `GET /api/companies/{companyId}/dashboard`. */
export const readDashboard = (companyId: number): Promise<DashboardAnswer> =>
  call(`/api/companies/${companyId}/dashboard`);
