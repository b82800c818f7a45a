import { AssociationList, type AssociationListProps } from '@hangtag/ui/patterns/AssociationList';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/AssociationList.tsx';
import { association, associations } from '../fixtures/platformLists.ts';
import { pictureHref } from '../fixtures/pictures.ts';
import { expectAnnounced, expectPhrases } from '../support/screenReader.ts';
import { startKeyboardDrag } from '../support/startKeyboardDrag.ts';
import { associationInUse, RefusedAfterRequest } from '../support/AssociationInUse.tsx';
import { tabTo } from '../support/tabTo.ts';
import { modesNamed } from '../../.storybook/modes.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

const ready = (items: typeof associations) => ({ phase: 'ready', items }) as const;

/** Keeps the order, as a screen does. */
function Held(props: AssociationListProps) {
  const [content, setContent] = useState(props.content);
  const onMove: AssociationListProps['onMove'] = (moved, place) => {
    props.onMove(moved, place);
    if (content.phase !== 'ready') return;
    const rest = content.items.filter((each) => each !== moved);
    setContent(ready(rest.toSpliced(place, 0, moved)));
  };
  return <AssociationList {...props} content={content} onMove={onMove} />;
}

const meta = preview.meta({
  title: 'Patterns/Platform/AssociationList',
  component: AssociationList,
  render: (args) => <Held {...args} />,
  parameters: { usage, frame: 'wide' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    content: ready(associations) satisfies AssociationListProps['content'],
    busy: null satisfies number | null,
    problem: null satisfies string | null,
    refusal: null satisfies AssociationListProps['refusal'],
    onCreate: fn(),
    onEdit: fn(),
    onMove: fn(),
    onDelete: fn(() => Promise.resolve(true)) satisfies AssociationListProps['onDelete'],
    onDeactivate: fn(() => Promise.resolve(true)) satisfies AssociationListProps['onDeactivate'],
    onRetry: fn(),
  },
});

export const Default = meta.story({ parameters: { chromatic: { modes: modesNamed('phone') } } });

Default.test(
  'One in use is not deleted, shows its number of companies, and can be deactivated',
  {
    args: associationInUse,
    parameters: { picture: 'window' },
    render: (args) => <RefusedAfterRequest {...args} />,
  },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Northern Soil Union' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: /^Delete Northern/ });
    screen.getByRole('button', { name: 'Delete' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDelete).toHaveBeenCalledWith(expect.objectContaining({ id: 1 }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Make it inactive instead.');
    await expect(question).toHaveTextContent('It is used by 12 companies.');
    await expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Make inactive' })).toHaveFocus();
  },
);

Default.test('deleted', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Actions for Quiet Forest Pledge' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

Default.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, fitsItsWidth);

export const Empty = meta.story({
  tags: ['picture'],
  args: { content: ready([]) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New association' }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
  },
});

export const Loading = meta.story({
  args: { content: { phase: 'loading' } },
});

Loading.test(
  'Each shows its name, whether companies can add it, and how many did',
  {
    args: {
      content: ready([
        ...associations.slice(0, 2),
        association(9, {
          name: 'Slow Press Makers',
          abbreviation: 'SPM',
          url: 'https://slowpress.example',
          logoFile: { filesId: 3, fileUrl: pictureHref('label') },
          uses: 2,
        }),
        ...associations.slice(2),
      ]),
    },
  },
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('On 12 companies')).toBeVisible();
    await expect(canvas.getByText('On 1 company')).toBeVisible();
    await userEvent.click(canvas.getByRole('row', { name: 'Fair Wage Circle' }));
    await expect(args.onEdit).toHaveBeenCalledWith(expect.objectContaining({ id: 2 }));
    await userEvent.click(canvas.getByRole('button', { name: 'New association' }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
  },
);

Loading.test(
  'long text',
  {
    args: {
      content: ready([
        association(1, {
          name: 'The United Association of Small Makers of Things That Are Meant to Be Mended, North',
          abbreviation: 'UASMTMMN',
          url: `https://makers.example/${'mended/'.repeat(30)}`,
          uses: 10_000,
        }),
      ]),
    },
  },
  fitsItsWidth,
);

Loading.test(
  'failed',
  { args: { content: { phase: 'failed', sentence: 'The server could not be reached.' } } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
);

Default.test(
  'An order that failed to save is reported above the list',
  { args: { problem: 'The server could not be reached. The order is as it was.' } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Not saved.');
  },
);

Loading.test(
  'is read by a screen reader',
  { args: { content: ready(associations.slice(0, 2)) } },
  async ({ canvasElement }) => {
    await expectPhrases(canvasElement, [
      '2 associations',
      'button, New association',
      'grid, Associations in their order',
      'row, Northern Soil Union',
      'gridcell, Northern Soil Union NSU soil-union.example Active On 12 companies, column index 1',
      'button, Move Northern Soil Union, Press Enter to start dragging.',
      'Northern Soil Union',
      'NSU',
      'soil-union.example',
      'Active',
      'On 12 companies',
      'button, Actions for Northern Soil Union, not expanded, has popup menu',
      'row, Fair Wage Circle',
      'gridcell, Fair Wage Circle FWC fairwage.example/members Active On 1 company, column index 1',
      'button, Move Fair Wage Circle, Press Enter to start dragging.',
      'Fair Wage Circle',
      'FWC',
      'fairwage.example/members',
      'Active',
      'On 1 company',
      'button, Actions for Fair Wage Circle, not expanded, has popup menu',
      'Drag to reorder, or focus a handle, press Enter and use the arrow keys.',
      'status',
    ]);
  },
);

Default.test(
  'A handle, Enter and the arrow keys move one; the menu moves it to an end',
  async ({ args, canvas, userEvent }) => {
    await tabTo(userEvent, canvas.getByRole('row', { name: 'Northern Soil Union' }));
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Move Fair Wage Circle' })).toHaveFocus();
    await startKeyboardDrag(userEvent);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const moved = expect.objectContaining({ id: 2 });
    await waitFor(() => expect(args.onMove).toHaveBeenCalledWith(moved, 2));
    await expect(canvas.getByText('Fair Wage Circle is now 3 of 4.')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await screen.findByRole('menuitem', { name: 'Move to top' });
    await userEvent.keyboard('Move to t');
    await expectAnnounced(
      () => userEvent.keyboard('{Enter}'),
      ['polite: Fair Wage Circle is now 1 of 4.', 'row, Fair Wage Circle'],
    );
  },
);
