import { Pagination } from '@hangtag/ui/elements/Pagination';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/Pagination.tsx';

const meta = preview.meta({
  title: 'Elements/Pagination',
  component: Pagination,
  tags: ['stable'],
  parameters: { usage },
  args: { 'aria-label': 'Pages of users', page: 1, count: 3, onPageChange: fn() },
});

export const Example = meta.story({ tags: ['picture'] });

export const ManyPagesLeaveGaps = meta.story({ tags: ['picture'], args: { page: 10, count: 40 } });

export const OnePage = meta.story({ args: { count: 1 } });

export const TellsWhichPage = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Page 3' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onPageChange).toHaveBeenNthCalledWith(1, 3);
    await expect(args.onPageChange).toHaveBeenNthCalledWith(2, 2);
  },
});

export const InHighContrast = Example.extend({
  tags: ['picture-once', '!picture'],
  globals: { theme: 'high contrast' },
});
