import { BlockedSiteList, type BlockedSiteListProps } from '@hangtag/ui/patterns/BlockedSiteList';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/BlockedSiteList.tsx';
import { blockedSites } from '../fixtures/platformLists.ts';
import { expectPhrases } from '../support/screenReader.ts';
import { tabTo } from '../support/tabTo.ts';
import { modesNamed } from '../../.storybook/modes.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

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

export const Default = meta.story({ parameters: { chromatic: { modes: modesNamed('phone') } } });

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

Default.test('is read by a screen reader', async ({ canvasElement }) => {
  await expectPhrases(canvasElement, [
    '2 sites',
    'button, Block a site',
    'grid, Blocked sites',
    'row, prize-box.example',
    'gridcell, prize-box.example It asks people for their card although it sells nothing. Since 11-19-2026 2 buttons, column index 1',
    'It asks people for their card although it sells nothing.',
    'Since',
    '11-19-2026',
    '2 buttons',
    'button, Actions for prize-box.example, not expanded, has popup menu',
    'row, xn--bcher-kva.example',
    'gridcell, xn--bcher-kva.example Since 10-02-2026 No buttons, column index 1',
    'button, Actions for xn--bcher-kva.example, not expanded, has popup menu',
    'status',
  ]);
});

Default.test('Removing asks first, by keyboard', async ({ args, canvas, userEvent }) => {
  await tabTo(userEvent, canvas.getByRole('row', { name: 'prize-box.example' }));
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await screen.findByRole('menuitem', { name: 'Remove' });
  await userEvent.keyboard('{End}{Enter}');
  await tabTo(userEvent, await screen.findByRole('button', { name: 'Remove' }));
  await userEvent.keyboard('{Enter}');
  await expect(args.onDelete).toHaveBeenCalledWith(expect.objectContaining({ id: 1 }));
});

export const Empty = meta.story({ args: { content: ready([]) } });

Default.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, fitsItsWidth);

export const Loading = meta.story({ args: { content: { phase: 'loading' } } });

export const LoadFailed = meta.story({
  args: { content: { phase: 'failed', sentence: 'The server could not be reached.' } },
});
