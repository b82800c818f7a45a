import { CardForm, type CardFormProps } from '@hangtag/ui/patterns/CardForm';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { modesNamed } from '../../.storybook/modes.ts';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/CardForm.tsx';
import { fillCard } from '../support/fillCard.ts';
import { CardFieldsMock, UnresponsiveCardFields } from '../support/CardFieldsMock.tsx';
import { tabTo } from '../support/tabTo.ts';

const ready: Pick<CardFormProps, 'card' | 'setup' | 'isNameRequired'> = {
  card: CardFieldsMock,
  setup: { phase: 'ready' },
  isNameRequired: true,
};

const meta = preview.meta({
  title: 'Patterns/Billing/CardForm',
  component: CardForm,
  parameters: { usage, frame: 'form' },
  args: {
    ...ready,
    onSubmit: fn(),
    onRetry: fn(),
    hint: 'Card details go to Stripe and are not kept here.',
  },
});

const add = 'Add payment method';

export const Example = meta.story({
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name on card' });
    await tabTo(userEvent, name);
    await userEvent.keyboard('Ines Calder');
    await fillCard({ canvas, userEvent });
    await tabTo(userEvent, canvas.getByRole('button', { name: add }));
    await userEvent.keyboard('{Enter}');
  },
});

Example.test('A card is entered by keyboard [F092]', async ({ args }) => {
  await expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Ines Calder' });
});

export const Empty = meta.story({
  parameters: { chromatic: { modes: modesNamed('right to left', 'high contrast', 'phone') } },
  tags: ['picture'],
});

Empty.test('Spaces around the name are not sent', async ({ args, canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Name on card' }), ' Ines Calder ');
  await fillCard({ canvas, userEvent });
  await userEvent.click(canvas.getByRole('button', { name: add }));
  await expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Ines Calder' });
});

Empty.test(
  'Nothing is sent without a name, and the button names the missing details [F151] [F154]',
  async ({ args, canvas, userEvent }) => {
    await fillCard({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('textbox', { name: 'Name on card' }));
    await userEvent.tab();
    await tabTo(userEvent, canvas.getByRole('button', { name: add }));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'Enter the name on the card.',
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
);

Empty.test(
  'Nothing is sent without card details, also on Enter in the name [F152]',
  async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name on card' }), 'Ines{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: add }));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'Complete the card details.',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
);

Empty.test(
  'No name is requested with a saved card [F151]',
  { args: { isNameRequired: false } },
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Optional')).toBeVisible();
    await fillCard({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: add }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ name: '' });
  },
);

Empty.test(
  'A card number in the name’s field is never sent',
  async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name on card' });
    await userEvent.type(name, '4242 4242 4242 4242');
    await fillCard({ canvas, userEvent });
    await expect(canvas.getByText(/This looks like a card’s number/)).toBeVisible();
    name.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
);

Empty.test(
  'An error of the card company is shown under the field, and announced',
  async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name on card' }), 'Ines Calder');
    await fillCard({ canvas, userEvent }, '4242424242424241');
    const group = canvas.getByRole('group', { name: 'Card details' });
    await expect(group).toHaveAccessibleDescription(/^Your card number is invalid\./);
    await userEvent.click(canvas.getByRole('button', { name: add }));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'The card details need attention.',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
);

Empty.test('A press on the label focuses the card’s fields', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('Card details'));
  await expect(canvas.getByLabelText('Card number')).toHaveFocus();
});

export const Loading = meta.story({
  tags: ['picture'],
  args: { card: UnresponsiveCardFields, setup: { phase: 'preparing' } },
});

Loading.test('Space is reserved for the card’s fields until they load', async ({ canvas }) => {
  await expect(canvas.getByRole('group', { name: 'Card details' })).toHaveAttribute(
    'aria-busy',
    'true',
  );
});
