import { ReportList, type ReportListProps } from '@hangtag/ui/patterns/ReportList';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/ReportList.tsx';
import { merrowReports } from '../fixtures/companyContent.ts';
import { LoadThenShow, expectNoLayoutShift } from '../support/LoadThenShow.tsx';
import { expectAnnounced, expectPhrases } from '../support/screenReader.ts';
import { tabTo } from '../support/tabTo.ts';
import { modesNamed } from '../../.storybook/modes.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

const ready = (reports: typeof merrowReports) => ({ phase: 'ready', reports }) as const;

/** Keeps the order, as a screen does. */
function Held(props: ReportListProps) {
  const [content, setContent] = useState(props.content);
  const onMove: ReportListProps['onMove'] = (id, place) => {
    props.onMove(id, place);
    if (content.phase !== 'ready') return;
    const rest = content.reports.filter((each) => each.id !== id);
    const moved = content.reports.filter((each) => each.id === id);
    setContent(ready(rest.toSpliced(place, 0, ...moved)));
  };
  return <ReportList {...props} content={content} onMove={onMove} />;
}

const meta = preview.meta({
  title: 'Patterns/Company/ReportList',
  component: ReportList,
  render: (args) => <Held {...args} />,
  parameters: { usage, frame: 'wide' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    content: ready(merrowReports) satisfies ReportListProps['content'],
    busy: null satisfies number | null,
    problem: null satisfies string | null,
    lockedReason: null satisfies string | null,
    onCreate: fn(),
    onEdit: fn(),
    onMove: fn(),
    onRemove: fn(() => Promise.resolve(true)) satisfies ReportListProps['onRemove'],
    onRetry: fn(),
  },
});

export const Default = meta.story({ parameters: { chromatic: { modes: modesNamed('phone') } } });

Default.test(
  'Each shows its kind, its target, and whether pages link to it',
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Annual report 2025 · PDF, 2.1 MB')).toBeVisible();
    await expect(canvas.getByText('Impact report 2024 · merrow.example/grove')).toBeVisible();
    await expect(canvas.getByText('Not shown')).toBeVisible();
    await userEvent.click(canvas.getByRole('row', { name: 'What the grove gives back' }));
    await expect(args.onEdit).toHaveBeenCalledWith(expect.objectContaining({ id: 2 }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add report' }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
  },
);

Default.test(
  'Touch gets touch instructions',
  {
    beforeEach: () => {
      const real = window.matchMedia;
      const coarse = '(pointer: coarse)';
      window.matchMedia = (query) => real.call(window, query === coarse ? 'all' : query);
      return () => {
        window.matchMedia = real;
      };
    },
  },
  async ({ canvas }) => {
    await expect(canvas.getByText('Hold a handle to drag, or use the menu.')).toBeVisible();
  },
);

Default.test(
  'Removing asks first, and names what stays',
  { args: { onRemove: fn(() => Promise.resolve(false)) }, parameters: { picture: 'window' } },
  async ({ args, canvas, userEvent }) => {
    const actions = canvas.getByRole('button', { name: /^Actions for Merrow harvest/ });
    await userEvent.click(actions);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Remove Merrow harvest report 2025?',
    });
    await expect(dialog).toHaveTextContent('The PDF stays in the library.');
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await expect(args.onRemove).toHaveBeenCalledWith(expect.objectContaining({ id: 1 }));
    await expect(dialog).toBeVisible();
  },
);

Default.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, fitsItsWidth);

export const Empty = meta.story({ tags: ['picture'], args: { content: ready([]) } });

Empty.test('one', { args: { content: ready(merrowReports.slice(0, 1)) } }, async ({ canvas }) => {
  await expect(canvas.getByText('1 report')).toBeVisible();
  await expect(canvas.queryByText(/Drag to reorder/)).toBeNull();
});

export const LongText = meta.story({
  args: {
    content: ready(
      merrowReports.slice(1).map((each) => ({
        ...each,
        title: `${each.title}: everything that was measured in the groves, the mill and the villages between the autumns of 2021 and 2025`,
        url: `${each.url}/reports/everything-that-was-measured?language=en&edition=autumn`,
      })),
    ),
  },
});

export const Locked = meta.story({
  tags: ['picture'],
  args: { lockedReason: 'Only Admins change what the company says on its pages.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Only Admins/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Busy = meta.story({ args: { busy: 2 } });

Default.test(
  'not saved',
  { args: { problem: 'The order was changed elsewhere. Load the page again to see it.' } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Not saved.');
  },
);

export const Loading = meta.story({
  tags: ['picture'],
  args: { content: { phase: 'loading' } },
});

Empty.test(
  'Loaded rows keep the height of the skeleton',
  {
    args: { content: ready(merrowReports.slice(0, 3)) },
    render: (args) => (
      <LoadThenShow
        loading={<ReportList {...args} content={{ phase: 'loading' }} />}
        ready={<ReportList {...args} />}
      />
    ),
  },
  async ({ canvasElement, userEvent }) => {
    await expectNoLayoutShift(canvasElement, userEvent);
  },
);

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
  { args: { content: ready(merrowReports.slice(0, 1)) } },
  ({ canvasElement }) =>
    expectPhrases(canvasElement, [
      '1 report',
      'button, Add report',
      'grid, Reports in page order',
      'row, Merrow harvest report 2025',
      'gridcell, Merrow harvest report 2025 Annual report 2025 · PDF, 2.1 MB On your pages, column index 1',
      'button, Move Merrow harvest report 2025, Press Enter to start dragging.',
      'Merrow harvest report 2025',
      'Annual report 2025 · PDF, 2.1 MB',
      'On your pages',
      'button, Actions for Merrow harvest report 2025, not expanded, has popup menu',
      'status',
    ]),
);

Default.test(
  'A handle, Enter and the arrow keys move one, and announce the new position',
  async ({ args, canvas, userEvent }) => {
    await tabTo(userEvent, canvas.getByRole('row', { name: /Merrow harvest/ }));
    await expectAnnounced(
      () => userEvent.keyboard('{ArrowDown}{ArrowRight}'),
      [
        'row, What the grove gives back',
        'button, Move What the grove gives back, Press Enter to start dragging.',
      ],
    );
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onMove).toHaveBeenCalledWith(2, 2));
    await expect(canvas.getByText('What the grove gives back is now 3 of 3.')).toBeInTheDocument();
  },
);

export const BrokenLink = meta.story({
  args: {
    content: ready(
      merrowReports.map((report) =>
        report.url === null
          ? report
          : {
              ...report,
              lastCheck: {
                at: '2026-11-20T12:00:00Z',
                status: 404,
                state: 'broken',
                brokenSince: '2026-11-19T03:00:00Z',
                movedTo: null,
              },
            },
      ),
    ),
  },
});

BrokenLink.test('says what was found, and opens the form to mend it', async (context) => {
  const { args, canvas, canvasElement, userEvent } = context;
  const found = 'Broken since 11-19-2026: the page was not found (404).';
  await expect(canvasElement).toHaveTextContent(found);
  const [fix] = canvas.getAllByRole('button', { name: /^Fix link/ });
  if (!fix) throw new Error('Nothing to press.');
  await userEvent.click(fix);
  await expect(args.onEdit).toHaveBeenCalledOnce();
});
