import { NotAvailable } from '@hangtag/ui/patterns/NotAvailable';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Patterns/NotAvailable',
  component: NotAvailable,
  args: {
    purpose: 'Here you will see how often each product’s page is opened, and where.',
    backHref: '/product',
    backLabel: 'Go to products',
  },
  parameters: { frame: 'wide' },
});

export const Example = meta.story({ tags: ['picture'] });
