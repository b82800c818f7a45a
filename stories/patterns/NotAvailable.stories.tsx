import { NotAvailable } from '@hangtag/ui/patterns/NotAvailable';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/NotAvailable.tsx';
import { expectPhrases, expectStops } from '../support/screenReader.ts';

const meta = preview.meta({
  title: 'Patterns/App/NotAvailable',
  component: NotAvailable,
  args: {
    purpose: 'Here you will see how often each product’s page is opened, and where.',
    backHref: '/product',
    backLabel: 'Go to products',
  },
  parameters: { usage, frame: 'wide' },
});

export const Example = meta.story({ tags: ['picture'] });

Example.test('is read by a screen reader', async ({ canvasElement, userEvent }) => {
  await expectPhrases(canvasElement, [
    'heading, Not available yet, level 2',
    'Here you will see how often each product’s page is opened, and where.',
    'link, Go to products',
  ]);
  await expectStops(userEvent, ['link, Go to products']);
});
