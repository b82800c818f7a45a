import { PageCtas, type PageCtasProps } from '@hangtag/ui/patterns/CtaList';
import { useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { cta, merrowCtas } from '../fixtures/ctas.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

const ready = (ctas: typeof merrowCtas) => ({ phase: 'ready', ctas }) as const;

/** Keeps the choice, as a screen does. */
function Controlled(props: PageCtasProps) {
  const [selected, setSelected] = useState(props.selected);
  const onChange = (next: readonly number[]) => {
    props.onChange(next);
    setSelected(next);
  };
  return <PageCtas {...props} selected={selected} onChange={onChange} />;
}

const meta = preview.meta({
  title: 'Patterns/Editor/CtaList/PageCtas',
  component: PageCtas,
  render: (args) => <Controlled {...args} />,
  parameters: { frame: 'form' },
  args: {
    content: ready(merrowCtas) satisfies PageCtasProps['content'],
    selected: [1, 3, 4] satisfies PageCtasProps['selected'],
    lockedReason: null satisfies string | null,
    onChange: fn(),
    onEdit: fn(),
    onCreate: fn() satisfies PageCtasProps['onCreate'],
    onRetry: fn(),
    now: Date.parse('2026-11-21T12:00:00Z'),
  },
});

export const Default = meta.story({ tags: ['picture'] });

Default.test('adds one that is found by its label', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Add call to action' }));
  await userEvent.type(await screen.findByRole('searchbox'), 'find');
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Find a shop/ }));
  await expect(args.onChange).toHaveBeenLastCalledWith([1, 3, 4, 2]);
  await expect(canvas.getAllByRole('row')).toHaveLength(4);
});

Default.test('removes one without a question, and moves one by the menu', async (context) => {
  const { args, canvas, userEvent } = context;
  await userEvent.click(canvas.getByRole('button', { name: 'Actions for Ask us' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  await expect(args.onChange).toHaveBeenLastCalledWith([1, 4]);
  await userEvent.click(canvas.getByRole('button', { name: 'Actions for Buy online' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Move down' }));
  await expect(args.onChange).toHaveBeenLastCalledWith([4, 1]);
});

export const Added = meta.story({ args: { published: [1, 3] } });

Added.test('marks what is not on the published page yet', async ({ canvas }) => {
  await expect(canvas.getAllByText('Added, not published')).toHaveLength(1);
  await expect(
    within(canvas.getByRole('row', { name: /Three winter soups/ })).getByText(
      'Added, not published',
    ),
  ).toBeVisible();
});

Added.test(
  'marks nothing before the first publish',
  { args: { published: null } },
  async ({ canvas }) => {
    await expect(canvas.queryByText('Added, not published')).toBeNull();
  },
);

export const Empty = meta.story({ args: { selected: [] } });

Empty.test(
  'offers a new one where the company has none',
  { args: { content: ready([]) } },
  async (context) => {
    const { args, canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'New call to action' }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
  },
);

export const FromTheCompany = meta.story({ args: { selected: [1], onEveryPage: [1, 3, 2] } });

FromTheCompany.test('shows those of all pages apart, without repeats', async ({ canvas }) => {
  const company = within(
    canvas.getByRole('heading', { name: 'From the company' }).closest('section') ??
      canvas.getByRole('list'),
  );
  const rows = company.getAllByRole('listitem').map((row) => row.textContent);
  await expect(rows).toHaveLength(2);
  await expect(rows[0]).toMatch(/^Ask us/);
  await expect(rows[1]).toMatch(/^Find a shop/);
  await expect(company.getByRole('link', { name: 'Change for all pages' })).toBeVisible();
});

export const OfAllPages = meta.story({ args: { of: 'company', selected: [3] } });

OfAllPages.test('has no second list', async ({ canvas }) => {
  await expect(canvas.getByText(/on the pages of all your products/)).toBeVisible();
  await expect(canvas.queryByRole('heading', { name: 'From the company' })).toBeNull();
});

export const Full = meta.story({
  args: {
    content: ready([1, 2, 3, 4, 5, 6, 7, 8, 9].map((id) => cta(id, {}))),
    selected: [1, 2, 3, 4, 5, 6, 7, 8],
  },
});

Full.test('adds no ninth', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Add call to action' }));
  await expect(screen.queryByRole('menu')).toBeNull();
});

export const Locked = meta.story({
  args: { lockedReason: 'Editing is closed until the company has a plan.' },
});

export const Failed = meta.story({
  args: { content: { phase: 'failed', sentence: 'The server could not be reached.' } },
});

export const Loading = meta.story({ args: { content: { phase: 'loading' } } });

Default.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, fitsItsWidth);
