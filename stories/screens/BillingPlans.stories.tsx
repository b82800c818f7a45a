import { billingMessages, productMessages } from '@hangtag/contract/rules/messages';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { merrowBilling, customerWithoutPlan } from '../fixtures/billing.ts';
import { AppAtAddress, signInAs } from '../support/AppAtAddress.tsx';
import { stripeJsStub } from '../support/stripeJsStub.tsx';
import { fillCard } from '../support/fillCard.ts';
import { fakeTimers } from '../support/fakeTimers.ts';
import { respondWithServerError, respondWithRefusal, neverRespond } from '../mocks/answers.ts';
import { billingHandlers, subscribed, subscribeHandler } from '../mocks/billing.ts';

const meta = preview.meta({
  title: 'Screens/Select a plan',
  component: AppAtAddress,
  args: { address: '/assets?modal=plans' },
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
const toPro = { args: { address: '/assets?modal=plans&plan=pro' } };

export const Ready = meta.story({
  play: async ({ userEvent }) => {
    const plans = await dialog('Select a plan');
    await expect(await plans.findByText('Fits your 3 products')).toBeVisible();
    await userEvent.click(plans.getByRole('radio', { name: 'Yearly' }));
    await expect(await plans.findByText('$1,128')).toBeVisible();
    await userEvent.click(plans.getByRole('radio', { name: 'Monthly' }));
    await plans.findByText('$99');
  },
});

Ready.test('Select a plan opens above any screen, the fitting one first [F195]', async () => {
  const plans = await dialog('Select a plan');
  await expect(await plans.findByText('$99')).toBeVisible();
});

Tests.test(
  'loading',
  { beforeEach: ({ msw }) => msw.use(neverRespond('get', '/api/plans')) },
  async () => {
    await expect(
      (await dialog('Select a plan')).getByText('Loading the plans'),
    ).toBeInTheDocument();
  },
);

Tests.test(
  'Plans that failed to load can be retried',
  { beforeEach: ({ msw }) => msw.use(respondWithServerError('get', '/api/plans')) },
  async ({ msw, userEvent }) => {
    const plans = await dialog('Select a plan');
    const retry = await plans.findByRole('button', { name: 'Try again' });
    msw.use(...billingHandlers(customerWithoutPlan));
    await userEvent.click(retry);
    await expect(await plans.findByRole('button', { name: 'Choose Pro' })).toBeVisible();
  },
);

export const Paying = meta.story({
  ...toPro,
  play: async () => {
    const pay = await dialog('Pay for Pro');
    await waitFor(() => expect(pay.getByLabelText('Card number')).toBeVisible());
    await pay.findByText('Due today');
  },
});

Paying.test('The card, the coupon and the bill are above the button [F137]', async () => {
  const pay = await dialog('Pay for Pro');
  await waitFor(() => expect(pay.getByLabelText('Card number')).toBeVisible());
  await expect(await pay.findByText('Due today')).toBeVisible();
});

Paying.test('Paying on a phone', { globals: { viewport: { value: 'phone' } } }, async () => {
  const pay = await dialog('Pay for Pro');
  await waitFor(() => expect(pay.getByLabelText('Card number')).toBeVisible());
  await expect(await pay.findByText('Due today')).toBeVisible();
});

Tests.test(
  'A card is entered, the plan is active, and the modal closes [F091] [F138] [F139] [F141] [F142] [F144] [M14]',
  async ({ canvas, userEvent }) => {
    const plans = await dialog('Select a plan');
    await userEvent.click(await plans.findByRole('button', { name: 'Choose Pro' }));
    const pay = await dialog('Pay for Pro');
    await userEvent.type(await pay.findByRole('textbox', { name: /Name on card/ }), 'Ines Calder');
    await fillCard({ canvas: pay as typeof canvas, userEvent });
    await userEvent.click(pay.getByRole('button', { name: 'Subscribe' }));
    await expect(await pay.findByRole('button', { name: 'Subscription confirmed' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    for (const said of [
      billingMessages.paymentMethodCreated,
      productMessages.added(3),
      billingMessages.subscribed('Pro'),
    ])
      await expect(screen.getByText(said)).toBeVisible();
  },
);

Tests.test(
  'A paid plan closes its modal after 500 ms, not earlier [K10]',
  {
    ...toPro,
    beforeEach: ({ msw }) =>
      msw.use(
        ...billingHandlers({
          ...customerWithoutPlan,
          paymentMethods: merrowBilling.paymentMethods,
        }),
      ),
  },
  async ({ userEvent }) => {
    const pay = await dialog('Pay for Pro');
    const subscribe = await pay.findByRole('button', { name: 'Subscribe' });
    await waitFor(() => expect(subscribe).toBeEnabled());
    // The bill is requested after a pause, which fake timers would hold too; the button is locked until it arrives.
    await expect(await pay.findByText('Due today')).toBeVisible();
    await waitFor(() => expect(subscribe).not.toHaveAttribute('aria-disabled'));
    const timers = fakeTimers();
    try {
      await userEvent.click(subscribe);
      await pay.findByRole('button', { name: 'Subscription confirmed' });
      timers.pass(499);
      await expect(screen.getByRole('dialog', { name: 'Pay for Pro' })).toBeVisible();
      timers.pass(1);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    } finally {
      timers.release();
    }
  },
);

Tests.test(
  'A declined card shows the card company’s message, and nothing is ordered',
  {
    ...toPro,
    beforeEach: ({ msw }) => {
      msw.use(respondWithRefusal('post', '/api/subscribe', 500, { message: 'Never to be asked.' }));
      return stripeJsStub('declined');
    },
  },
  async ({ canvas, userEvent }) => {
    const pay = await dialog('Pay for Pro');
    await userEvent.type(await pay.findByRole('textbox', { name: /Name on card/ }), 'Ines Calder');
    await fillCard({ canvas: pay as typeof canvas, userEvent });
    await userEvent.click(pay.getByRole('button', { name: 'Subscribe' }));
    await expect(
      await pay.findByText('Your card was declined. Nothing was charged.'),
    ).toBeVisible();
    await expect(pay.getByRole('button', { name: 'Subscribe' })).toBeEnabled();
  },
);

Tests.test(
  'A failed payment shows the message and the reason; the saved card stays [M12]',
  {
    ...toPro,
    beforeEach: ({ msw }) =>
      msw.use(
        subscribeHandler(
          subscribed({ status: 'failed', reason: 'Your card has insufficient funds.' }),
        ),
        ...billingHandlers({
          ...customerWithoutPlan,
          paymentMethods: merrowBilling.paymentMethods,
        }),
      ),
  },
  async ({ userEvent }) => {
    const pay = await dialog('Pay for Pro');
    await pay.findByText('Due today');
    await waitFor(() =>
      expect(pay.getByRole('button', { name: 'Subscribe' })).not.toHaveAttribute('aria-disabled'),
    );
    await userEvent.click(pay.getByRole('button', { name: 'Subscribe' }));
    await expect(
      await pay.findByText(`${billingMessages.paymentFailed}. Your card has insufficient funds.`),
    ).toBeVisible();
  },
);

Tests.test(
  'The bank confirms, and the order is sent again [D24]',
  {
    ...toPro,
    beforeEach: ({ msw }) =>
      msw.use(
        subscribeHandler(
          subscribed({ status: 'requires_action', intent: { client_secret: 'pi_1_secret_1' } }),
          subscribed(),
        ),
        ...billingHandlers({
          ...customerWithoutPlan,
          paymentMethods: merrowBilling.paymentMethods,
        }),
      ),
  },
  async ({ userEvent }) => {
    const pay = await dialog('Pay for Pro');
    await waitFor(() =>
      expect(pay.getByRole('button', { name: 'Subscribe' })).not.toHaveAttribute('aria-disabled'),
    );
    await userEvent.click(pay.getByRole('button', { name: 'Subscribe' }));
    await expect(await pay.findByRole('button', { name: 'Subscription confirmed' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);

Tests.test(
  'A missing permission to save a card shows a retry, and the button stays disabled [F153]',
  { ...toPro, beforeEach: ({ msw }) => msw.use(respondWithServerError('get', '/api/intent')) },
  async ({ msw, userEvent }) => {
    const pay = await dialog('Pay for Pro');
    const retry = await pay.findByRole('button', { name: 'Try again' });
    await expect(pay.getByText('Card payment didn’t load.')).toBeVisible();
    await expect(pay.getByRole('button', { name: 'Subscribe' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    msw.use(...billingHandlers(customerWithoutPlan));
    await userEvent.click(retry);
    await waitFor(() => expect(pay.getByLabelText('Card number')).toBeVisible());
  },
);

Tests.test(
  'A debt of a plan that ended is paid before another plan is chosen',
  {
    beforeEach: ({ msw }) =>
      msw.use(
        ...billingHandlers({
          ...customerWithoutPlan,
          openPayment: {
            amount: 249,
            invoices: [],
            needsConfirmation: false,
            nextAttempt: null,
          },
        }),
      ),
  },
  async () => {
    const plans = await dialog('Select a plan');
    const choose = await plans.findByRole('button', { name: 'Choose Pro' });
    await expect(choose).toHaveAttribute('aria-disabled', 'true');
    await expect(plans.getByText('A payment failed.')).toBeVisible();
    await expect(plans.getByRole('link', { name: 'Pay now' })).toHaveAttribute(
      'href',
      '/assets?modal=billing&view=pay',
    );
  },
);
