import { ActingForNotice } from '@hangtag/ui/patterns/ActingForNotice';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/ActingForNotice.tsx';
import { expectPhrases } from '../support/screenReader.ts';

const meta = preview.meta({
  title: 'Patterns/Platform/ActingForNotice',
  component: ActingForNotice,
  parameters: { usage, frame: 'form' },
  args: { companyName: 'Alder & Finch' satisfies string | null },
});

export const Example = meta.story({ tags: ['picture'] });

export const NotKnownYet = meta.story({ args: { companyName: null } });

export const LongText = meta.story({
  args: { companyName: 'The Amalgamated Society of Orchard Keepers and Cider Makers of the Ridge' },
  globals: { viewport: { value: 'phone' } },
});

Example.test('is read by a screen reader', async ({ canvasElement }) => {
  await expectPhrases(canvasElement, [
    'strong',
    'You act for Alder & Finch.',
    'What you change is theirs: their plan, their cards, their invoices.',
  ]);
});
