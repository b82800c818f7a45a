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

/** A drawing in the place of any product's code. */
export const symbolHandler = http.get(
  '/api/companies/7/products/:productId/codes/symbol.svg',
  () =>
    new HttpResponse('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 29 29"/>', {
      headers: { 'Content-Type': 'image/svg+xml' },
    }),
);
