import { viewOnlyMessage } from '@hangtag/contract/rules/viewOnly';
import { BillingSummary } from '@hangtag/ui/patterns/BillingSummary';
import { expect, screen, waitFor } from 'storybook/test';
import { modesNamed } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { cancelledCustomer, pastDueCustomer } from '../fixtures/customer.ts';
import { billingSummaryArgs, inDialog, readyBilling } from '../support/billingSummaryArgs.tsx';
import { tabTo } from '../support/tabTo.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

const meta = preview.meta({
  title: 'Patterns/Billing/BillingSummary/Plan states',
  component: BillingSummary,
  parameters: { picture: 'window' },
  globals: { viewport: { value: 'desktop' } },
  decorators: [inDialog('Billing')],
  args: billingSummaryArgs,
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

/** The picture begins with the notice. */
const showTheNews = () =>
  document.querySelector('[data-component="DialogView"] > [data-part="Body"]')?.scrollTo(0, 0);

const note = 'Resuming a plan is not implemented. Contact support to resume it.';

Tests.test(
  'A cancelled plan ends on a day; Resume is disabled with its reason [F111] [F118] [F119] [F157]',
  { args: { content: readyBilling(cancelledCustomer) } },
  async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByText('Ends 12-11-2026')).toBeVisible());
    await expect(screen.queryByText(/^Renews/)).toBeNull();
    for (const name of ['Cancel plan', 'Update plan'])
      await expect(screen.queryByRole('button', { name })).toBeNull();
    await expect(screen.queryByRole('button', { name: /^Change the number/ })).toBeNull();
    await expect(screen.getByRole('contentinfo')).toHaveTextContent(note);
    await expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      'mailto:support@hangtag.example',
    );
    const resume = screen.getByRole('button', { name: 'Resume plan' });
    await tabTo(userEvent, resume);
    await expect(resume).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(resume).toHaveAccessibleDescription(note));
    await userEvent.keyboard('{Enter}');
    await expect(args.onResume).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    showTheNews();
  },
);

export const Cancelled = meta.story({
  parameters: { chromatic: { modes: modesNamed('phone') } },
  args: { content: readyBilling(cancelledCustomer) },
});

Cancelled.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, fitsItsWidth);

Tests.test(
  'Resume plan works when the server can resume [X1]',
  { args: { content: readyBilling({ ...cancelledCustomer, features: { resumePlan: true } }) } },
  async ({ args, userEvent }) => {
    await expect(screen.queryByText(/not implemented/)).toBeNull();
    await tabTo(userEvent, screen.getByRole('button', { name: 'Resume plan' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onResume).toHaveBeenCalledOnce();
    showTheNews();
  },
);

Tests.test(
  'Locked billing shows the reason above and at each button, and stays readable',
  { args: { lockedReason: viewOnlyMessage } },
  async ({ args, userEvent }) => {
    await expect(screen.getByText(viewOnlyMessage)).toBeVisible();
    for (const name of [/^Change the number/, 'Add payment method', /^Delete/, /^Make default/])
      await expect(screen.queryByRole('button', { name })).toBeNull();
    for (const name of ['Update plan', 'Cancel plan']) {
      const button = screen.getByRole('button', { name });
      await tabTo(userEvent, button);
      await waitFor(() => expect(button).toHaveAccessibleDescription(viewOnlyMessage));
      await userEvent.keyboard('{Enter}{Escape}');
    }
    await expect(args.onUpdatePlan).not.toHaveBeenCalled();
    await expect(args.onCancelPlan).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Refresh billing' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    showTheNews();
  },
);

Tests.test(
  'resuming',
  {
    args: {
      content: readyBilling({ ...cancelledCustomer, features: { resumePlan: true } }),
      isResuming: true,
    },
  },
  async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: /Resume plan/ }));
    await expect(args.onResume).not.toHaveBeenCalled();
  },
);

Tests.test(
  'not resumed',
  {
    args: {
      content: readyBilling({ ...cancelledCustomer, features: { resumePlan: true } }),
      resumeProblem: 'Visa ending 4242 was declined. Make another card the default and try again.',
    },
  },
  async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Not resumed.');
  },
);

Tests.test(
  'A failed payment shows the unpaid amount, and how to settle it',
  { args: { content: readyBilling(pastDueCustomer) } },
  async ({ args, userEvent }) => {
    await expect(
      screen.getByText(/\$309\.00 of 11-11-2026 could not be charged/),
    ).toHaveTextContent('to Visa ending 4242');
    await tabTo(userEvent, screen.getByRole('button', { name: 'Add a card' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onAddPaymentMethod).toHaveBeenCalledOnce();
  },
);

Tests.test(
  'Cards and invoices stay after a plan has ended',
  {
    args: {
      content: readyBilling({
        subscriptionName: null,
        planPrice: 0,
        price: 0,
        basePrice: 0,
        additionalProducts: 0,
        productNumber: 0,
        productSections: 0,
        renewalDate: null,
        status: 'none',
      }),
    },
  },
  async ({ args, userEvent }) => {
    await expect(screen.queryByRole('button', { name: 'Cancel plan' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Choose a plan' }));
    await expect(args.onUpdatePlan).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Delete Visa ending 4242' }));
    await screen.findByRole('alertdialog', { name: 'Delete Visa ending 4242?' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
);
