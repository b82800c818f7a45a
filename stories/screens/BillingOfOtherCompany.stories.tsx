import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { merrowBilling } from '../fixtures/billing.ts';
import { merrowForPlatform } from '../fixtures/companies.ts';
import { BILLING_TODAY } from '../fixtures/customer.ts';
import { AppAtAddress, signInAs } from '../support/AppAtAddress.tsx';
import { freezeClock } from '../support/freezeClock.ts';
import { neverRespond } from '../mocks/answers.ts';
import { billingHandlers } from '../mocks/billing.ts';
import { companyHandlers, placesHandlers, platformPath } from '../mocks/companies.ts';
import { companySectionsHandlers } from '../mocks/platformLists.ts';

const meta = preview.meta({
  title: 'Screens/Billing/Of another company',
  component: AppAtAddress,
  args: { address: '/admin/companies/12/details' },
  parameters: { frame: 'screen', picture: 'window' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: async ({ msw }) => {
    await signInAs(msw, 'Superadmin');
    msw.use(
      ...companyHandlers(platformPath(12), { ...merrowForPlatform, companyName: 'Alder & Finch' }),
      ...companySectionsHandlers(12),
      ...placesHandlers,
      ...billingHandlers({ ...merrowBilling, companyName: 'Alder & Finch' }),
    );
    return freezeClock(BILLING_TODAY);
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
const bar = 'You act for Alder & Finch.';

Tests.test(
  'A company’s page opens its billing, and a bar names the company [D51]',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Billing' }));
    const billing = await dialog('Billing of Alder & Finch');
    await expect(await billing.findByRole('button', { name: 'Update plan' })).toBeVisible();
    await expect(billing.getByText(bar)).toBeVisible();
  },
);

Tests.test(
  'The bar stays in every view, and disappears with the modal',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Billing' }));
    const billing = await dialog('Billing of Alder & Finch');
    await userEvent.click(await billing.findByRole('button', { name: 'Cancel plan' }));
    const cancel = await dialog('Cancel plan of Alder & Finch');
    await expect(cancel.getByText(bar)).toBeVisible();
    await userEvent.click(cancel.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText(bar)).toBeNull());
    await expect(canvas.getByRole('heading', { level: 1, name: 'Alder & Finch' })).toBeVisible();
  },
);

export const Plans = meta.story({
  args: { address: '/admin/companies/12/details?modal=plans&companyId=12' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const plans = await dialog('Select a plan');
    await plans.findByText(bar);
    await plans.findByRole('button', { name: 'Choose Pro' });
  },
});

Plans.test('The bar is above the plans too', async () => {
  const plans = await dialog('Select a plan');
  await expect(await plans.findByText(bar)).toBeVisible();
  await expect(await plans.findByRole('button', { name: 'Choose Pro' })).toBeInTheDocument();
});

Tests.test(
  'The bar says another company before its name is known',
  {
    args: { address: '/admin/companies/12/details?modal=billing&companyId=12' },
    beforeEach: ({ msw }) => msw.use(neverRespond('get', '/api/customer')),
  },
  async () => {
    const billing = await dialog('Billing');
    await expect(billing.getByText('You act for another company.')).toBeVisible();
  },
);
