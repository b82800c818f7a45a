import { demoHasNoBilling } from '@hangtag/contract/rules/billingClick';
import { expect, screen, waitFor, within } from 'storybook/test';
import { http, HttpResponse } from 'msw';
import preview from '../../.storybook/preview.tsx';
import { BILLING_TODAY } from '../fixtures/customer.ts';
import { makeCurrentUser } from '../fixtures/currentUser.ts';
import { AppAtAddress, signInAs } from '../support/AppAtAddress.tsx';
import { freezeClock } from '../support/freezeClock.ts';
import { billingHandlers } from '../mocks/billing.ts';

const meta = preview.meta({
  title: 'Screens/Billing/In the app frame',
  component: AppAtAddress,
  args: { address: '/assets' },
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

const menuButton = () => screen.findByRole('button', { name: /^Ines Calder/ });

Tests.test(
  'Test mode is shown on every screen, and billing time can be moved',
  {
    args: { address: '/assets?modal=billing' },
    beforeEach: async ({ msw }) => {
      await signInAs(msw, 'Admin', {
        billing: { mode: 'emulator', isPastDue: false, needsConfirmation: false },
      });
      let now = '2026-11-21T10:00:00Z';
      msw.use(
        ...billingHandlers(),
        http.get('/api/billing/clock', () => HttpResponse.json({ now })),
        http.post('/api/billing/clock', () => {
          now = '2026-12-11T12:00:00Z';
          return HttpResponse.json({ now });
        }),
      );
    },
  },
  async ({ userEvent }) => {
    await expect(await screen.findByText('TEST MODE:')).toBeVisible();
    const dialog = await screen.findByRole('dialog', { name: 'Billing' });
    const forward = await within(dialog).findByRole('button', { name: 'Move to the renewal' });
    await waitFor(() => expect(forward).toBeEnabled());
    await userEvent.click(forward);
    await expect(await within(dialog).findByText('12-11-2026')).toBeVisible();
    dialog.querySelector('[data-part="Body"]')?.scrollTo(0, 0);
  },
);

Tests.test(
  'An open payment is shown above every screen, with a link to billing',
  {
    beforeEach: async ({ msw }) => {
      await signInAs(msw, 'Admin', {
        billing: { mode: 'live', isPastDue: true, needsConfirmation: false },
      });
      msw.use(...billingHandlers());
    },
  },
  async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('link', { name: 'Pay now' }));
    const dialog = await screen.findByRole('dialog', { name: 'Billing' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('link', { name: 'Pay now' })).toHaveFocus());
    await expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  },
);

Tests.test(
  'Billing is locked in a demo company, with the reason [F194] [X14]',
  {
    beforeEach: ({ msw }) =>
      signInAs(msw, 'Admin', {
        company: { ...makeCurrentUser(1).company, type: 'free', demo: true },
      }),
  },
  async ({ userEvent }) => {
    const menu = await menuButton();
    await userEvent.click(menu);
    const item = await screen.findByRole('menuitem', { name: 'Billing' });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await expect(item).toHaveTextContent(demoHasNoBilling);
    await userEvent.click(item);
    await expect(screen.queryByRole('dialog', { name: 'Billing' })).toBeNull();
    await userEvent.keyboard('{Escape}');
  },
);

Tests.test(
  'Billing always opens the plans for a Superadmin [F197]',
  {
    beforeEach: async ({ msw }) => {
      await signInAs(msw, 'Superadmin');
      msw.use(...billingHandlers());
    },
  },
  async ({ userEvent }) => {
    const menu = await menuButton();
    await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Billing' }));
    const plans = await screen.findByRole('dialog', { name: 'Select a plan' });
    await waitFor(() => expect(plans).toBeVisible());
  },
);

Tests.test('Billing is opened and closed by keyboard, and focus returns', async ({ userEvent }) => {
  const menu = await menuButton();
  menu.focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('menuitem', { name: 'Edit profile' });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Billing' });
  await within(dialog).findByRole('heading', { name: 'Business' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(menu).toHaveFocus());
});
