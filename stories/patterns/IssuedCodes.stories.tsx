import { IssuedCodes, type IssuedCodesProps } from '@hangtag/ui/patterns/IssuedCodes';
import { expect, fn, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/IssuedCodes.tsx';
import { codeAnswer, issuedCodes, issuedRow, weeklyChecks } from '../fixtures/code.ts';
import { phrases, stops } from '../announcements/IssuedCodes.ts';
import { axeOnly } from '../support/axeOnly.ts';
import { screenReaderTest } from '../support/screenReaderTest.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

const ready = (changes: Partial<typeof issuedCodes> = {}) =>
  ({ phase: 'ready', ...issuedCodes, ...changes }) as const;

const meta = preview.meta({
  title: 'Patterns/Codes/IssuedCodes',
  component: IssuedCodes,
  args: {
    content: ready() satisfies IssuedCodesProps['content'],
    currentText: codeAnswer.url,
    comparing: {
      content: { phase: 'idle' },
      onCompare: fn(),
    } satisfies IssuedCodesProps['comparing'],
    exitPackage: undefined satisfies IssuedCodesProps['exitPackage'],
    onRetry: fn(),
  },
  parameters: { usage, frame: 'wide' },
  globals: { viewport: { value: 'desktop' } },
});

export const Example = meta.story();

Example.test('says who, when, what for, and what the self-check found', async ({ canvas }) => {
  await expect(
    canvas.getByRole('heading', { name: '15,770 codes are in print, and all of them lead here' }),
  ).toBeVisible();
  const [now, corrected, short] = canvas.getAllByRole('table');
  if (!now || !corrected || !short) throw new Error('There are three groups.');
  const [, newest] = within(now).getAllByRole('row');
  await expect(newest).toHaveTextContent(/Label, farm shop.*Tomas Reyes.*480.*Within the hour/);
  await expect(canvas.getByText('GTIN corrected on 09-21-2026.')).toBeVisible();
  await expect(corrected).toHaveTextContent(/38 of 38/);
  await expect(within(short).getByText('Earlier address, leads here')).toBeVisible();
  await expect(short).toHaveTextContent('61 of 62, not on 10-30-2026');
  await expect(canvas.getByText('5 of 5')).toBeVisible();
});

Example.test(
  'an address stands in one line in a window of 1440',
  {
    render: (args) => (
      <div style={{ width: 1376 }}>
        <IssuedCodes {...args} />
      </div>
    ),
  },
  async ({ canvas }) => {
    const [address] = canvas.getAllByText(codeAnswer.url);
    const lines = new Set([...(address?.getClientRects() ?? [])].map(({ bottom }) => bottom));
    await expect(lines.size).toBe(1);
  },
);

export const OurFile = meta.story({
  tags: ['!picture'],
  args: {
    comparing: {
      content: {
        phase: 'ready',
        fileName: 'label.pdf',
        found: { ...issuedRow, productId: 7, product: 'Harvest Olive Oil' },
      },
      onCompare: fn(),
    },
  },
});

OurFile.test('names what the file is and who has it', async ({ canvas }) => {
  await expect(canvas.getByText('This is our file, bit by bit.')).toBeVisible();
  await expect(
    canvas.getByText(/^PDF, Label, farm shop of Harvest Olive Oil, handed out on 11-18-2026/),
  ).toBeVisible();
});

OurFile.test(
  'says so when nobody handed the file out',
  {
    args: {
      comparing: {
        content: { phase: 'ready', fileName: 'label.pdf', found: null },
        onCompare: fn(),
      },
    },
  },
  async ({ canvas }) => {
    await expect(canvas.getByText('Not handed out here.')).toBeVisible();
  },
);

OurFile.test(
  'hands the chosen file on',
  { args: { comparing: { content: { phase: 'idle' }, onCompare: fn() } } },
  async ({ args, canvasElement, userEvent }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is no file input.');
    const file = new File(['%PDF'], 'label.pdf');
    await userEvent.upload(input, file);
    await expect(args.comparing.onCompare).toHaveBeenLastCalledWith(file);
  },
);

OurFile.test(
  'says why a file was not compared',
  {
    args: {
      comparing: {
        content: { phase: 'failed', sentence: 'The server could not be reached.' },
        onCompare: fn(),
      },
    },
  },
  async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server could not be reached.');
  },
);

Example.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, axeOnly);

Example.test('is read by a screen reader', screenReaderTest(phrases, stops));

export const Leaving = meta.story({
  args: { exitPackage: { isBusy: false, problem: null, onDownload: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download package' }));
    await expect(args.exitPackage?.onDownload).toHaveBeenCalledOnce();
  },
});

export const Empty = meta.story({
  args: { content: ready({ issued: [], total: 0, copies: 0, firstIssuedAt: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing handed out yet' })).toBeVisible();
  },
});

export const NoAnswer = meta.story({
  args: {
    content: ready({
      issued: issuedCodes.issued.map((row) => ({
        ...row,
        check: weeklyChecks(3, 0),
      })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(
      'not all of them lead here',
    );
    await expect(
      canvas.getAllByText('2 of 3. On 11-20-2026: it has no published page.'),
    ).toHaveLength(6);
  },
});

Example.test(
  'says how many there are',
  { args: { content: ready({ total: 1284 }) } },
  async ({ canvas }) => {
    await expect(canvas.getByText('The newest 6 of 1,284.')).toBeVisible();
  },
);

export const LongText = meta.story({
  args: {
    content: ready({
      issued: issuedCodes.issued.slice(0, 2).map((row) => ({
        ...row,
        purpose: 'Artwork of the harvest label for the farm shop, the market and the tasting room',
        text: `https://labels.the-merrow-goods-and-provisions-company.example/01/${codeAnswer.gtin14}`,
      })),
      total: 2,
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
