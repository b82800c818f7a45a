/** The figures of company 7, mocked. */
import type { AnalyticsAnswer } from '@hangtag/contract/wire/analytics';
import { http, HttpResponse } from 'msw';

/** Where they are asked for. */
export const analyticsPath = '/api/companies/7/analytics';

/** The questions that were asked, oldest first. */
export const analyticsHandler = (answer: AnalyticsAnswer, asked: URLSearchParams[] = []) =>
  http.get(analyticsPath, ({ request }) => {
    asked.push(new URL(request.url).searchParams);
    return HttpResponse.json(answer);
  });
