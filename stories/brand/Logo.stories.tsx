import { Logo } from '@hangtag/ui/brand/Logo';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/Logo.tsx';

const meta = preview.meta({
  title: 'Brand/Logo',
  component: Logo,
  parameters: { usage, frame: 'fit' },
});

export const Example = meta.story({ tags: ['picture'] });

export const MarkAlone = meta.story({ tags: ['picture'], args: { form: 'mark', size: 40 } });
