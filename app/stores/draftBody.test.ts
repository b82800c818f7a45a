import { emptyCompanyContent } from '@hangtag/contract/rules/companyContent';
import { blankContent, blankSummary } from '@hangtag/contract/rules/content';
import type { ProductContent } from '@hangtag/contract/wire/content';
import { expect, test } from 'vitest';
import { companyContentBody, productBody } from './draftBody.ts';

const base: ProductContent = {
  ...blankContent,
  title: 'Olive oil',
  sections: [
    {
      id: 'a',
      contentSectionId: 1,
      title: '',
      values: { lead: 'Green' },
      assets: [],
      visible: true,
    },
  ],
  summary: { ...blankSummary, name: 'Olive oil', model: 'OL-500', appLogoFilesId: 4 },
};

test('nothing is sent when nothing differs', () => {
  expect(productBody(structuredClone(base), base)).toBeNull();
});

test('a changed summary leaves the content alone', () => {
  const draft = { ...base, summary: { ...base.summary, name: 'Oil', appLogoFilesId: null } };
  expect(productBody(draft, base)).toEqual({ name: 'Oil', appLogoFile: null });
});

test('a changed section sends the whole content and no summary', () => {
  const [section] = base.sections;
  if (!section) throw new Error('The fixture has a section.');
  const draft = { ...base, sections: [{ ...section, values: { lead: 'Greener' } }] };
  const body = productBody(draft, base);
  expect(Object.keys(body ?? {})).toEqual(['unpublishedContent']);
  expect(body?.unpublishedContent?.sections[0]?.values).toEqual({ lead: 'Greener' });
});

test('the company’s calls to action are sent when they differ, and alone', () => {
  const draft = { ...emptyCompanyContent, ctas: [4, 2] };
  expect(companyContentBody(draft, emptyCompanyContent)).toEqual({
    unpublishedContent: { ctas: [4, 2] },
  });
  expect(companyContentBody(draft, draft)).toBeNull();
});
