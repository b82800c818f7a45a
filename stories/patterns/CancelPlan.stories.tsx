import { CancelPlan, type CancelPlanProps } from '@hangtag/ui/patterns/CancelPlan';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/CancelPlan.tsx';
import { pastDueCustomer } from '../fixtures/customer.ts';
import { inDialog } from '../support/billingSummaryArgs.tsx';
import { tabTo } from '../support/tabTo.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';
import { modesNamed } from '../../.storybook/modes.ts';
import { axeOnly } from '../support/axeOnly.ts';

const meta = preview.meta({
  title: 'Patterns/Billing/CancelPlan',
  component: CancelPlan,
  parameters: { usage, picture: 'window' },
  globals: { viewport: { value: 'desktop' } },
  decorators: [inDialog('Cancel plan')],
  args: {
    planName: 'Business',
    companyName: undefined as string | undefined,
    renewalDate: '2026-12-11T12:00:00Z',
    canResume: false as boolean,
    openPayment: null as CancelPlanProps['openPayment'],
    onPayOpenInvoices: fn(),
    work: 'idle' as CancelPlanProps['work'],
    problem: undefined as string | undefined,
    onCancelPlan: fn(),
    onBack: fn(),
  },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

const cancel = () => screen.getByRole('button', { name: /Cancel current plan/ });

export const Example = meta.story({
  parameters: { chromatic: { modes: modesNamed('high contrast') } },
  tags: ['picture'],
  play: async ({ args, userEvent }) => {
    const until = screen.getByText('Until 12-11-2026').parentElement;
    await expect(until).toHaveTextContent(
      'You keep access to the dashboard until the renewal date.',
    );
    await expect(until).toHaveTextContent('The plan can be resumed until the cancellation date');
    await expect(screen.getByText('After 12-11-2026').parentElement).toHaveTextContent(
      'Editing and publishing are blocked.',
    );
    await tabTo(userEvent, screen.getByRole('button', { name: 'Back to summary' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onBack).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(cancel()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
  },
});

Example.test(
  'Both warnings show their day, and the two buttons work by keyboard [F132] [F133] [F134]',
  async ({ args }) => {
    await expect(args.onCancelPlan).toHaveBeenCalledOnce();
  },
);

Tests.test(
  'A Superadmin acting for a company reads its name [D51]',
  { args: { companyName: 'Merrow Goods', canResume: true } },
  async () => {
    await expect(
      screen.getByText('This cancels the Business plan of Merrow Goods: it does not renew.'),
    ).toBeVisible();
    await expect(screen.queryByText(/Contact support/)).toBeNull();
  },
);

Example.test(
  'fits a phone',
  {
    globals: { viewport: { value: 'phone' } },
    args: {
      companyName: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerke Aktiengesellschaft',
    },
  },
  fitsItsWidth,
);

Example.test('is seen in high contrast', { globals: { theme: 'high contrast' } }, axeOnly);

export const Busy = meta.story({
  args: { work: 'busy' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(cancel());
    await expect(args.onCancelPlan).not.toHaveBeenCalled();
    await expect(screen.getByRole('button', { name: 'Back to summary' })).toBeDisabled();
  },
});

/** As on the screen: the first press fails or succeeds. */
function Cancelling({ outcome, ...props }: CancelPlanProps & { outcome: 'failed' | 'done' }) {
  const [work, setWork] = useState<CancelPlanProps['work']>('idle');
  return <CancelPlan {...props} work={work} onCancelPlan={() => setWork(outcome)} />;
}

Tests.test(
  'A failure disables the button, and shows the next step [F136] [M18]',
  {
    args: { problem: 'The server could not be reached. The plan is as it was.' },
    render: (args) => <Cancelling {...args} outcome="failed" />,
  },
  async ({ userEvent }) => {
    await tabTo(userEvent, cancel());
    await userEvent.keyboard('{Enter}');
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent('A problem occurred when cancelling your account');
    await expect(alert).toHaveFocus();
    await expect(cancel()).toBeDisabled();
    await expect(screen.getByRole('button', { name: 'Back to summary' })).toBeEnabled();
  },
);

Tests.test(
  'A success shows the plan’s end, and enables the button as a secondary one [F135] [M17]',
  { render: (args) => <Cancelling {...args} outcome="done" /> },
  async ({ userEvent }) => {
    await tabTo(userEvent, cancel());
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Your plan was successfully cancelled')).toBeVisible();
    await expect(screen.getByText('Business ends 12-11-2026.')).toBeVisible();
    await expect(screen.getByText(/Contact support to resume it\.$/)).toBeVisible();
    await expect(cancel()).toBeEnabled();
    await expect(screen.getByRole('button', { name: 'Back to summary' })).toHaveFocus();
  },
);

Tests.test(
  'The amount owed, and what cancelling does to it, are shown above the button',
  { args: { openPayment: pastDueCustomer.openPayment } },
  async ({ args, userEvent }) => {
    await expect(screen.getByText('$309.00 of 11-11-2026 is not paid.')).toBeVisible();
    await expect(screen.getByText(/Cancelling takes nothing of it back/)).toHaveTextContent(
      'The default card is tried again on 11-24-2026, cancelled or not. As long as it is not paid, the plan can end before 12-11-2026.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Pay now' }));
    await expect(args.onPayOpenInvoices).toHaveBeenCalledOnce();
  },
);
