import { CodePanel, type CodePanelProps } from '@hangtag/ui/patterns/CodePanel';
import { useState } from 'react';
import { commonSheets } from '@hangtag/contract/rules/labelSheet';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { modesNamed } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/CodePanel.tsx';
import { codeAnswer, codeSymbol } from '../fixtures/code.ts';
import { storeForm, StoredForms } from '../support/formRecovery.tsx';
import { LoadThenShow, expectNoLayoutShift } from '../support/LoadThenShow.tsx';
import { phrases, stops } from '../announcements/CodePanel.ts';
import { screenReaderTest } from '../support/screenReaderTest.ts';
import { tabTo } from '../support/tabTo.ts';
import { axeOnly } from '../support/axeOnly.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

/** Keeps the printed width and use, as the screen does. */
function Screen(props: CodePanelProps) {
  const [widthMm, setWidthMm] = useState(props.widthMm);
  const [use, setUse] = useState(props.use);
  return (
    <CodePanel
      {...props}
      widthMm={widthMm}
      onWidthChange={setWidthMm}
      use={use}
      onUseChange={setUse}
    />
  );
}

const ready = (changes: Partial<typeof codeAnswer> = {}) => ({
  phase: 'ready' as const,
  code: { ...codeAnswer, ...changes },
});

/** Nothing but the symbol, in black. */
const plain = {
  symbol: 'qr',
  beside: false,
  humanReadable: false,
  level: 'M',
  lot: '',
  ink: '',
  inkColour: null,
};

const meta = preview.meta({
  title: 'Patterns/Codes/CodePanel',
  component: Screen,
  args: {
    content: ready() satisfies CodePanelProps['content'],
    productId: 5,
    name: 'Harvest Olive Oil',
    symbolUrl: () => codeSymbol,
    onIssue: fn(() => Promise.resolve(true)) satisfies CodePanelProps['onIssue'],
    onSheet: fn(() => Promise.resolve(true)) satisfies CodePanelProps['onSheet'],
    firstIssuedAt: '2026-10-12T09:00:00Z' satisfies CodePanelProps['firstIssuedAt'],
    widthMm: 24,
    onWidthChange: fn(),
    use: 'till',
    onUseChange: fn(),
    onLotChange: fn(),
    changeCount: 3,
    onCopy: fn(() => Promise.resolve()) satisfies CodePanelProps['onCopy'],
    onRetry: fn(),
  } satisfies CodePanelProps,
  parameters: { usage, frame: 'wide' },
});

export const Example = meta.story({
  parameters: { chromatic: { modes: modesNamed('phone', 'high contrast') } },
  tags: ['picture'],
});

Example.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, axeOnly);

export const BeforePrint = meta.story({
  args: { firstIssuedAt: null },
});

BeforePrint.test(
  'holds what was typed for the files until one is handed out',
  {
    render: (args) => (
      <StoredForms unsaved={{ purpose: 'Neck tags', quantity: 8000 }}>
        <Screen {...args} />
      </StoredForms>
    ),
  },
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('The fields hold what you typed last time.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Quantity' })).toHaveValue('8,000');
    await userEvent.click(canvas.getByRole('button', { name: /^Download SVG/ }));
    await expect(args.onIssue).toHaveBeenLastCalledWith(
      expect.objectContaining({ purpose: 'Neck tags', quantity: 8000 }),
    );
    await waitFor(() => expect(storeForm).toHaveBeenLastCalledWith('print/5', null));
    await expect(canvas.getByRole('textbox', { name: 'What for' })).toHaveValue('Neck tags');
  },
);

BeforePrint.test(
  'says what the first file begins, and hands it out with what it is for',
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('The first file puts this address in print.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'What for' }), 'Neck tags');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Quantity' }), '8000');
    await userEvent.tab();
    await userEvent.click(canvas.getByRole('button', { name: /^Download PNG, 600 dpi/ }));
    await expect(args.onIssue).toHaveBeenLastCalledWith({
      ...plain,
      format: 'png',
      dpi: 600,
      widthMm: 24,
      use: 'till',
      purpose: 'Neck tags',
      quantity: 8000,
    });
  },
);

BeforePrint.test(
  'while a file is drawn, no second one is asked for',
  { args: { isIssuing: true } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Download SVG/ }));
    await expect(args.onIssue).not.toHaveBeenCalled();
  },
);

BeforePrint.test(
  'a file that was not handed out says why',
  { args: { issueProblem: 'The server could not be reached.' } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server could not be reached.');
  },
);

export const Locked = meta.story({
  args: {
    content: ready({
      locked: 'No plan is active. Choose a plan to edit and publish. Published pages stay up.',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No file is handed out now.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Download/ })).toBeNull();
  },
});

export const AllPassed = meta.story({ args: { changeCount: 0 } });

Example.test('copying is confirmed', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }));
  await expect(args.onCopy).toHaveBeenLastCalledWith(codeAnswer.url);
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Address copied'));
});

Example.test(
  'copy refused by the browser',
  { args: { onCopy: () => Promise.reject(new Error('denied')) } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/copy it by hand/));
    await expect(canvas.getByText(/copy it by hand/)).toBeVisible();
  },
);

Example.test('says that it became too small, and offers no file', async ({ canvas, userEvent }) => {
  const field = canvas.getByRole('textbox', { name: 'Printed width, mm' });
  await userEvent.clear(field);
  await userEvent.type(field, '10');
  await userEvent.tab();
  await waitFor(() => expect(canvas.getByText('10 mm')).toBeVisible());
  await expect(canvas.getByText('0.34 mm')).toBeVisible();
  // A till would not read it, so no file of it is offered.
  await expect(canvas.queryByRole('button', { name: /^Download/ })).toBeNull();
  await expect(
    canvas.getAllByText('Print it 12 to 28 mm wide to be read at a till.'),
  ).not.toHaveLength(0);
});

Example.test(
  'a wide code is offered for a poster, and not for a till',
  async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Printed width, mm' });
    await userEvent.clear(field);
    await userEvent.type(field, '100');
    await userEvent.tab();
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Download PDF/ })).toBeNull());
    await userEvent.click(canvas.getByRole('radio', { name: 'On a poster' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Download PDF/ }));
    await expect(args.onIssue).toHaveBeenLastCalledWith({
      ...plain,
      format: 'pdf',
      widthMm: 100,
      use: 'poster',
      purpose: '',
      quantity: null,
    });
  },
);

Example.test(
  'a higher error correction makes a larger symbol, and goes into the file',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Error correction/ }));
    const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    await expect(options).toEqual(['M, 15%', 'Q, 25%', 'H, 30%']);
    await userEvent.click(screen.getByRole('option', { name: 'H, 30%' }));
    await expect(canvas.getByText('0.65 mm')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Download SVG/ }));
    await expect(args.onIssue).toHaveBeenLastCalledWith(expect.objectContaining({ level: 'H' }));
  },
);

Example.test(
  'a label that is too small names the next one, which sets the width',
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^Too small for a till: 0.34 mm, needs 0.396/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use ⅝ in labels' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Download SVG/ }));
    await expect(args.onIssue).toHaveBeenLastCalledWith(expect.objectContaining({ widthMm: 12.4 }));
  },
);

Example.test(
  'a lot is taken on leaving its field, and one that no code carries says why',
  async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Lot in the code' });
    await userEvent.type(field, 'A B');
    await expect(field).toHaveAccessibleDescription(/A lot in a code has up to 20 letters/);
    await userEvent.tab();
    await expect(args.onLotChange).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, 'L-26/108{Enter}');
    await expect(args.onLotChange).toHaveBeenLastCalledWith('L-26/108');
  },
);

export const RedInk = meta.story({
  tags: ['!picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Ink' }), 'Signal red');
    await expect(canvas.getByText('Not known')).toBeVisible();
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Its colour' }), '#d0202a');
    await userEvent.tab();
    await expect(await canvas.findByText('18%')).toBeVisible();
    // A till would not see it, a phone does.
    await expect(canvas.queryByRole('button', { name: /^Download/ })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'On a label, by phone' }));
    await expect(canvas.getByRole('button', { name: /^Download PDF/ })).toBeVisible();
  },
});

export const Unreadable = meta.story({
  args: { content: ready({ decoded: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /Download/ })).toBeNull();
    await expect(canvas.getByText('This code is not offered.')).toBeVisible();
  },
});

export const LocalOnly = meta.story({
  args: {
    content: ready({
      localOnly: true,
      published: false,
      kind: 'short',
      gtin14: null,
      url: 'http://localhost:4000/p/7kq2m9xw4t',
    }),
  },
});

Example.test(
  'a linear code stands beside it, and brown ink is warned of',
  { args: { widthMm: 20 } },
  async ({ args, canvas, userEvent }) => {
    const choose = async (field: RegExp, option: string) => {
      await userEvent.click(canvas.getByRole('button', { name: field }));
      await userEvent.click(await screen.findByRole('option', { name: option }));
    };
    await choose(/Symbol/, 'Data Matrix');
    await choose(/Beside it/, 'EAN-13');
    await choose(/Text below/, 'GTIN');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Ink' }), 'Warm Brown');
    await expect(canvas.getByText('Same GTIN, 100%')).toBeVisible();
    await expect(canvas.getByText(/red, orange and brown ink vanish/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Download PDF/ }));
    await expect(args.onIssue).toHaveBeenLastCalledWith({
      format: 'pdf',
      symbol: 'datamatrix',
      beside: true,
      humanReadable: true,
      level: 'M',
      lot: '',
      ink: 'Warm Brown',
      inkColour: null,
      widthMm: 20,
      use: 'till',
      purpose: '',
      quantity: null,
    });
    // Phones would open nothing.
    await choose(/Symbol/, 'GS1 DataMatrix, number only');
    await userEvent.click(canvas.getByRole('radio', { name: 'On a label, by phone' }));
    await expect(canvas.queryByRole('button', { name: /^Download PDF/ })).toBeNull();
  },
);

export const LabelSheet = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Download Label sheet/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Label sheet' }));
    await expect(dialog.getByText(/^24 labels on a page/)).toBeVisible();
    const columns = dialog.getByRole('textbox', { name: 'Columns' });
    await userEvent.clear(columns);
    await userEvent.type(columns, '4{Tab}');
    await expect(dialog.getByText(/^The labels end 280 mm from the left edge/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Download PDF' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: /Labels/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^Roll/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Download PDF' }));
    await expect(args.onSheet).toHaveBeenLastCalledWith(
      expect.objectContaining({ ...plain, sheet: commonSheets['roll-50'] }),
    );
  },
});

export const Loading = meta.story({ args: { content: { phase: 'loading' } } });

Example.test(
  'Loaded content keeps the height of the skeleton',
  {
    render: (args) => (
      <LoadThenShow
        loading={<CodePanel {...args} content={{ phase: 'loading' }} />}
        ready={<CodePanel {...args} />}
      />
    ),
  },
  async ({ canvasElement, userEvent }) => {
    await expectNoLayoutShift(canvasElement, userEvent);
  },
);

Example.test(
  'failed',
  { args: { content: { phase: 'failed', sentence: 'The server could not be reached.' } } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
);

export const LongText = meta.story({
  args: {
    name: 'Harvest Olive Oil from the terraces above the old mill, first cold pressing',
    content: ready({
      url: `https://labels.the-merrow-goods-and-provisions-company.example/lower-estuary/01/${codeAnswer.gtin14}`,
      symbols: [{ symbol: 'qr', text: codeAnswer.url, modules: 45, quietZone: 4, level: 'M' }],
    }),
    changeCount: 1284,
  },
  play: fitsItsWidth,
});

Example.test('is read by a screen reader', screenReaderTest(phrases, stops));

Example.test(
  'The width is set, and the address copied, by keyboard',
  async ({ args, canvas, userEvent }) => {
    const width = canvas.getByRole('textbox', { name: 'Printed width, mm' });
    await tabTo(userEvent, width);
    await userEvent.keyboard('{ArrowUp}');
    const svg = () => canvas.queryByRole('button', { name: /^Download SVG/ });
    await waitFor(() => expect(svg()).toHaveTextContent('31.9 mm'));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(svg()).toBeNull());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByText('10 mm')).toBeVisible());
    await expect(svg()).toBeNull();
    await expect(width).toHaveFocus();
    await tabTo(userEvent, canvas.getByRole('radio', { name: 'At a till' }));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCopy).toHaveBeenLastCalledWith(codeAnswer.url);
    await expect(await canvas.findByText('Address copied')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Copied' })).toHaveFocus();
  },
);
