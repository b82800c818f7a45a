import { commonSheets } from '@hangtag/contract/rules/labelSheet';
import { SerialBatches, type SerialBatchesProps } from '@hangtag/ui/patterns/SerialBatches';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { phrases, stops } from '../announcements/SerialBatches.ts';
import { usage } from '../docs/usage/SerialBatches.tsx';
import { noSerials, serialBatches, serialsAnswer } from '../fixtures/serials.ts';
import { axeOnly } from '../support/axeOnly.ts';
import { screenReaderTest } from '../support/screenReaderTest.ts';
import { tabTo } from '../support/tabTo.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

const ready = (changes: Partial<typeof serialsAnswer> = {}) =>
  ({ phase: 'ready', ...serialsAnswer, ...changes }) as const;

const worked = () => Promise.resolve(true);

const meta = preview.meta({
  title: 'Patterns/Codes/SerialBatches',
  component: SerialBatches,
  args: {
    content: ready() satisfies SerialBatchesProps['content'],
    productId: 4,
    problem: null satisfies SerialBatchesProps['problem'],
    onBegin: fn(worked) satisfies SerialBatchesProps['onBegin'],
    onCancel: fn(worked) satisfies SerialBatchesProps['onCancel'],
    onExport: fn(worked) satisfies SerialBatchesProps['onExport'],
    onLabels: fn(worked) satisfies SerialBatchesProps['onLabels'],
    onMove: fn(worked) satisfies SerialBatchesProps['onMove'],
    onVoid: fn(worked) satisfies SerialBatchesProps['onVoid'],
    onChecks: fn(),
    onRetry: fn(),
  },
  parameters: { usage, frame: 'wide' },
  globals: { viewport: { value: 'desktop' } },
});

export const Example = meta.story();

Example.test('says how far a running batch is', async ({ canvas }) => {
  await expect(
    canvas.getByRole('heading', { name: '20,000 serials are being made' }),
  ).toBeVisible();
  const bar = canvas.getByRole('progressbar', { name: 'Making Neck tags' });
  await expect(bar).toHaveAttribute('aria-valuenow', '67');
  await expect(canvas.getByText('13,412 made')).toBeVisible();
});

Example.test('A batch is begun by keyboard, once', async ({ args, canvas, userEvent }) => {
  await tabTo(userEvent, canvas.getByRole('button', { name: 'New batch' }));
  await userEvent.keyboard('{Enter}');
  const form = await screen.findByRole('dialog', { name: 'New batch of serials' });
  await expect(form).toHaveTextContent('Serialized codes come at an extra cost per product.');
  await userEvent.type(
    within(form).getByRole('textbox', { name: /^What they are printed on/ }),
    'Neck tags',
  );
  await userEvent.type(within(form).getByRole('textbox', { name: /^Lot/ }), '26-114');
  await tabTo(userEvent, within(form).getByRole('button', { name: 'Make serials' }));
  await userEvent.keyboard('{Enter}');
  await expect(args.onBegin).toHaveBeenCalledOnce();
  await expect(args.onBegin).toHaveBeenCalledWith({
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    name: 'Neck tags',
    lot: '26-114',
    quantity: 1000,
    note: '',
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

Example.test('Cancelling asks first', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel Neck tags' }));
  const question = await screen.findByRole('alertdialog', { name: 'Cancel Neck tags?' });
  await expect(question).toHaveTextContent('none is left behind');
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel batch' }));
  await expect(args.onCancel).toHaveBeenCalledWith(serialBatches[0]);
});

Example.test('A void batch is never handed out', async ({ canvas }) => {
  const row = canvas.getByRole('row', { name: /^Trial run/ });
  await expect(row).toHaveTextContent('Never handed out');
});

Example.test('A second list is asked for', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Export CSV of Tasting cards' }));
  await expect(args.onExport).toHaveBeenLastCalledWith(serialBatches[1], false);
  await userEvent.click(canvas.getByRole('button', { name: 'Actions for Gift boxes' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Export again…' }));
  const question = await screen.findByRole('alertdialog', { name: 'Hand Gift boxes out again?' });
  await expect(question).toHaveTextContent('Ines Calder was handed this list on 10-30-2026.');
  await userEvent.click(within(question).getByRole('button', { name: 'Export again' }));
  await expect(args.onExport).toHaveBeenLastCalledWith(serialBatches[2], true);
});

Example.test('Labels of a batch are several files', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Actions for Gift boxes' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Label sheets…' }));
  const form = within(await screen.findByRole('dialog', { name: 'Labels for Gift boxes' }));
  await expect(
    form.getByText(/^984 labels, each with a code of its own; a file has/),
  ).toBeVisible();
  await expect(form.getByText(/Ines Calder was handed serials of this file/)).toBeVisible();
  await userEvent.click(form.getByRole('button', { name: /File$/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Serials 985 to 1,200' }));
  await expect(
    form.getByText(/^216 labels, .* the first and the last page is read back/),
  ).toBeVisible();
  await userEvent.click(form.getByRole('button', { name: 'Download again' }));
  await expect(args.onLabels).toHaveBeenCalledWith(serialBatches[2], {
    sheet: commonSheets['a4-24'],
    widthMm: 24,
    use: 'till',
    humanReadable: true,
    file: 2,
    again: true,
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

Example.test('Labels that are too small are not offered', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Actions for Tasting cards' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Label sheets…' }));
  const form = within(await screen.findByRole('dialog', { name: 'Labels for Tasting cards' }));
  const width = form.getByRole('textbox', { name: 'Code width, mm' });
  await userEvent.clear(width);
  await userEvent.type(width, '32');
  await userEvent.tab();
  await expect(form.getByText(/^The code needs 39.8 × 45.8 mm/)).toBeVisible();
  await expect(form.getByRole('button', { name: 'Download PDF' })).toBeDisabled();
});

Example.test('Lots are listed with what is printed and recalled', async ({ canvas }) => {
  const lots = within(canvas.getByRole('table', { name: 'Lots' }));
  await expect(lots.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'LotSerialsPrintedRecall',
    '26-114NoneNot handed out yetNot recalled',
    '26-1128,0001 file, last on 10-21-2026Recalled since 11-18-2026',
    '26-1081,2002 files, last on 10-30-2026Not recalled',
  ]);
});

Example.test('Void needs a reason', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Actions for Farm shop reserve' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Void…' }));
  const form = await screen.findByRole('dialog', { name: 'Void Farm shop reserve' });
  await userEvent.click(within(form).getByRole('button', { name: 'Void' }));
  await expect(args.onMove).not.toHaveBeenCalled();
  await userEvent.type(within(form).getByRole('textbox', { name: /^Why/ }), 'Stolen');
  await userEvent.click(within(form).getByRole('button', { name: 'Void' }));
  await expect(args.onMove).toHaveBeenCalledWith(serialBatches[4], 'void', 'Stolen');
});

Example.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, axeOnly);

export const OneBatch = meta.story({
  args: {
    content: ready({
      batches: serialBatches.slice(4, 5),
      total: 1,
      serials: 500,
      opened: 0,
      openedByDay: [],
      repeats: [],
      repeatCount: 0,
      lots: [],
      lotCount: 0,
    }),
  },
});

OneBatch.test('is read by a screen reader', screenReaderTest(phrases, stops));

export const Empty = meta.story({ args: { content: ready(noSerials) } });

export const LotsAlone = meta.story({
  tags: ['!picture'],
  args: { content: ready({ ...noSerials, lots: serialsAnswer.lots, lotCount: 3 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Lots' })).toBeVisible();
  },
});

export const Refused = meta.story({
  args: {
    content: ready({
      ...noSerials,
      hasExtraCost: false,
      locked:
        'The plan does not include serialized codes. Pro and Business do, at an extra cost per product.',
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New batch' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(args.onBegin).not.toHaveBeenCalled();
  },
});

export const ReadOnly = meta.story({
  args: { content: ready({ can: { edit: false }, locked: 'You are viewing this company.' }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'New batch' })).toBeNull();
  },
});

export const ChangeFailed = meta.story({
  args: { problem: 'The server could not be reached.' },
});

export const LongText = meta.story({
  args: {
    content: ready({
      batches: serialBatches.map((each) => ({ ...each, name: 'Necktagsfortheautumn'.repeat(4) })),
    }),
  },
  play: fitsItsWidth,
});

export const Loading = meta.story({ args: { content: { phase: 'loading' } } });

export const Failed = meta.story({
  args: { content: { phase: 'failed', sentence: 'The server could not be reached.' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
