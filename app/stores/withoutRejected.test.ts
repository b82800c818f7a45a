import { blankContent, blankSummary } from '@hangtag/contract/rules/content';
import type { ProductContent } from '@hangtag/contract/wire/content';
import { expect, test } from 'vitest';
import { companyContentWithout, productWithout } from './withoutRejected.ts';

const section = (id: string, title: string) => ({
  id,
  contentSectionId: 1,
  title,
  values: {},
  assets: [],
  visible: true,
});

const base: ProductContent = {
  ...blankContent,
  title: 'Old',
  summary: { ...blankSummary, name: 'Oil' },
  sections: [section('a', 'A'), section('b', 'B')],
};

test('a rejected value is replaced by that of the base, all others stay', () => {
  const draft = {
    ...base,
    title: 'New',
    summary: { ...base.summary, name: 'Olive oil', upcCode: '12' },
    sections: [section('c', 'C'), section('b', 'B2'), section('a', 'A2')],
  };
  const rejected = [
    'upcCode',
    'unpublishedContent.sections.0.values.text',
    'unpublishedContent.sections.2.title',
  ];
  expect(productWithout(draft, base, rejected)).toEqual({
    ...draft,
    summary: { ...draft.summary, upcCode: null },
    sections: [section('b', 'B2'), section('a', 'A')],
  });
  expect(productWithout(draft, base, ['unpublishedContent.title']).title).toBe('Old');
});

test('a rejected entry of the passport is replaced alone', () => {
  const entry = (value: string) => ({ value, part: 'public' as const });
  const passport = { repair: entry('Yes'), commodityCode: entry('12') };
  const draft = { ...base, summary: { ...base.summary, passport } };
  expect(productWithout(draft, base, ['passport.commodityCode.value']).summary.passport).toEqual({
    repair: entry('Yes'),
  });
});

test('a rejected section of a company is replaced by that of the base', () => {
  const content = { schemaVersion: 1, signature: base.sections, premium: [], ctas: [] } as const;
  const draft = { ...content, signature: [section('a', 'A2'), section('b', 'B2')] };
  expect(companyContentWithout(draft, content, ['unpublishedContent.signature.1.title'])).toEqual({
    ...content,
    signature: [section('a', 'A2'), section('b', 'B')],
  });
});
