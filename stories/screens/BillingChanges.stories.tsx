import { billingMessages } from '@hangtag/contract/rules/messages';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { merrowBilling } from '../fixtures/billing.ts';
import { cancelledCustomer, oneMoreBill } from '../fixtures/customer.ts';
import { AppAtAddress, signInAs } from '../support/AppAtAddress.tsx';
import { stripeJsStub } from '../support/stripeJsStub.tsx';
import { fillCard } from '../support/fillCard.ts';
import { respondWithServerError } from '../mocks/answers.ts';
import { billingHandlers, previewHandler, quantityHandler } from '../mocks/billing.ts';

const meta = preview.meta({
  title: 'Screens/Billing/Changes',
  component: AppAtAddress,
  parameters: { frame: 'screen', picture: 'window' },
  globals: { viewport: { value: 'desktop' } },
  args: { address: '/assets?modal=billing' },
  beforeEach: async ({ msw }) => {
    await signInAs(msw);
    const products = {
      active: 9,
      limit: 11,
      surplus: 0,
      additionalToKeepAll: 2,
      parked: 0,
      created: 1,
    };
    msw.use(
      previewHandler({ ...oneMoreBill, fingerprint: 'f'.repeat(64), products }),
      ...billingHandlers(),
    );
    return stripeJsStub();
  },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

const dialog = async (name: string) => {
  const found = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(found).toBeVisible());
  return within(found);
};
const at = (view: string) => ({ args: { address: `/assets?modal=billing&view=${view}` } });

Tests.test(
  'One more product is ordered after its bill was shown [M15] [F131]',
  { ...at('quantity') },
  async ({ userEvent }) => {
    const form = await dialog('Number of products');
    const field = await form.findByRole('textbox', { name: 'Additional products' });
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowUp}');
    await expect(await form.findByText('1 additional product, 20 days')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Confirm changes' }));
    await expect(await form.findByRole('button', { name: 'Changes confirmed' })).toBeVisible();
    await expect(await screen.findByText(billingMessages.quantityUpdated)).toBeVisible();
  },
);

Tests.test(
  'The bill of the change is above the button',
  { ...at('quantity') },
  async ({ userEvent }) => {
    const form = await dialog('Number of products');
    await userEvent.click(await form.findByRole('textbox', { name: 'Additional products' }));
    await userEvent.keyboard('{ArrowUp}');
    await expect(await form.findByText('1 additional product, 20 days')).toBeVisible();
    await waitFor(() =>
      expect(form.getByRole('button', { name: 'Confirm changes' })).toBeEnabled(),
    );
  },
);

Tests.test(
  'Products that are still empty are counted beside those in use, as in the list',
  {
    ...at('quantity'),
    beforeEach: ({ msw }) =>
      msw.use(...billingHandlers({ ...merrowBilling, activeProducts: 10, placeholderProducts: 2 })),
  },
  async () => {
    const form = await dialog('Number of products');
    await expect(
      await form.findByText('10 products in all, 8 are in use and 2 are still empty.'),
    ).toBeVisible();
  },
);

Tests.test(
  'A refused number is not ordered, and the field shows the limit [M16] [F130]',
  {
    ...at('quantity'),
    beforeEach: ({ msw }) =>
      msw.use(quantityHandler({ result: 'failed', reason: 'Your card was declined.' })),
  },
  async ({ userEvent }) => {
    const form = await dialog('Number of products');
    const field = await form.findByRole('textbox', { name: 'Additional products' });
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowUp}');
    await form.findByText('1 additional product, 20 days');
    await userEvent.click(form.getByRole('button', { name: 'Confirm changes' }));
    await expect(await form.findByText(billingMessages.quantityFailed)).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Additional products' })).toHaveValue('3');
  },
);

Tests.test(
  'A smaller number than in use asks which products to park first',
  { ...at('quantity') },
  async ({ userEvent }) => {
    const form = await dialog('Number of products');
    const field = await form.findByRole('textbox', { name: 'Additional products' });
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await form.findByText('1 additional product, 20 days');
    await userEvent.click(form.getByRole('button', { name: 'Confirm changes' }));
    const boxes = await screen.findAllByRole('checkbox');
    await userEvent.click(boxes[0] as HTMLElement);
    await userEvent.click(screen.getByRole('button', { name: 'Park 1 product' }));
    await expect(await screen.findByText(billingMessages.quantityUpdated)).toBeVisible();
  },
);

Tests.test(
  'A card is added, and the summary shows it [M13] [D41]',
  async ({ canvas, userEvent }) => {
    const billing = await dialog('Billing');
    await userEvent.click(await billing.findByRole('button', { name: 'Add payment method' }));
    const card = await dialog('Add payment method');
    await fillCard({ canvas: card as typeof canvas, userEvent });
    await userEvent.click(card.getByRole('button', { name: 'Add payment method' }));
    await expect(await screen.findByText(billingMessages.paymentMethodAdded)).toBeVisible();
    const summary = await dialog('Billing');
    await expect(
      await summary.findByRole('button', { name: 'Delete Visa ending 1881' }),
    ).toBeVisible();
  },
);

export const CardForm = meta.story({
  ...at('card'),
  play: async () => {
    const card = await dialog('Add payment method');
    await waitFor(() => expect(card.getByLabelText('Card number')).toBeVisible());
  },
});

CardForm.test('A card is entered in its own view', async () => {
  const card = await dialog('Add payment method');
  await waitFor(() => expect(card.getByLabelText('Card number')).toBeVisible());
});

Tests.test(
  'A cancelled plan shows its last day, also in the summary [M17] [F135]',
  { ...at('cancel') },
  async ({ userEvent }) => {
    const cancel = await dialog('Cancel plan');
    await userEvent.click(await cancel.findByRole('button', { name: 'Cancel current plan' }));
    await expect(await cancel.findByText(billingMessages.cancelled)).toBeVisible();
    await userEvent.click(cancel.getByRole('button', { name: 'Back to summary' }));
    const billing = await dialog('Billing');
    await expect(await billing.findByText('This plan is cancelled.')).toBeVisible();
  },
);

Tests.test(
  'A plan that is cancelled already is not cancelled again: its address shows the summary',
  {
    ...at('cancel'),
    beforeEach: ({ msw }) =>
      msw.use(...billingHandlers({ ...merrowBilling, ...cancelledCustomer })),
  },
  async () => {
    const billing = await dialog('Billing');
    await expect(await billing.findByText('This plan is cancelled.')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Cancel current plan' })).toBeNull();
  },
);

Tests.test(
  'A failed cancellation disables the button [M18] [F136]',
  {
    ...at('cancel'),
    beforeEach: ({ msw }) => msw.use(respondWithServerError('get', '/api/cancelPlan')),
  },
  async ({ userEvent }) => {
    const cancel = await dialog('Cancel plan');
    await userEvent.click(await cancel.findByRole('button', { name: 'Cancel current plan' }));
    await expect(await cancel.findByText(billingMessages.cancelFailed)).toBeVisible();
    await expect(cancel.getByRole('button', { name: 'Cancel current plan' })).toBeDisabled();
  },
);

Tests.test(
  'A Superadmin’s change for another company names it [D51]',
  {
    args: { address: '/assets?modal=billing&view=cancel&companyId=12' },
    beforeEach: async ({ msw }) => {
      await signInAs(msw, 'Superadmin');
      msw.use(...billingHandlers({ ...merrowBilling, companyName: 'Alder & Finch' }));
    },
  },
  async () => {
    const cancel = await dialog('Cancel plan of Alder & Finch');
    await expect(
      await cancel.findByText(/cancels the Business plan of Alder & Finch/),
    ).toBeVisible();
  },
);
