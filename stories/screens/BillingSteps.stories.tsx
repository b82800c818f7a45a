import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { http, HttpResponse } from 'msw';
import preview from '../../.storybook/preview.tsx';
import { merrowBilling } from '../fixtures/billing.ts';
import { BILLING_TODAY, mastercard, pastDueCustomer } from '../fixtures/customer.ts';
import { AppAtAddress, signInAs } from '../support/AppAtAddress.tsx';
import { stripeJsStub } from '../support/stripeJsStub.tsx';
import { freezeClock } from '../support/freezeClock.ts';
import { respondWithServerError, respondWithRefusal } from '../mocks/answers.ts';
import { billingHandlers } from '../mocks/billing.ts';
import { productPath, productsPath } from '../mocks/products.ts';

const CLOCK = '/api/billing/clock';
const NO_PLAN = 'There is no plan that would renew.';

const meta = preview.meta({
  title: 'Screens/Billing/Steps',
  component: AppAtAddress,
  args: { address: '/assets?modal=billing' },
  parameters: { frame: 'screen', picture: 'window' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: async ({ msw }) => {
    await signInAs(msw, 'Admin', {
      billing: { mode: 'emulator', isPastDue: false, needsConfirmation: false },
    });
    msw.use(
      ...billingHandlers({ ...merrowBilling, surplusProducts: 2 }),
      http.get(CLOCK, () => HttpResponse.json({ now: BILLING_TODAY })),
    );
    const letGo = freezeClock(BILLING_TODAY);
    const leave = stripeJsStub();
    return () => {
      leave();
      letGo();
    };
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

const cardName = { role: 'textbox', name: /Name on card/ } as const;
const additional = { role: 'textbox', name: 'Additional products' } as const;
const cancels = { role: 'button', name: 'Cancel current plan' } as const;

Tests.test(
  'The billing modal links to its plans, a card, the number of products and the cancellation, and back [F090]',
  async ({ userEvent }) => {
    const views = [
      [/^Update plan$/, 'Select a plan', { role: 'button', name: /^Choose / }, 'Back to summary'],
      [/^Add payment method$/, 'Add payment method', cardName, 'Back to summary'],
      [/^Change the number/, 'Number of products', additional, 'Go back'],
      [/^Cancel plan$/, 'Cancel plan', cancels, 'Back to summary'],
    ] as const;
    for (const [opens, title, { role, name }, back] of views) {
      const summary = await dialog('Billing');
      await userEvent.click(await summary.findByRole('button', { name: opens }));
      const view = await dialog(title);
      await expect((await view.findAllByRole(role, { name }))[0]).toBeVisible();
      await expect(screen.queryByRole('dialog', { name: 'Billing' })).toBeNull();
      await userEvent.click(view.getByRole('button', { name: back }));
    }
    const summary = await dialog('Billing');
    await expect(await summary.findByRole('heading', { name: 'Business' })).toBeVisible();
  },
);

const clock = async () => {
  const billing = await dialog('Billing');
  return within(await billing.findByRole('region', { name: 'Billing time in test mode' }));
};

Tests.test(
  'A billing time that failed to load shows the error in place, and can be retried',
  { beforeEach: ({ msw }) => msw.use(respondWithServerError('get', CLOCK)) },
  async ({ msw, userEvent }) => {
    const region = await clock();
    await expect(await region.findByRole('alert')).toHaveTextContent('The time didn’t load.');
    await expect(region.getByRole('button', { name: 'Move to the renewal' })).toBeDisabled();
    msw.use(http.get(CLOCK, () => HttpResponse.json({ now: BILLING_TODAY })));
    await userEvent.click(region.getByRole('button', { name: 'Try again' }));
    await expect(await region.findByText('11-21-2026')).toBeVisible();
    await expect(region.queryByRole('alert')).toBeNull();
    await expect(region.getByRole('button', { name: 'Move to the renewal' })).toBeEnabled();
  },
);

Tests.test(
  'A billing time that failed to move stays, with the reason',
  {
    beforeEach: ({ msw }) => msw.use(respondWithRefusal('post', CLOCK, 409, { message: NO_PLAN })),
  },
  async ({ userEvent }) => {
    const region = await clock();
    const forward = await region.findByRole('button', { name: 'Move to the renewal' });
    await waitFor(() => expect(forward).toBeEnabled());
    await userEvent.click(forward);
    await expect(await region.findByRole('alert')).toHaveTextContent(NO_PLAN);
    await expect(region.getByText('11-21-2026')).toBeVisible();
    await expect(forward).toBeEnabled();
    forward.scrollIntoView({ block: 'end' });
  },
);

const toPark = { args: { address: '/assets?modal=billing&view=park' } };

Tests.test(
  'Products that failed to load can be retried before choosing',
  { ...toPark, beforeEach: ({ msw }) => msw.use(respondWithServerError('get', productsPath)) },
  async ({ msw, userEvent }) => {
    const park = await dialog('Park products');
    await expect(await park.findByRole('alert')).toHaveTextContent('The products didn’t load.');
    await expect(park.queryByRole('checkbox')).toBeNull();
    msw.use(...billingHandlers({ ...merrowBilling, surplusProducts: 2 }));
    await userEvent.click(park.getByRole('button', { name: 'Try again' }));
    await expect((await park.findAllByRole('checkbox'))[0]).toBeInTheDocument();
    await expect(park.queryByRole('alert')).toBeNull();
  },
);

Tests.test(
  'Products that failed to park stay chosen, with the reason',
  { ...toPark, beforeEach: ({ msw }) => msw.use(respondWithServerError('get', productPath)) },
  async ({ userEvent }) => {
    const park = await dialog('Park products');
    const boxes = await park.findAllByRole('checkbox');
    for (const box of boxes.slice(0, 2)) await userEvent.click(box);
    await userEvent.click(park.getByRole('button', { name: 'Park 2 products' }));
    await expect(await park.findByRole('alert')).toHaveTextContent(/Try again/);
    for (const box of boxes.slice(0, 2)) await expect(box).toBeChecked();
    await expect(park.getByRole('button', { name: 'Park 2 products' })).toBeEnabled();
  },
);

const sent = fn<(order: unknown) => void>();

Tests.test(
  'What is open is paid with the saved card that was chosen',
  {
    args: { address: '/assets?modal=billing&view=pay' },
    beforeEach: ({ msw }) =>
      msw.use(
        ...billingHandlers({ ...merrowBilling, ...pastDueCustomer }),
        http.post('/api/billing/pay', async ({ request }) => {
          sent(await request.json());
          return HttpResponse.json({ status: 'success', customer: merrowBilling });
        }),
      ),
  },
  async ({ userEvent }) => {
    const bill = await dialog('Pay what is open');
    await userEvent.click(await bill.findByRole('radio', { name: /^Mastercard ending 4444/ }));
    await userEvent.click(bill.getByRole('button', { name: 'Pay $309.00' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({ amount: 309, paymentMethod: mastercard.id }),
    );
    await dialog('Billing');
  },
);
