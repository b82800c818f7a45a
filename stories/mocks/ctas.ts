/** Mocks the calls to action of company 7. */
import type { Cta, CtasAnswer, CtaUsageAnswer } from '@hangtag/contract/wire/cta';
import { http, HttpResponse } from 'msw';
import { merrowLook } from '../fixtures/ctas.ts';

/** The mocked calls. */
export const ctasPath = '/api/companies/7/ctas';

/** The list as the server answers it. */
export const ctasAnswer = (
  ctas: readonly Cta[],
  changes: Partial<CtasAnswer> = {},
): CtasAnswer => ({
  ctas,
  onEveryPage: [],
  usage: { used: ctas.length, limit: 50 },
  look: merrowLook,
  can: { edit: true, locked: null, addLocked: null, checkLinks: true },
  ...changes,
});

/** Answers the list, and where each is used. */
export const ctasHandler = (answer: CtasAnswer) => [
  http.get(ctasPath, () => HttpResponse.json(answer)),
  http.get(`${ctasPath}/:ctaId/usage`, () => HttpResponse.json(noUses)),
];

const noUses: CtaUsageAnswer = { uses: [], total: 0, page: null, livePages: 0 };
