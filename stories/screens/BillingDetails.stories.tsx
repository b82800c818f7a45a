import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { AppAtAddress, signInAs } from '../support/AppAtAddress.tsx';
import { merrowBilling } from '../fixtures/billing.ts';
import { invoiceDetails } from '../fixtures/customer.ts';
import { respondWithServerError, respondWithRefusal } from '../mocks/answers.ts';
import { billingHandlers } from '../mocks/billing.ts';
import { http, HttpResponse } from 'msw';

const PATH = '/api/billing/invoiceDetails';

const meta = preview.meta({
  title: 'Screens/Billing/Invoice details',
  component: AppAtAddress,
  parameters: { frame: 'screen', picture: 'window' },
  globals: { viewport: { value: 'desktop' } },
  args: { address: '/assets?modal=billing' },
  beforeEach: async ({ msw }) => {
    await signInAs(msw);
    msw.use(...billingHandlers());
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
const atForm = { args: { address: '/assets?modal=billing&view=details' } };

type User = { readonly click: (at: Element) => Promise<void> } & {
  readonly type: (at: Element, text: string) => Promise<void>;
};

/** Types an order number and sends the form; returns the field. */
async function send(user: User, form: ReturnType<typeof within>): Promise<HTMLElement> {
  const field = await form.findByRole('textbox', { name: 'PO number' });
  await user.type(field, 'PO-7');
  await user.click(form.getByRole('button', { name: 'Save invoice details' }));
  return field;
}

Tests.test(
  'From the summary to the form and back, with what the next invoice says',
  async ({ userEvent }) => {
    const billing = await dialog('Billing');
    await userEvent.click(await billing.findByRole('button', { name: 'Edit invoice details' }));
    const form = await dialog('Invoice details');
    await send(userEvent, form);
    await expect(
      await screen.findByText('Invoice details saved. The next invoice shows them.'),
    ).toBeVisible();
    const again = await dialog('Billing');
    await expect(again.getByText('PO-7')).toBeVisible();
  },
);

Tests.test(
  'Unchanged fields are not sent',
  { ...atForm, beforeEach: ({ msw }) => msw.use(respondWithServerError('put', PATH)) },
  async ({ userEvent }) => {
    const form = await dialog('Invoice details');
    await userEvent.click(await form.findByRole('button', { name: 'Save invoice details' }));
    await dialog('Billing');
  },
);

Tests.test(
  'A refusal is shown under its field',
  {
    ...atForm,
    beforeEach: ({ msw }) =>
      msw.use(
        respondWithRefusal('put', PATH, 422, {
          message: 'Must be at most 60 characters.',
          errors: { poNumber: ['Must be at most 60 characters.'] },
        }),
      ),
  },
  async ({ userEvent }) => {
    const form = await dialog('Invoice details');
    const field = await send(userEvent, form);
    await expect(await form.findByText('Must be at most 60 characters.')).toBeVisible();
    await expect(field).toHaveValue('PO-7');
  },
);

/** While Stripe is busy nothing is lost, and the screen gives the reason. */
export const Failed = meta.story({
  ...atForm,
  beforeEach: ({ msw }) =>
    msw.use(
      http.put(PATH, () =>
        HttpResponse.json({
          status: 'failed',
          invoiceDetails,
          reason:
            'Another change of this plan is being made. Wait a moment, then look at it again.',
        }),
      ),
    ),
  play: async ({ userEvent }) => {
    const form = await dialog('Invoice details');
    const field = await send(userEvent, form);
    await expect(await form.findByRole('alert')).toHaveTextContent('Another change of this plan');
    await expect(field).toHaveValue('PO-7');
  },
});

Tests.test(
  'A Superadmin opens the details of that company [D51]',
  {
    args: { address: '/assets?modal=billing&view=details&companyId=41' },
    beforeEach: async ({ msw }) => {
      await signInAs(msw, 'Superadmin');
      msw.use(...billingHandlers({ ...merrowBilling, companyName: 'Quillwork' }));
    },
  },
  async () => {
    const form = await dialog('Invoice details of Quillwork');
    await expect(await form.findByRole('link', { name: 'company details' })).toHaveAttribute(
      'href',
      '/admin/companies/41/details',
    );
  },
);
