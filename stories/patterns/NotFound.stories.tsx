import { NotFound } from '@hangtag/ui/patterns/NotFound';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Patterns/NotFound',
  component: NotFound,
  args: { homeHref: '/', homeLabel: 'Go to the dashboard' },
  parameters: { frame: 'wide' },
});

export const Example = meta.story({ tags: ['picture'] });
