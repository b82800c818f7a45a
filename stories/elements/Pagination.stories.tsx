import { Pagination } from '@hangtag/ui/elements/Pagination';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { modesNamed } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/Pagination.tsx';
import { screenReaderTest } from '../support/screenReaderTest.ts';

const meta = preview.meta({
  title: 'Elements/Pagination',
  component: Pagination,
  parameters: { usage },
  args: { 'aria-label': 'Pages of users', page: 1, count: 3, onPageChange: fn() },
});

export const Example = meta.story({
  parameters: { chromatic: { modes: modesNamed('high contrast') } },
  tags: ['picture'],
});

export const ManyPages = meta.story({ tags: ['picture'], args: { page: 10, count: 40 } });

Example.test('leads nowhere from an only page', { args: { count: 1 } }, async ({ canvas }) => {
  for (const name of ['Previous page', 'Next page'])
    await expect(canvas.getByRole('button', { name })).toBeDisabled();
});

Example.test('states the current page', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByRole('button', { name: 'Previous page' })).toBeDisabled();
  await userEvent.click(canvas.getByRole('button', { name: 'Page 3' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
  await expect(args.onPageChange).toHaveBeenNthCalledWith(1, 3);
  await expect(args.onPageChange).toHaveBeenNthCalledWith(2, 2);
});

function Turning() {
  const [page, setPage] = useState(2);
  return <Pagination aria-label="Pages of users" page={page} count={3} onPageChange={setPage} />;
}

Example.test(
  'The current page takes focus when the focused button becomes disabled at either end',
  { render: () => <Turning /> },
  async ({ canvas, userEvent }) => {
    for (const [name, end] of [
      ['Next page', 'Page 3'],
      ['Previous page', 'Page 1'],
    ] as const) {
      const button = canvas.getByRole('button', { name });
      while (!button.matches(':disabled')) {
        if (document.activeElement !== button) button.focus();
        await userEvent.keyboard('{Enter}');
      }
      await expect(canvas.getByRole('button', { name: end })).toHaveFocus();
    }
  },
);

Example.test('The current page keeps its ground on hover', async ({ canvas, userEvent }) => {
  const current = canvas.getByRole('button', { current: 'page' });
  const { backgroundColor } = getComputedStyle(current);
  await userEvent.hover(current);
  await expect(current).toHaveAttribute('data-hovered');
  await expect(current).toHaveStyle({ backgroundColor });
});

Example.test(
  'is read by a screen reader',
  { render: () => <Turning /> },
  screenReaderTest(
    [
      'navigation, Pages of users',
      'button, Previous page',
      'button, Page 1',
      'button, Page 2, current page',
      'button, Page 3',
      'button, Next page',
    ],
    [
      'button, Previous page',
      'button, Page 1',
      'button, Page 2, current page',
      'button, Page 3',
      'button, Next page',
    ],
    [
      ['{Enter}', ['button, Page 1, current page']],
      ['{Tab}{Enter}', ['button, Page 2, current page']],
    ],
  ),
);
