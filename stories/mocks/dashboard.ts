/** Mocks the dashboard of company 7. */
import type { DashboardAnswer } from '@hangtag/contract/wire/dashboard';
import { http, HttpResponse } from 'msw';

/** The mocked call. */
export const dashboardPath = '/api/companies/7/dashboard';

/** Its figures in the reader's time zone. */
export const dashboardHandler = (answer: DashboardAnswer) =>
  http.get(dashboardPath, ({ request }) =>
    new URL(request.url).searchParams.get('tz')
      ? HttpResponse.json(answer)
      : HttpResponse.json({ message: 'Where is the reader?' }, { status: 422 }),
  );
