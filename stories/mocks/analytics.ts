/** Mocks the analytics of company 7. */
import type { AnalyticsAnswer } from '@hangtag/contract/wire/analytics';
import { http, HttpResponse } from 'msw';

/** The mocked call. */
export const analyticsPath = '/api/companies/7/analytics';

/** The received queries, oldest first. */
export const analyticsHandler = (answer: AnalyticsAnswer, asked: URLSearchParams[] = []) =>
  http.get(analyticsPath, ({ request }) => {
    asked.push(new URL(request.url).searchParams);
    return HttpResponse.json(answer);
  });
