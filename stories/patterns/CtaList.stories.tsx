import { CtaList, type CtaListProps, noFilter } from '@hangtag/ui/patterns/CtaList';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/CtaList.tsx';
import { expectPhrases, expectStops } from '../support/screenReader.ts';
import { cta, merrowCtas } from '../fixtures/ctas.ts';
import { tabTo } from '../support/tabTo.ts';
import { modesNamed } from '../../.storybook/modes.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

const ready = (ctas: typeof merrowCtas) => ({ phase: 'ready', ctas }) as const;

/** Keeps the order and the filter, as a screen does. */
function Held(props: CtaListProps) {
  const [content, setContent] = useState(props.content);
  const [filter, setFilter] = useState(props.filter);
  const onMove: CtaListProps['onMove'] = (ctaId, place) => {
    props.onMove(ctaId, place);
    if (content.phase !== 'ready') return;
    const rest = content.ctas.filter((each) => each.ctaId !== ctaId);
    const moved = content.ctas.filter((each) => each.ctaId === ctaId);
    setContent(ready(rest.toSpliced(place, 0, ...moved)));
  };
  return (
    <CtaList {...props} content={content} filter={filter} onFilter={setFilter} onMove={onMove} />
  );
}

const meta = preview.meta({
  title: 'Patterns/Editor/CtaList',
  component: CtaList,
  render: (args) => <Held {...args} />,
  parameters: { usage, frame: 'wide' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    content: ready(merrowCtas) satisfies CtaListProps['content'],
    busy: null satisfies number | null,
    problem: null satisfies string | null,
    lockedReason: null satisfies string | null,
    onCreate: fn(),
    onEdit: fn(),
    onMove: fn(),
    onDelete: fn(() => Promise.resolve(true)) satisfies CtaListProps['onDelete'],
    filter: noFilter,
    onFilter: fn(),
    onRetry: fn(),
    now: Date.parse('2026-11-21T12:00:00Z'),
  },
});

export const Default = meta.story({ parameters: { chromatic: { modes: modesNamed('phone') } } });

Default.test(
  'Each shows label, target, dates and whether the target answers',
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^Broken since/)).toHaveTextContent(
      'Broken since 11-20-2026: the page was not found (404).',
    );
    await expect(canvas.getByRole('row', { name: 'Three winter soups' })).toHaveTextContent(
      '12-01-2026 to 02-28-2027',
    );
    const buy = canvas.getByRole('row', { name: 'Buy online' });
    await expect(buy).toHaveTextContent('On 9 products and all pages');
    await expect(buy).toHaveTextContent('214 clicks in 30 days');
    await expect(canvas.getByRole('row', { name: 'Find a shop' })).toHaveTextContent(
      /Broken since 11-20-2026: the page was not found \(404\)/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Fix link' }));
    await expect(args.onEdit).toHaveBeenCalledWith(expect.objectContaining({ ctaId: 2 }));
    await userEvent.click(canvas.getByRole('row', { name: 'Ask us' }));
    await expect(args.onEdit).toHaveBeenCalledWith(expect.objectContaining({ ctaId: 3 }));
    await userEvent.click(canvas.getByRole('button', { name: 'New call to action' }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
  },
);

Default.test(
  'is narrowed down by words, state and type, and has no order then',
  async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByRole('searchbox'), 'shop');
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
    await expect(canvas.queryByRole('button', { name: /^Move / })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /State/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Link is broken' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(1);
    await expect(canvas.getByRole('row', { name: 'Find a shop' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Type/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Recipe' }));
    await expect(canvas.getByText('No call to action found')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(canvas.getByRole('button', { name: 'Move Buy online' })).toBeVisible();
  },
);

Default.test(
  'A handle, Enter and the arrow keys move one, and announce the new position',
  async ({ args, canvas, userEvent }) => {
    await tabTo(userEvent, canvas.getByRole('row', { name: /Buy online/ }));
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Move Find a shop' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onMove).toHaveBeenCalledWith(2, 2));
    await expect(canvas.getByText('Find a shop is now 3 of 6.')).toBeInTheDocument();
  },
);

Default.test(
  'The menu moves without dragging, and is disabled at the ends',
  async ({ args, canvas, userEvent }) => {
    await tabTo(userEvent, canvas.getByRole('row', { name: /Buy online/ }));
    canvas.getByRole('button', { name: 'Actions for Buy online' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitem', { name: 'Move up' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(screen.getByRole('menuitem', { name: 'Move to bottom' }));
    await expect(args.onMove).toHaveBeenCalledWith(1, 5);
    await expect(canvas.getByText('Buy online is now 6 of 6.')).toBeInTheDocument();
    await expect(canvas.getAllByRole('row').at(-1)).toHaveTextContent('Buy online');
  },
);

Default.test(
  'deleting asks first, and names the pages that use it',
  { args: { onDelete: fn(() => Promise.resolve(false)) }, parameters: { picture: 'window' } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Buy online' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Buy online?' });
    await expect(dialog).toHaveTextContent('It is on 9 products and all pages');
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledWith(expect.objectContaining({ ctaId: 1 }));
    await expect(dialog).toBeVisible();
  },
);

Default.test(
  'a refusal lists the pages, and offers to deactivate it',
  {
    args: {
      refusal: {
        sentence: '1 page shows this call to action.',
        uses: ['Harvest Olive Oil (draft and page)'],
      },
      onDeactivate: fn(() => Promise.resolve(true)),
      onDelete: fn(() => Promise.resolve(false)) satisfies CtaListProps['onDelete'],
    },
  },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Ask us' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await expect(args.onDelete).not.toHaveBeenCalled();
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
  },
);

export const AtTheLimit = meta.story({
  args: { addLockedReason: 'The plan holds 6 calls to action and 6 are in use.' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New call to action' }));
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
});

Default.test('closes after a deletion', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Actions for Care sheet' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

Default.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, fitsItsWidth);

export const Empty = meta.story({ tags: ['picture'], args: { content: ready([]) } });

Empty.test('one', { args: { content: ready(merrowCtas.slice(0, 1)) } }, async ({ canvas }) => {
  await expect(canvas.getAllByRole('row')).toHaveLength(1);
  await expect(canvas.queryByText(/Drag to reorder/)).toBeNull();
});

export const LongText = meta.story({
  args: {
    content: ready([
      cta(9, {
        name: 'Everything about returning the glass, as agreed with the shops in the autumn of 2026',
        label: 'Bring the empty bottles back to us today',
        target:
          'https://merrow.example/returns/how-to-bring-back-empty-bottles-and-where?campaign=autumn-2026',
        endsAt: '2027-01-31T12:00:00Z',
        usedBy: { products: 1284, company: true },
        lastCheck: {
          at: '2026-11-20T03:00:00Z',
          status: null,
          state: 'broken',
          brokenSince: '2026-11-20T03:00:00Z',
          movedTo: null,
        },
      }),
      ...merrowCtas.slice(0, 1),
    ]),
  },
});

export const Locked = meta.story({
  tags: ['picture'],
  args: { lockedReason: 'Editing is closed until the company has a plan.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Editing is closed until the company has a plan.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /New|Actions|Move/ })).toBeNull();
  },
});

export const Busy = meta.story({
  args: { busy: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Busy' })).toBeVisible();
  },
});

export const NotSaved = meta.story({
  args: { problem: 'The order was changed elsewhere. Load the page again to see it.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Not saved.');
  },
});

export const Loading = meta.story({
  tags: ['picture'],
  args: { content: { phase: 'loading' } },
});

Empty.test(
  'failed',
  { args: { content: { phase: 'failed', sentence: 'The server could not be reached.' } } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
);

Empty.test(
  'is read by a screen reader',
  { args: { content: ready(merrowCtas.slice(0, 1)) } },
  async ({ canvasElement, userEvent }) => {
    await expectPhrases(canvasElement, [
      'group',
      'searchbox, Search calls to action, placeholder Search label, name or address',
      'button, All states State, not expanded, has popup listbox',
      'button, All types Type, not expanded, has popup listbox',
      'button, New call to action',
      'grid, Calls to action in their order',
      'row, Buy online',
      'gridcell, Buy online Shop, autumn Buy shop.merrow.example/pantry Live On 9 products and all pages 214 clicks in 30 days, column index 1',
      'button, Move Buy online, Press Enter to start dragging.',
      'Buy online',
      'Shop, autumn',
      'Buy',
      'https://shop.merrow.example/pantry',
      'Live',
      'On 9 products and all pages',
      '214 clicks in 30 days',
      'button, Actions for Buy online, not expanded, has popup menu',
      'Email and phone links open directly, so they are not counted.',
      'status',
      'status',
    ]);
    await expectStops(userEvent, [
      'searchbox, Search calls to action, placeholder Search label, name or address',
      'button, All states State, not expanded, has popup listbox',
      'button, All types Type, not expanded, has popup listbox',
      'button, New call to action',
      'row, Buy online',
      'button, Move Buy online, Press Enter to start dragging.',
      'button, Actions for Buy online, not expanded, has popup menu',
    ]);
  },
);
