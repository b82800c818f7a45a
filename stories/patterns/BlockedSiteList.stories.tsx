import { BlockedSiteList, type BlockedSiteListProps } from '@hangtag/ui/patterns/BlockedSiteList';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/BlockedSiteList.tsx';
import { blockedSites } from '../fixtures/platformLists.ts';

const ready = (items: typeof blockedSites) => ({ phase: 'ready', items }) as const;

const meta = preview.meta({
  title: 'Patterns/Platform/BlockedSiteList',
  component: BlockedSiteList,
  tags: ['!picture'],
  parameters: { usage, frame: 'wide' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    content: ready(blockedSites) satisfies BlockedSiteListProps['content'],
    busy: null satisfies number | null,
    problem: null satisfies string | null,
    refusal: null satisfies BlockedSiteListProps['refusal'],
    onCreate: fn(),
    onEdit: fn(),
    onDelete: fn(() => Promise.resolve(true)) satisfies BlockedSiteListProps['onDelete'],
    onRetry: fn(),
  },
});

export const Default = meta.story();

Default.test(
  'says what comes back before a site is removed',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for prize-box.example' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    await expect(await screen.findByText(/buttons again that lead there: 2 buttons/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await expect(args.onDelete).toHaveBeenCalledWith(expect.objectContaining({ id: 1 }));
  },
);

export const Empty = meta.story({ args: { content: ready([]) } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Loading = meta.story({ args: { content: { phase: 'loading' } } });

export const LoadFailed = meta.story({
  args: { content: { phase: 'failed', sentence: 'The server could not be reached.' } },
});
