import { PlanCards } from '@hangtag/ui/patterns/PlanCards';
import preview from '../../.storybook/preview.tsx';
import { expectPhrases } from '../support/screenReader.ts';
import { planCardsArgs } from '../support/planCardsArgs.ts';

const meta = preview.meta({
  title: 'Patterns/Billing/PlanCards/Announcements',
  component: PlanCards,
  tags: ['!autodocs'],
  parameters: { frame: 'wide' },
  globals: { viewport: { value: 'desktop' } },
  args: { ...planCardsArgs, current: 'basic' as const },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

Tests.test('The plans are announced with names, prices and contents', async ({ canvas }) => {
  await expectPhrases(canvas.getByRole('list', { name: 'Plans' }), [
    'list, Plans',
    'listitem, level 1, current item, position 1, set size 3',
    'heading, Basic, level 3',
    'Current plan',
    'One product, told well.',
    '$39',
    'per month',
    'list, What Basic holds',
    'listitem, level 2, position 1, set size 4',
    '1 product',
    'listitem, level 2, position 2, set size 4',
    '3 content sections',
    'listitem, level 2, position 3, set size 4',
    'Basic categories',
    ', note 1',
    'listitem, level 2, position 4, set size 4',
    'Serialized codes not included',
    'listitem, level 1, position 2, set size 3',
    'heading, Pro, level 3',
    'Fits your 3 products',
    'A short range with room to explain.',
    '$99',
    'per month',
    'button, Choose Pro',
    'list, What Pro holds',
    'listitem, level 2, position 1, set size 4',
    '3 products',
    'listitem, level 2, position 2, set size 4',
    'Up to 5 content sections',
    'listitem, level 2, position 3, set size 4',
    'Basic categories',
    ', note 1',
    'listitem, level 2, position 4, set size 4',
    'Serialized codes',
    ', note 3',
    'listitem, level 1, position 3, set size 3',
    'heading, Business, level 3',
    'The whole shelf.',
    '$249',
    'per month',
    'button, Choose Business',
    'list, What Business holds',
    'listitem, level 2, position 1, set size 4',
    '7 products',
    'listitem, level 2, position 2, set size 4',
    'Unlimited content sections',
    'listitem, level 2, position 3, set size 4',
    'Premium categories',
    ', note 2',
    'listitem, level 2, position 4, set size 4',
    'Serialized codes',
    ', note 3',
  ]);
});
