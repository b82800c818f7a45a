/** Mocks the company content of company 7. */
import type { AnnualReportsAnswer } from '@hangtag/contract/wire/annualReport';
import type { CompanyAssociationsAnswer } from '@hangtag/contract/wire/association';
import type { CompanyContentAnswer } from '@hangtag/contract/wire/companyContent';
import { http, HttpResponse } from 'msw';

/** The calls of the content. */
export const contentPath = '/api/companies/7/content';
/** The calls of the reports. */
export const reportsPath = '/api/companies/7/annualReports';
/** The calls of the badges. */
export const badgesPath = '/api/companies/7/associations';

/** Content that stores changes and can be published. */
export function contentHandlers(content: CompanyContentAnswer) {
  let now = content;
  const answer = (changes: Partial<CompanyContentAnswer>) => {
    now = { ...now, ...changes, version: now.version + 1 };
    return HttpResponse.json(now);
  };
  return [
    http.get(contentPath, () => HttpResponse.json(now)),
    http.put(contentPath, async ({ request }) => {
      const sent = (await request.json()) as Pick<CompanyContentAnswer, 'unpublishedContent'>;
      return answer({
        unpublishedContent: { ...now.unpublishedContent, ...sent.unpublishedContent },
        contentSavedDate: '2026-11-21T11:59:00Z',
      });
    }),
    http.put('/api/companies/7/publish', () =>
      answer({
        published: true,
        publishedContent: now.unpublishedContent,
        publishDate: '2026-11-21T12:00:00Z',
        hasUnpublishedChanges: false,
      }),
    ),
  ];
}

/** The reports; new ones are added at the end. */
export const reportsHandlers = (reports: AnnualReportsAnswer) => [
  http.get(reportsPath, () => HttpResponse.json(reports)),
  http.post(reportsPath, async ({ request }) => {
    const sent = (await request.json()) as AnnualReportsAnswer['annualReports'][number];
    const annualReports = [...reports.annualReports, { ...sent, id: 9 }];
    return HttpResponse.json({ ...reports, annualReports }, { status: 201 });
  }),
];

/** The badges; changes are answered unchanged. */
export const badgesHandlers = (badges: CompanyAssociationsAnswer) => [
  http.get(badgesPath, () => HttpResponse.json(badges)),
  http.put(badgesPath, () => HttpResponse.json(badges)),
];
