import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { merrowBilling, customerWithoutPlan, firstPreview } from '../fixtures/billing.ts';
import { downgradeBill } from '../fixtures/bills.ts';
import { AppAtAddress, signInAs } from '../support/AppAtAddress.tsx';
import { stripeJsStub } from '../support/stripeJsStub.tsx';
import { billingHandlers, couponHandler, previewHandler, subscribed } from '../mocks/billing.ts';

const meta = preview.meta({
  title: 'Screens/Select a plan/Changes',
  component: AppAtAddress,
  args: { address: '/assets?modal=plans&plan=pro' },
  parameters: { frame: 'screen', picture: 'window' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: async ({ msw }) => {
    await signInAs(msw);
    msw.use(...billingHandlers(customerWithoutPlan));
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

Tests.test(
  'The server returns what a code deducts [F148] [F150]',
  {
    beforeEach: ({ msw }) =>
      msw.use(couponHandler({ code: 'SAVE20', valid: true, percentOff: 20, duration: 'once' })),
  },
  async ({ msw, userEvent }) => {
    const pay = await dialog('Pay for Pro');
    const field = await pay.findByRole('textbox', { name: /Coupon/ });
    await userEvent.type(field, 'SAVE20');
    await userEvent.click(pay.getByRole('button', { name: 'Apply' }));
    await expect(await pay.findByRole('button', { name: 'Code applied' })).toBeVisible();
    await userEvent.click(field);
    msw.use(couponHandler({ code: 'EXPIRED', valid: false, message: 'This code has ended.' }));
    await userEvent.clear(field);
    await userEvent.type(field, 'EXPIRED');
    await userEvent.click(pay.getByRole('button', { name: 'Apply' }));
    await expect(await pay.findByRole('button', { name: 'Invalid code' })).toBeVisible();
    await expect(pay.getAllByText('This code has ended.')[0]).toBeVisible();
  },
);

Tests.test(
  'A smaller plan’s surplus is paid for, or parked by choice [F147]',
  {
    args: { address: '/assets?modal=billing&view=plan&plan=pro' },
    beforeEach: ({ msw }) =>
      msw.use(
        previewHandler({
          ...downgradeBill,
          fingerprint: 'f'.repeat(64),
          products: {
            active: 5,
            limit: 5,
            surplus: 0,
            additionalToKeepAll: 2,
            parked: 0,
            created: 0,
          },
        }),
        ...billingHandlers({ ...merrowBilling, activeProducts: 5 }),
      ),
  },
  async ({ userEvent }) => {
    const pay = await dialog('Pay for Pro');
    // Today's bill and the next one.
    await expect(await pay.findAllByText('4 × Additional product')).toHaveLength(2);
    await userEvent.click(await pay.findByRole('button', { name: 'Park 2 products instead' }));
    const boxes = await screen.findAllByRole('checkbox');
    await expect(screen.getByRole('button', { name: 'Park 2 products' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    for (const box of boxes.slice(0, 2)) await userEvent.click(box);
    await userEvent.click(screen.getByRole('button', { name: 'Park 2 products' }));
    await expect(
      await screen.findByRole('button', { name: 'Pay for 2 products instead of parking' }),
    ).toBeVisible();
  },
);

Tests.test(
  'A first plan with too few products states that before payment, and charges for none unasked',
  {
    beforeEach: ({ msw }) =>
      msw.use(
        ...billingHandlers({ ...customerWithoutPlan, activeProducts: 6, placeholderProducts: 1 }),
      ),
  },
  async ({ userEvent }) => {
    const pay = await dialog('Pay for Pro');
    const words =
      'Pro holds 3 products and you use 5 products: the newest 2 can’t be published until you park others or pay for them.';
    await expect(await pay.findByText(words)).toBeVisible();
    await expect(pay.getByRole('button', { name: 'Park 2 products' })).toBeVisible();
    await userEvent.click(pay.getByRole('button', { name: 'Pay for 2 products' }));
    await expect(await pay.findByText(/2 of them as additional products/)).toBeVisible();
    await expect(pay.getByRole('button', { name: 'Park 2 products instead' })).toBeVisible();
  },
);

Tests.test(
  'A yearly plan offers no other interval on change [F155]',
  {
    args: { address: '/assets?modal=billing&view=plan' },
    beforeEach: ({ msw }) =>
      msw.use(
        ...billingHandlers({ ...merrowBilling, paymentInterval: 'year', paymentFreq: 'year' }),
      ),
  },
  async () => {
    const plans = await dialog('Select a plan');
    await expect(await plans.findByText(/Billed yearly/)).toBeVisible();
    await expect(plans.queryByRole('radio')).toBeNull();
    await expect(plans.queryByText(/changed by the month/)).toBeNull();
  },
);

Tests.test(
  'The year is locked in plan update, with the reason beside it [F155]',
  {
    args: { address: '/assets?modal=billing&view=plan' },
    beforeEach: ({ msw }) => msw.use(...billingHandlers()),
  },
  async ({ userEvent }) => {
    const plans = await dialog('Select a plan');
    await expect(await plans.findByRole('radio', { name: 'Yearly' })).toBeDisabled();
    await expect(plans.getByText('Current plan')).toBeVisible();
    await userEvent.click(plans.getByRole('button', { name: 'Back to summary' }));
    await dialog('Billing');
  },
);

Tests.test(
  'A changed bill is shown and confirmed again before any charge',
  {
    args: { address: '/assets?modal=billing&view=plan&plan=pro' },
    beforeEach: ({ msw }) => msw.use(...billingHandlers()),
  },
  async ({ msw, userEvent }) => {
    const sent: unknown[] = [];
    const changed = { ...firstPreview, dueToday: 61.5, fingerprint: 'a'.repeat(64) };
    const pay = await dialog('Pay for Pro');
    await expect(await pay.findByText('Due today')).toBeVisible();
    msw.use(
      http.post('/api/subscribe', async ({ request }) => {
        const order = (await request.json()) as { fingerprint: string };
        sent.push(order.fingerprint);
        if (order.fingerprint === changed.fingerprint) return HttpResponse.json(subscribed());
        const message = 'The bill has changed. Look at it again, then confirm.';
        const refusal = { message, code: 'bill_changed', bill: changed };
        return HttpResponse.json(refusal, { status: 409 });
      }),
    );
    await userEvent.click(await pay.findByRole('button', { name: 'Change plan' }));
    await expect(await pay.findByRole('alert')).toHaveTextContent('The bill has changed.');
    await expect(pay.getByText('$61.50')).toBeVisible();
    await userEvent.click(pay.getByRole('button', { name: 'Change plan' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    await expect(sent).toEqual([firstPreview.fingerprint, changed.fingerprint]);
  },
);
