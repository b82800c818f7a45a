import { billingMessages } from '@hangtag/contract/rules/messages';
import { QuantityForm, type QuantityFormProps } from '@hangtag/ui/patterns/QuantityForm';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { customer } from '../fixtures/customer.ts';
import { inDialog } from '../support/billingSummaryArgs.tsx';
import { StatefulQuantityForm } from '../support/StatefulQuantityForm.tsx';
import { tabTo } from '../support/tabTo.ts';

const meta = preview.meta({
  title: 'Patterns/Billing/QuantityForm/Confirm',
  component: QuantityForm,
  parameters: { picture: 'window' },
  globals: { viewport: { value: 'desktop' } },
  decorators: [inDialog('Number of products')],
  args: {
    customer: customer satisfies QuantityFormProps['customer'],
    used: 9,
    empty: 0,
    bill: null,
    onQuantityChange: fn(),
    onRetryBill: fn(),
    onConfirm: fn(),
    onBack: fn(),
    onAddPaymentMethod: fn(),
  },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

const field = () => screen.getByRole('textbox', { name: 'Additional products' });
const confirm = () => screen.getByRole('button', { name: /Confirm changes/ });

Tests.test(
  'The button is disabled and the number stays during confirmation [F129]',
  { render: (args) => <StatefulQuantityForm {...args} /> },
  async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: /Increase/ }));
    await tabTo(userEvent, confirm());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(confirm()).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(field()).toHaveAttribute('readonly');
    await expect(screen.getByRole('button', { name: 'Go back' })).toBeDisabled();
  },
);

/** After confirming, the button says Changes confirmed. */
export const Confirmed = meta.story({
  tags: ['picture'],
  render: (args) => <StatefulQuantityForm {...args} outcome="confirmed" />,
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: /Increase/ }));
    await tabTo(userEvent, confirm());
    await userEvent.keyboard('{Enter}');
    const confirmed = await screen.findByRole('button', { name: 'Changes confirmed' });
    await expect(confirmed).toHaveFocus();
    await expect(field()).toHaveValue('4');
    await expect(screen.queryByText('Due today')).toBeNull();
    await waitFor(() => expect(screen.getByText('$329.00')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: /Increase/ }));
    await expect(confirm()).toBeEnabled();
    await userEvent.click(screen.getByRole('button', { name: /Decrease/ }));
  },
});

Tests.test(
  'A refusal resets the number, with the reason [F130] [M16]',
  { render: (args) => <StatefulQuantityForm {...args} outcome="failed" /> },
  async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: /Increase/ }));
    await expect(field()).toHaveValue('4');
    await tabTo(userEvent, confirm());
    await userEvent.keyboard('{Enter}');
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent(billingMessages.quantityFailed);
    await expect(alert).toHaveTextContent('There was an issue with update number of products');
    await expect(alert).toHaveFocus();
    await expect(field()).toHaveValue('3');
    await expect(confirm()).toBeDisabled();
  },
);

Tests.test(
  'A changed bill keeps the number, and is confirmed anew',
  { render: (args) => <StatefulQuantityForm {...args} outcome="changed" /> },
  async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: /Increase/ }));
    await tabTo(userEvent, confirm());
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'The bill has changed. Look at it again, then confirm.',
    );
    await expect(field()).toHaveValue('4');
    await waitFor(() => expect(confirm()).toBeEnabled());
    await userEvent.click(confirm());
    await expect(args.onConfirm).toHaveBeenCalledTimes(2);
  },
);

Tests.test(
  'More products can’t be ordered without a card, fewer can',
  { args: { customer: { ...customer, paymentMethods: [] } } },
  async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: /Decrease/ }));
    await expect(confirm()).toBeEnabled();
    await userEvent.click(screen.getByRole('button', { name: /Increase/ }));
    await userEvent.click(screen.getByRole('button', { name: /Increase/ }));
    await tabTo(userEvent, confirm());
    await waitFor(() =>
      expect(confirm()).toHaveAccessibleDescription(
        'No card is saved. Add a payment method first.',
      ),
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Add payment method' }));
    await expect(args.onAddPaymentMethod).toHaveBeenCalledOnce();
  },
);
