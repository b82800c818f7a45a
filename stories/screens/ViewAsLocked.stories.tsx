import { viewOnlyMessage } from '@hangtag/contract/rules/viewOnly';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { merrowBilling } from '../fixtures/billing.ts';
import {
  availableAssociations,
  merrowBadges,
  merrowWithContent,
  reportsAnswer,
} from '../fixtures/companyContent.ts';
import { BILLING_TODAY } from '../fixtures/customer.ts';
import { otherDevices, thisDevice } from '../fixtures/sessions.ts';
import { AppAtAddress, signInAs } from '../support/AppAtAddress.tsx';
import { freezeClock } from '../support/freezeClock.ts';
import { tabTo } from '../support/tabTo.ts';
import { billingHandlers } from '../mocks/billing.ts';
import { badgesHandlers, reportsHandlers } from '../mocks/companyContent.ts';
import { companyHandler } from '../mocks/products.ts';
import { sessionsHandlers } from '../mocks/profile.ts';

const meta = preview.meta({
  title: 'Screens/View as company/Locked',
  component: AppAtAddress,
  args: { address: '/profile' },
  parameters: { frame: 'screen' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: async ({ msw }) => {
    const restoreClock = freezeClock(BILLING_TODAY);
    const endsAt = new Date(Date.now() + 29.5 * 60_000).toISOString();
    await signInAs(msw, 'Admin', {
      name: 'Noor Haddad',
      email: 'noor@hangtag.example',
      viewingAs: { companyId: 7, companyName: 'Merrow Goods', endsAt },
    });
    msw.use(
      companyHandler(merrowWithContent),
      ...reportsHandlers(reportsAnswer(undefined, viewOnlyMessage)),
      ...badgesHandlers({
        associations: merrowBadges,
        available: availableAssociations,
        version: 1,
      }),
      ...sessionsHandlers([thisDevice, ...otherDevices]),
      ...billingHandlers({ ...merrowBilling, surplusProducts: 2 }),
    );
    return restoreClock;
  },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

Tests.test(
  'One’s own profile can be read, and nothing in it changed',
  async ({ canvas, userEvent }) => {
    const form = within(await canvas.findByRole('form', { name: 'Your profile' }));
    await expect(form.getByText(viewOnlyMessage)).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveAttribute('readonly');
    await expect(form.queryByRole('button', { name: 'Save profile' })).toBeNull();
    const setUp = canvas.getByRole('button', { name: 'Set up' });
    await expect(setUp).toHaveAttribute('aria-disabled', 'true');
    await tabTo(userEvent, setUp);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(viewOnlyMessage);
    const others = await canvas.findByRole('button', { name: 'Sign out everywhere else' });
    await userEvent.click(others);
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Sign out of/ })).toBeNull();
  },
);

Tests.test(
  'The same above another screen',
  { args: { address: '/assets?modal=profile' } },
  async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Your profile' });
    const sentence = within(dialog).getByText(viewOnlyMessage);
    await waitFor(() => expect(sentence).toBeVisible());
    await expect(within(dialog).queryByRole('button', { name: 'Save profile' })).toBeNull();
  },
);

Tests.test(
  'The annual reports are locked',
  { args: { address: '/company/annual-report' } },
  async ({ canvas }) => {
    await expect(await canvas.findByText(viewOnlyMessage)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add report' })).toBeNull();
  },
);

Tests.test(
  'So do the badges',
  { args: { address: '/company/associations' } },
  async ({ canvas }) => {
    await expect(await canvas.findByText(viewOnlyMessage)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
  },
);

const billing = async () => {
  const found = await screen.findByRole('dialog', { name: 'Billing' });
  await waitFor(() => expect(found).toBeVisible());
  return within(found);
};

Tests.test(
  'Billing shows everything, and every locked action has its reason',
  { args: { address: '/assets?modal=billing' }, parameters: { picture: 'window' } },
  async ({ userEvent }) => {
    const dialog = await billing();
    const update = await dialog.findByRole('button', { name: 'Update plan' });
    await expect(dialog.getByText(viewOnlyMessage)).toBeVisible();
    for (const name of ['Update plan', 'Cancel plan', 'Choose what to park'])
      await expect(dialog.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
    for (const name of ['Add payment method', /^Delete/, /^Make default/, /^Change/])
      await expect(dialog.queryByRole('button', { name })).toBeNull();
    await userEvent.click(update);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(viewOnlyMessage);
  },
);

Tests.test(
  'A view that would change something leads to the summary, under the summary’s title',
  { args: { address: '/assets?modal=billing&view=card' } },
  async () => {
    const dialog = await billing();
    await expect(screen.queryByRole('dialog', { name: 'Add payment method' })).toBeNull();
    await expect(await dialog.findByRole('heading', { name: 'Business' })).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Add payment method' })).toBeNull();
  },
);

Tests.test(
  'No plan can be chosen, by its address neither',
  { args: { address: '/assets?modal=plans&plan=pro' } },
  async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Select a plan' }));
    for (const choose of await dialog.findAllByRole('button', { name: /Pro|Business|Enterprise/ }))
      await expect(choose).toHaveAttribute('aria-disabled', 'true');
  },
);
