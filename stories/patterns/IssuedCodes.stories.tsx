import { IssuedCodes, type IssuedCodesProps } from '@hangtag/ui/patterns/IssuedCodes';
import { expect, fn, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/IssuedCodes.tsx';
import { codeAnswer, issuedCodes } from '../fixtures/code.ts';
import { phrases } from '../announcements/IssuedCodes.ts';
import { axeOnly } from '../support/axeOnly.ts';
import { screenReaderTest } from '../support/screenReaderTest.ts';

const ready = (changes: Partial<typeof issuedCodes> = {}) =>
  ({ phase: 'ready', ...issuedCodes, ...changes }) as const;

const meta = preview.meta({
  title: 'Patterns/Codes/IssuedCodes',
  component: IssuedCodes,
  args: {
    content: ready() satisfies IssuedCodesProps['content'],
    currentText: codeAnswer.url,
    leaving: undefined satisfies IssuedCodesProps['leaving'],
    onRetry: fn(),
  },
  parameters: { usage, frame: 'wide' },
  globals: { viewport: { value: 'desktop' } },
});

export const Example = meta.story();

Example.test('says who, when, what for, and what the self-check found', async ({ canvas }) => {
  await expect(
    canvas.getByRole('heading', { name: '12,770 codes are in print, and all of them lead here' }),
  ).toBeVisible();
  const [, newest, , , , oldest] = canvas.getAllByRole('row');
  if (!newest || !oldest) throw new Error('There are five rows.');
  await expect(newest).toHaveTextContent(/Label, farm shop.*Tomas Reyes.*480.*Within the hour/);
  await expect(within(oldest).getByText('Earlier address')).toBeVisible();
  await expect(oldest).toHaveTextContent('Leads hereAsked 11-20-2026');
});

Example.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, axeOnly);

Example.test('is read by a screen reader', screenReaderTest(phrases, []));

export const Leaving = meta.story({
  args: { leaving: { isBusy: false, problem: null, onLeave: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download package' }));
    await expect(args.leaving?.onLeave).toHaveBeenCalledOnce();
  },
});

export const Empty = meta.story({
  args: { content: ready({ issued: [], total: 0, copies: 0, firstIssuedAt: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing handed out yet' })).toBeVisible();
  },
});

export const LeadsNowhere = meta.story({
  args: {
    content: ready({
      issued: issuedCodes.issued.map((row) => ({
        ...row,
        check: { checkedAt: '2026-11-20T10:00:00Z', problem: 'it has no published page.' },
      })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(
      'not all of them lead here',
    );
    await expect(canvas.getAllByText('Leads nowhere: it has no published page.')).toHaveLength(5);
  },
});

export const Many = meta.story({
  args: { content: ready({ total: 1284 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The newest 5 of 1,284.')).toBeVisible();
  },
});

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
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const Loading = meta.story({ args: { content: { phase: 'loading' } } });

export const Failed = meta.story({
  args: { content: { phase: 'failed', sentence: 'The server could not be reached.' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
