import {
  LimitedBilling,
  type LimitedBillingContent,
  type LimitedBillingProps,
} from '@hangtag/ui/patterns/LimitedBilling';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/LimitedBilling.tsx';
import { inDialog } from '../support/billingSummaryArgs.tsx';
import { findFocusedDialog } from '../support/findFocusedDialog.ts';
import { expectPhrases, expectStops } from '../support/screenReader.ts';
import { tabTo } from '../support/tabTo.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

type ReadyContent = Extract<LimitedBillingContent, { phase: 'ready' }>;

const ready = (changes: Partial<ReadyContent['customer']> = {}): ReadyContent => ({
  phase: 'ready',
  customer: {
    subscriptionName: 'Business',
    status: 'active',
    productSections: 1000,
    productNumber: 7,
    additionalProducts: 3,
    ...changes,
  },
  used: 9,
  admins: [
    { id: 1, name: 'Ines Calder', email: 'ines@merrow.example' },
    { id: 2, name: null, email: 'maja.lindqvist@merrow.example' },
  ],
});

const readyContent: Pick<LimitedBillingProps, 'content'> = { content: ready() };

const meta = preview.meta({
  title: 'Patterns/Billing/LimitedBilling',
  component: LimitedBilling,
  parameters: { usage, picture: 'window' },
  globals: { viewport: { value: 'desktop' } },
  decorators: [inDialog('Billing')],
  args: { ...readyContent, onRetry: fn() },
});

export const Example = meta.story({
  tags: ['picture'],
});

Example.test('The plan, its usage and whom to ask are shown, without amounts [D15]', async () => {
  const dialog = screen.getByRole('dialog', { name: 'Billing' });
  await expect(screen.getByRole('meter', { name: 'Products' })).toHaveAttribute(
    'aria-valuetext',
    '9 of 10',
  );
  await expect(screen.getByRole('link', { name: 'ines@merrow.example' })).toHaveAttribute(
    'href',
    'mailto:ines@merrow.example',
  );
  await expect(dialog).not.toHaveTextContent('$');
  await expect(dialog.querySelector('[data-component="LimitedBilling"] button')).toBeNull();
});

Example.test(
  'fits a phone when a payment failed',
  { globals: { viewport: { value: 'phone' } }, args: { content: ready({ status: 'past_due' }) } },
  fitsItsWidth,
);

export const Cancelled = meta.story({
  tags: ['picture'],
  args: { content: ready({ status: 'cancelled', productNumber: 1000, additionalProducts: 0 }) },
  play: async () => {
    await expect(screen.getByText('9 products, without a limit')).toBeVisible();
    await expect(screen.getByText(/An Admin can tell you the date/)).toBeVisible();
  },
});

export const WithoutAPlan = meta.story({
  tags: ['picture'],
  args: {
    content: {
      phase: 'ready',
      customer: {
        subscriptionName: null,
        status: 'none',
        productSections: 0,
        productNumber: 0,
        additionalProducts: 0,
      },
      used: 0,
      admins: [],
    },
  },
});

export const DemoCompany = meta.story({
  args: {
    content: ready({
      subscriptionName: null,
      status: 'none',
      productSections: 3,
      productNumber: 1,
      additionalProducts: 0,
    }),
  },
  play: async () => {
    const plan = screen.getByRole('region', { name: 'Current plan' });
    await expect(plan).toHaveTextContent('Demo company');
    await expect(plan).toHaveTextContent('Sections on a page: 3');
    await expect(plan).not.toHaveTextContent(/No plan|need a plan/);
  },
});

export const Loading = meta.story({
  tags: ['picture'],
  args: { content: { phase: 'loading' } },
});

Example.test(
  'failed',
  {
    args: {
      content: {
        phase: 'failed',
        sentence: 'The server could not be reached. Check the connection and try again.',
      },
    },
  },
  async ({ args, userEvent }) => {
    await tabTo(userEvent, screen.getByRole('button', { name: 'Try again' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
);

Example.test(
  'Usage and whom to ask are announced',
  {
    args: {
      content: {
        ...ready(),
        admins: [{ id: 1, name: 'Ines Calder', email: 'ines@merrow.example' }],
      },
    },
  },
  async ({ userEvent }) => {
    await expectPhrases(await findFocusedDialog(), [
      'dialog, Billing',
      'banner',
      'heading, Billing, level 2',
      'button, Close',
      'region, Current plan',
      'heading, Business, level 3',
      'meter, Products, min value 0, max value 10, current value 9 of 10',
      '7 included, 3 additional',
      'Sections on a page: unlimited',
      'region, Who can change it',
      'heading, Who can change it, level 3',
      'Prices, cards and invoices are seen by Admins.',
      'list, Who can change it',
      'listitem, level 1, position 1, set size 1',
      'Ines Calder',
      'link, ines@merrow.example',
    ]);
    await expectStops(userEvent, ['button, Close', 'link, ines@merrow.example']);
  },
);
