/** Mocks the dashboard of company 7. */
import type { DashboardAnswer } from '@hangtag/contract/wire/dashboard';
import { http, HttpResponse } from 'msw';

/** The mocked call. */
export const dashboardPath = '/api/companies/7/dashboard';

/** Its figures. */
export const dashboardHandler = (answer: DashboardAnswer) =>
  http.get(dashboardPath, () => HttpResponse.json(answer));
