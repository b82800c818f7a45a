import { CompanySections, type CompanySectionsProps } from '@hangtag/ui/patterns/CompanySections';
import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/CompanySections.tsx';
import { merrowSections } from '../fixtures/platformLists.ts';
import { expectAnnounced, expectPhrases } from '../support/screenReader.ts';
import { tabTo } from '../support/tabTo.ts';
import { modesNamed } from '../../.storybook/modes.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

const ready = (items: typeof merrowSections) => ({ phase: 'ready', items }) as const;

const meta = preview.meta({
  title: 'Patterns/Company/CompanySections',
  component: CompanySections,
  parameters: { usage, frame: 'wide' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    content: ready(merrowSections) satisfies CompanySectionsProps['content'],
    busy: null satisfies number | null,
    problem: null satisfies string | null,
    refusal: null satisfies CompanySectionsProps['refusal'],
    onAssign: fn(),
    onMove: fn(),
    onCreate: fn(),
    onEdit: fn(),
    onDelete: fn(() => Promise.resolve(true)) satisfies CompanySectionsProps['onDelete'],
    onRetry: fn(),
  },
});

export const Default = meta.story({ parameters: { chromatic: { modes: modesNamed('phone') } } });

Default.test(
  "The sections show the offered, the paid and the company's own [F161] [F163]",
  async ({ args, canvas, userEvent }) => {
    const premium = within(canvas.getByRole('row', { name: 'Certificates' }));
    await userEvent.click(premium.getByRole('switch', { name: 'Paid for' }));
    await expect(args.onAssign).toHaveBeenCalledWith(expect.objectContaining({ id: 4 }), {
      paid: false,
    });
    const basic = within(canvas.getByRole('row', { name: 'Recycling' }));
    await expect(basic.queryByRole('switch', { name: 'Paid for' })).toBeNull();
    await expect(basic.getByRole('switch', { name: 'Offered' })).not.toBeChecked();
    // The switch is separate from its row: the row's section stays closed.
    const own = within(canvas.getByRole('row', { name: 'Harvest diary' }));
    await userEvent.click(own.getByRole('switch', { name: 'Offered' }));
    await expect(args.onEdit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('row', { name: 'Harvest diary' }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('row', { name: 'Facts' }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
);

Default.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, fitsItsWidth);

Default.test(
  'The platform’s sections cannot be edited or deleted here',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Facts' }));
    await screen.findByRole('menuitem', { name: 'Move up' });
    await expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Harvest diary' }));
    await expect(await screen.findByRole('menuitem', { name: 'Delete' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
);

Default.test('busy', { args: { busy: 4 } }, async ({ canvas }) => {
  const row = within(canvas.getByRole('row', { name: 'Certificates' }));
  await expect(row.getByRole('switch', { name: 'Offered' })).toBeDisabled();
});

export const Empty = meta.story({ args: { content: ready([]) } });

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
  { args: { content: ready(merrowSections.slice(3)) } },
  async ({ canvasElement }) => {
    await expectPhrases(canvasElement, [
      '2 sections',
      'button, New section for this company',
      'grid, Sections of this company in their order',
      'row, Certificates',
      'gridcell, Certificates Product, premium Offered Paid for, column index 1',
      'button, Move Certificates, Press Enter to start dragging.',
      'Certificates',
      'Product, premium',
      'switch, Offered, checked',
      'Offered',
      'switch, Paid for, checked',
      'Paid for',
      'button, Actions for Certificates, not expanded, has popup menu',
      'row, Harvest diary',
      'gridcell, Harvest diary This company only Product, basic Offered In every plan, column index 1',
      'button, Move Harvest diary, Press Enter to start dragging.',
      'Harvest diary',
      'This company only',
      'Product, basic',
      'switch, Offered, checked',
      'Offered',
      'In every plan',
      'button, Actions for Harvest diary, not expanded, has popup menu',
      'Drag to reorder, or focus a handle, press Enter and use the arrow keys.',
      'status',
    ]);
  },
);

Default.test(
  'A switch is reached by arrows and toggled by Space',
  async ({ args, canvas, userEvent }) => {
    await tabTo(userEvent, canvas.getByRole('row', { name: 'Introduction' }));
    await userEvent.keyboard('{ArrowRight}');
    await expectAnnounced(() => userEvent.keyboard('{ArrowRight}'), ['switch, Offered, checked']);
    await userEvent.keyboard(' ');
    await expect(args.onAssign).toHaveBeenCalledWith(expect.objectContaining({ id: 1 }), {
      enabled: false,
    });
  },
);
