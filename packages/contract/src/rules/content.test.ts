import { expect, it } from 'vitest';
import {
  blankContent,
  blankSummary,
  completeContent,
  summaryFields,
  summaryOf,
} from './content.ts';

it('reads every field of a summary, and nothing else', () => {
  const source = { ...blankSummary, name: 'Olive oil', countryOfOrigin: 'PT', id: 5 };
  const { id: _id, ...summary } = source;
  expect(summaryOf(source)).toEqual(summary);
  expect(summaryFields).toEqual(Object.keys(blankSummary));
});

it('completes a page that was published before a field existed', () => {
  const { assets: _assets, ...older } = blankContent;
  const page = { ...older, title: 'Harvest', summary: { name: 'Olive oil' } };
  expect(completeContent(page as Partial<typeof blankContent>)).toEqual({
    ...blankContent,
    title: 'Harvest',
    summary: { ...blankSummary, name: 'Olive oil' },
  });
});
