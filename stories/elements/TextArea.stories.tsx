import { TextArea } from '@hangtag/ui/elements/TextArea';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Elements/TextArea',
  component: TextArea,
  args: {
    label: 'Lead',
    labelEnd: '58 of 240',
    rows: 2,
    defaultValue: 'Picked green in one October week and pressed the same night.',
  },
});

export const Example = meta.story({ tags: ['picture'] });

export const Empty = meta.story({
  args: { defaultValue: '', labelEnd: 'Optional', placeholder: 'One or two sentences' },
});

export const Wrong = meta.story({ args: { isInvalid: true } });

export const Disabled = meta.story({ args: { isDisabled: true } });
