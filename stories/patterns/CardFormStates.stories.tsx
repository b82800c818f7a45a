import { Button } from '@hangtag/ui/elements/Button';
import { CardForm, type CardFormProps, type CardSetup } from '@hangtag/ui/patterns/CardForm';
import type { StoryContext } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { fillCard } from '../support/fillCard.ts';
import { CardFieldsMock, UnresponsiveCardFields } from '../support/CardFieldsMock.tsx';
import { tabTo } from '../support/tabTo.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';
import { axeOnly } from '../support/axeOnly.ts';

const meta = preview.meta({
  title: 'Patterns/Billing/CardForm/Further states',
  component: CardForm,
  parameters: { frame: 'form' },
  args: {
    card: CardFieldsMock satisfies CardFormProps['card'],
    setup: { phase: 'ready' } satisfies CardSetup,
    onSubmit: fn(),
    onRetry: fn(),
    hint: 'Card details go to Stripe and are not kept here.',
  },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

Tests.test(
  'A slow Stripe is announced, and can be reloaded',
  { args: { card: UnresponsiveCardFields, setup: { phase: 'preparing', isSlow: true } } },
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/take longer than usual/)).toBeVisible();
    await tabTo(userEvent, canvas.getByRole('button', { name: 'Try again' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalled();
  },
);

Tests.test(
  'A blocked Stripe disables the button and gives the reason [F153]',
  {
    args: {
      setup: {
        phase: 'unavailable',
        sentence: 'Something on this device keeps Stripe away. Allow js.stripe.com, then retry.',
      },
    },
  },
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Card payment didn’t load.');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name on card' }), 'Ines{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Add payment method' }));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'Card payment didn’t load. Try again above.',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
);

/** As on the screen: the result comes once the card is complete and sent. */
function Sent(props: CardFormProps) {
  const [isSent, setSent] = useState(false);
  const send: CardFormProps['onSubmit'] = (details) => {
    props.onSubmit(details);
    setSent(true);
  };
  return <CardForm {...props} setup={isSent ? props.setup : { phase: 'ready' }} onSubmit={send} />;
}

const give = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Name on card' }), 'Ines Calder');
  await fillCard({ canvas, userEvent });
  await userEvent.click(canvas.getByRole('button', { name: 'Add payment method' }));
};

Tests.test(
  'A card stays in its disabled fields while it is confirmed',
  { args: { setup: { phase: 'saving' } }, render: (args) => <Sent {...args} /> },
  async ({ args, canvas, userEvent }) => {
    await give({ canvas, userEvent });
    await expect(canvas.getByRole('status')).toHaveTextContent('Confirming the card');
    await expect(canvas.getByRole('textbox', { name: 'Name on card' })).toBeDisabled();
    await expect(canvas.getByLabelText('Card number')).toBeDisabled();
    await expect(canvas.getByLabelText('Card number')).toHaveValue('4242 4242 4242 4242');
    await userEvent.click(canvas.getByRole('button', { name: /Confirming the card/ }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
);

Tests.test(
  'The bank’s 3-D Secure question charges nothing until it is answered',
  { args: { setup: { phase: 'confirming' } }, render: (args) => <Sent {...args} /> },
  async ({ canvas, userEvent }) => {
    await give({ canvas, userEvent });
    await expect(canvas.getByText('Your bank wants to know it’s you.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Waiting for your bank/ })).toBeVisible();
  },
);

Tests.test(
  'A declined card shows the card company’s message, takes focus, and keeps the input',
  {
    args: { setup: { phase: 'declined', sentence: 'Your card has insufficient funds.' } },
    render: (args) => <Sent {...args} />,
  },
  async ({ canvas, userEvent }) => {
    await give({ canvas, userEvent });
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Your card has insufficient funds. Nothing was charged.');
    await expect(alert).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Name on card' })).toHaveValue('Ines Calder');
  },
);

export const LongText = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    hint: 'Card details go to Stripe, at https://stripe.example/where/card/details/are/kept/and/never/shown, and are not kept here.',
    setup: {
      phase: 'declined',
      sentence:
        'Your card does not support this type of purchase. Donaudampfschifffahrtsgesellschaftsbank asks you to call the number on its back.',
    },
    back: <Button tone="quiet">Back to summary</Button>,
    submitWords: 'Subscribe to Enterprise for Donaudampfschifffahrtsgesellschaft',
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Name on card' }),
      'Wilhelmina Konstanze von und zu Hohenlohe-Schillingsfürst der Älteren',
    );
    await fitsItsWidth({ canvasElement });
  },
});

Tests.test(
  'with a way back',
  { args: { back: <Button tone="quiet">Back to summary</Button>, submitWords: 'Save card' } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save card' })).toBeVisible();
  },
);

Tests.test('Another theme changes the card element’s look', async ({ canvas }) => {
  const element = (await canvas.findByLabelText('Card number')).parentElement;
  const root = document.documentElement;
  const theme = root.dataset['theme'];
  await expect(element).toHaveAttribute('data-ink', '#1c1b18');
  root.dataset['theme'] = 'dark';
  try {
    await waitFor(() => expect(element).toHaveAttribute('data-ink', '#f0ede5'));
  } finally {
    root.dataset['theme'] = theme;
  }
  await waitFor(() => expect(element).toHaveAttribute('data-ink', '#1c1b18'));
});

Tests.test(
  'fits a phone when declined',
  {
    globals: { viewport: { value: 'phone' } },
    args: {
      back: <Button tone="quiet">Back to summary</Button>,
      setup: {
        phase: 'declined',
        sentence: 'Your card was declined. Ask your bank for the reason.',
      },
    },
  },
  fitsItsWidth,
);

Tests.test('reads from right to left', { globals: { direction: 'rtl' } }, axeOnly);

Tests.test('is seen in high contrast', { globals: { theme: 'high contrast' } }, axeOnly);
