import { Button } from '@hangtag/ui/elements/Button';
import { Dialog } from '@hangtag/ui/elements/Dialog';
import {
  PaymentMethodList,
  type PaymentMethodListProps,
} from '@hangtag/ui/patterns/PaymentMethodList';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { amex, visa } from '../fixtures/customer.ts';
import { paymentMethodArgs } from '../support/paymentMethodArgs.ts';
import { tabTo } from '../support/tabTo.ts';

const kept = 'Default card can’t be deleted while a plan is active';

const meta = preview.meta({
  title: 'Patterns/Billing/PaymentMethodList/Actions',
  component: PaymentMethodList,
  parameters: { frame: 'form' },
  args: paymentMethodArgs,
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

Tests.test(
  'The default card cannot be deleted while a plan is active, with the reason by keyboard [F121]',
  { parameters: { frame: 'wide' } },
  async ({ args, canvas, userEvent }) => {
    const bin = canvas.getByRole('button', { name: 'Delete Visa ending 4242' });
    await tabTo(userEvent, bin);
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent(kept));
    await expect(bin).toHaveAccessibleDescription(kept);
    await expect(bin).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
);

Tests.test(
  'gives the reason on touch',
  { globals: { viewport: { value: 'phone' } } },
  async ({ canvas, userEvent }) => {
    const bin = canvas.getByRole('button', { name: 'Delete Visa ending 4242' });
    await userEvent.pointer([
      { keys: '[TouchA>]', target: bin },
      { keys: '[/TouchA]', target: bin },
    ]);
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent(kept));
  },
);

Tests.test(
  'The default card can be deleted without a plan [F121]',
  { args: { isPlanActive: false, methods: [visa] } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Visa ending 4242' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete card' }));
    await expect(args.onDelete).toHaveBeenCalledWith(visa.id);
  },
);

Tests.test(
  'Deleting a card asks first; Escape answers nothing [F115]',
  { parameters: { picture: 'window' } },
  async ({ args, canvas, userEvent }) => {
    const bin = canvas.getByRole('button', { name: 'Delete Amex ending 0005' });
    await tabTo(userEvent, bin);
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog', { name: 'Delete Amex ending 0005?' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(bin).toHaveFocus());
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog', { name: 'Delete Amex ending 0005?' });
    await userEvent.click(screen.getByRole('button', { name: 'Delete card' }));
    await expect(args.onDelete).toHaveBeenCalledWith(amex.id);
  },
);

Tests.test(
  'A failed deletion is reported where it was asked',
  {
    render: function Failing(args) {
      const [problem, setProblem] = useState(args.problem);
      const fail = (id: string) =>
        setProblem({ id, sentence: 'The server could not be reached. Nothing has changed.' });
      return <PaymentMethodList {...args} problem={problem} onDelete={fail} />;
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Amex ending 0005' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(screen.getByRole('button', { name: 'Delete card' }));
    await waitFor(() => expect(dialog).toHaveTextContent('Nothing has changed.'));
  },
);

/** The same function at every render, so that it is called once. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

/**
 * As on the screen, within a dialog: each request succeeds. "Done" has the focus first: a dialog that takes it itself
 * takes it once more half a second later when no control has it then, and a test is fast enough to meet that moment.
 */
function Changing(props: PaymentMethodListProps) {
  const [methods, setMethods] = useState(props.methods);
  return (
    <Dialog title="Billing" size="medium" footer={<Button ref={takeFocus}>Done</Button>} isOpen>
      <PaymentMethodList
        {...props}
        methods={methods}
        onMakeDefault={(id) =>
          setMethods(methods.map((each) => ({ ...each, default: each.id === id })))
        }
        onDelete={(id) => setMethods(methods.filter((each) => each.id !== id))}
      />
    </Dialog>
  );
}

Tests.test(
  'Make default moves the badge, and focus stays in the row, then in the list [F114]',
  { parameters: { picture: 'window' }, render: (args) => <Changing {...args} /> },
  async ({ userEvent }) => {
    const button = await screen.findByRole('button', { name: 'Make default Amex ending 0005' });
    await tabTo(userEvent, button);
    await userEvent.keyboard('{Enter}');
    const list = screen.getByRole('list', { name: 'Payment methods' });
    const row = within(list).getByText('Default').closest('li');
    await expect(row).toHaveTextContent('Amex ending 0005');
    await expect(row).toHaveFocus();
    await tabTo(userEvent, screen.getByRole('button', { name: 'Delete Visa ending 4242' }));
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
    await userEvent.click(screen.getByRole('button', { name: 'Delete card' }));
    await waitFor(() => expect(within(list).queryByText(/ending 4242/)).toBeNull());
    await waitFor(() => expect(list).toHaveFocus());
  },
);
