import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { limitedBilling, merrowBilling } from '../fixtures/billing.ts';
import { BILLING_TODAY, cancelledCustomer, pastDueCustomer } from '../fixtures/customer.ts';
import { AppAtAddress, signInAs } from '../support/AppAtAddress.tsx';
import { freezeClock } from '../support/freezeClock.ts';
import { respondWithServerError, respondWithRefusal, neverRespond } from '../mocks/answers.ts';
import { billingHandlers } from '../mocks/billing.ts';

const meta = preview.meta({
  title: 'Screens/Billing',
  component: AppAtAddress,
  args: { address: '/assets?modal=billing' },
  parameters: { frame: 'screen', picture: 'window' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: async ({ msw }) => {
    await signInAs(msw);
    msw.use(...billingHandlers());
    return freezeClock(BILLING_TODAY);
  },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

const dialog = async (name = 'Billing') => {
  const found = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(found).toBeVisible());
  return within(found);
};

export const Ready = meta.story({
  play: async () => {
    const billing = await dialog();
    await billing.findByRole('heading', { name: 'Business' });
  },
});

Ready.test('An Admin’s billing opens above any screen [F196]', async () => {
  const billing = await dialog();
  await expect(await billing.findByRole('heading', { name: 'Business' })).toBeVisible();
  await expect(billing.getByRole('button', { name: 'Update plan' })).toBeVisible();
});

Ready.test('On a phone', { globals: { viewport: { value: 'phone' } } }, async () => {
  const billing = await dialog();
  await expect(await billing.findByRole('heading', { name: 'Business' })).toBeVisible();
  await expect(billing.getByRole('button', { name: 'Update plan' })).toBeVisible();
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(neverRespond('get', '/api/customer')),
  play: async () => {
    const billing = await dialog();
    await expect(billing.getByText('Loading billing')).toBeInTheDocument();
  },
});

Tests.test(
  'A failure is shown in place, and Try again loads it',
  { beforeEach: ({ msw }) => msw.use(respondWithServerError('get', '/api/customer')) },
  async ({ msw, userEvent }) => {
    const billing = await dialog();
    const again = await billing.findByRole('button', { name: 'Try again' });
    await expect(billing.getByText('Billing didn’t load')).toBeVisible();
    msw.use(...billingHandlers());
    await userEvent.click(again);
    await expect(await billing.findByRole('heading', { name: 'Business' })).toBeVisible();
  },
);

export const Stale = meta.story({
  beforeEach: ({ msw }) => msw.use(...billingHandlers({ ...merrowBilling, isStale: true })),
  play: async () => {
    const billing = await dialog();
    await billing.findByText(/Stripe can’t be reached/);
  },
});

Stale.test('The last known billing is shown, marked and locked while Stripe is away', async () => {
  const billing = await dialog();
  await expect(await billing.findByText(/Stripe can’t be reached/)).toBeVisible();
  await expect(billing.getByRole('button', { name: 'Update plan' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  for (const name of [/^Make default/, /^Change/, 'Add payment method'])
    await expect(billing.queryByRole('button', { name })).toBeNull();
  await expect(billing.getByRole('button', { name: 'Refresh billing' })).toBeEnabled();
});

Tests.test(
  'Products above the limit wait for a choice; nothing is deleted',
  {
    beforeEach: ({ msw }) => msw.use(...billingHandlers({ ...merrowBilling, surplusProducts: 2 })),
  },
  async ({ userEvent }) => {
    const notice = await (await dialog()).findByText('2 products more than the plan holds.');
    await expect(notice).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Choose what to park' }));
    const park = await dialog('Park products');
    await expect(
      await park.findByRole('group', { name: /Choose 2 products to park/ }),
    ).toBeVisible();
    await userEvent.click(park.getByRole('button', { name: 'Go back' }));
    await dialog();
  },
);

Tests.test(
  'Another default card is charged at once, and the notice disappears',
  {
    beforeEach: ({ msw }) => msw.use(...billingHandlers({ ...merrowBilling, ...pastDueCustomer })),
  },
  async ({ msw, userEvent }) => {
    const billing = await dialog();
    await expect(await billing.findByText('A payment failed.')).toBeVisible();
    msw.use(...billingHandlers());
    await userEvent.click(billing.getByRole('button', { name: /^Make default Mastercard/ }));
    await waitFor(() => expect(billing.queryByText('A payment failed.')).toBeNull());
  },
);

Tests.test(
  'A cancelled plan can’t be resumed here, and names whom to ask [F118] [F119]',
  {
    beforeEach: ({ msw }) =>
      msw.use(...billingHandlers({ ...merrowBilling, ...cancelledCustomer })),
  },
  async () => {
    const billing = await dialog();
    const resume = await billing.findByRole('button', { name: 'Resume plan' });
    await expect(resume).toHaveAttribute('aria-disabled', 'true');
    await expect(billing.queryByRole('button', { name: 'Update plan' })).toBeNull();
  },
);

Tests.test(
  'Resume undoes the cancellation where the server allows it [X1]',
  {
    beforeEach: ({ msw }) =>
      msw.use(
        ...billingHandlers({
          ...merrowBilling,
          ...cancelledCustomer,
          features: { resumePlan: true },
        }),
      ),
  },
  async ({ userEvent }) => {
    const billing = await dialog();
    await userEvent.click(await billing.findByRole('button', { name: 'Resume plan' }));
    await expect(await billing.findByRole('button', { name: 'Update plan' })).toBeVisible();
  },
);

Ready.test('Refresh reads billing again [F120]', async ({ msw, userEvent }) => {
  const billing = await dialog();
  await billing.findByText('Renews 12-11-2026');
  msw.use(...billingHandlers({ ...merrowBilling, renewalDate: '2027-01-11T12:00:00Z' }));
  await userEvent.click(billing.getByRole('button', { name: 'Refresh billing' }));
  await expect(await billing.findByText('Renews 01-11-2027')).toBeVisible();
});

Tests.test(
  'A card that the server refuses to delete stays, with the reason in its row [F258]',
  {
    beforeEach: ({ msw }) =>
      msw.use(
        respondWithRefusal('post', '/api/removePayment/', 409, {
          message: 'Another change is under way.',
        }),
      ),
  },
  async ({ userEvent }) => {
    const billing = await dialog();
    await userEvent.click(await billing.findByRole('button', { name: 'Delete Amex ending 0005' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete card' }));
    await expect(await screen.findByText(/Another change is under way/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(
      await billing.findByRole('button', { name: 'Delete Amex ending 0005' }),
    ).toBeVisible();
  },
);

export const Limited = meta.story({
  beforeEach: async ({ msw }) => {
    await signInAs(msw, 'User');
    msw.use(...billingHandlers(limitedBilling));
  },
  play: async () => {
    const billing = await dialog();
    await billing.findByText('ines@merrow.example');
  },
});

Limited.test('A User sees the plan and whom to ask, without amounts [F198] [D15]', async () => {
  const billing = await dialog();
  await expect(await billing.findByText('ines@merrow.example')).toBeVisible();
  await expect(billing.queryByText(/\$/)).toBeNull();
});
