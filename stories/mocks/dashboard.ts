/** The dashboard of company 7, mocked. */
import type { DashboardAnswer } from '@hangtag/contract/wire/dashboard';
import { http, HttpResponse } from 'msw';

/** Where it is asked for. */
export const dashboardPath = '/api/companies/7/dashboard';

/** Its figures, for a reader who says where days begin. */
export const dashboardHandler = (answer: DashboardAnswer) =>
  http.get(dashboardPath, ({ request }) =>
    new URL(request.url).searchParams.get('tz')
      ? HttpResponse.json(answer)
      : HttpResponse.json({ message: 'Where is the reader?' }, { status: 422 }),
  );
