import { RadioGroup } from '@hangtag/ui/elements/RadioGroup';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Elements/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Type',
    options: [
      { value: 'image', label: 'Image' },
      { value: 'video', label: 'Video' },
      { value: 'pdf', label: 'PDF', isDisabled: true },
    ],
    defaultValue: 'image',
    onChange: fn(),
  },
});

export const Example = meta.story({ tags: ['picture'] });

export const BesideOneAnother = meta.story({
  tags: ['picture'],
  args: { orientation: 'horizontal' },
});

export const ArrowsChoose = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Image' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('video');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('image');
  },
});
