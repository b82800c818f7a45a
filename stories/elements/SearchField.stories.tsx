import { SearchField } from '@hangtag/ui/elements/SearchField';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Elements/SearchField',
  component: SearchField,
  args: {
    'aria-label': 'Search products',
    placeholder: 'Search name, model or GTIN',
    onClear: fn(),
  },
});

export const Example = meta.story({ tags: ['picture'] });

export const EscapeClears = meta.story({
  args: { defaultValue: 'olive' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('searchbox', { name: 'Search products' });
    await userEvent.click(input);
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
});

export const Filled = meta.story({ tags: ['picture'], args: { defaultValue: 'olive' } });
