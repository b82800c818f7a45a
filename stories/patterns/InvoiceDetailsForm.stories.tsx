import { Link } from '@hangtag/ui/elements/Link';
import { InvoiceDetailsForm } from '@hangtag/ui/patterns/InvoiceDetails';
import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { fullDetails, invoiceDetails } from '../fixtures/customer.ts';
import { inDialog } from '../support/billingSummaryArgs.tsx';
import { expectAnnounced, expectPhrases } from '../support/screenReader.ts';
import { tabTo } from '../support/tabTo.ts';
import { modesNamed } from '../../.storybook/modes.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

const meta = preview.meta({
  title: 'Patterns/Billing/InvoiceDetails/Form',
  component: InvoiceDetailsForm,
  parameters: { picture: 'window' },
  globals: { viewport: { value: 'desktop' } },
  decorators: [inDialog('Invoice details')],
  args: {
    details: fullDetails,
    addressHint: (
      <>
        Name and address come from the <Link href="?modal=company">company details</Link>.
      </>
    ),
    isBusy: false,
    errors: undefined satisfies Readonly<Record<string, readonly string[]>> | undefined,
    problem: null satisfies string | null,
    onSave: fn(),
    onBack: fn(),
  },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save invoice details' });

export const Example = meta.story({
  parameters: { chromatic: { modes: modesNamed('phone') } },
  tags: ['picture'],
  play: async ({ userEvent }) => {
    await userEvent.clear(field(/PO number/));
    await userEvent.type(field(/PO number/), 'PO-9');
    await tabTo(userEvent, save());
    await userEvent.keyboard('{Enter}');
  },
});

Example.test('Only changed fields are saved', async ({ args }) => {
  await expect(args.onSave).toHaveBeenCalledWith({ poNumber: 'PO-9' });
});

Tests.test('fits a phone', { globals: { viewport: { value: 'phone' } } }, fitsItsWidth);

Tests.test(
  'A number needs its kind, and no change saves nothing',
  { args: { details: invoiceDetails } },
  async ({ args, userEvent }) => {
    await expect(field(/^Tax ID/)).toBeDisabled();
    await userEvent.click(save());
    await expect(args.onSave).toHaveBeenCalledWith({});
  },
);

Tests.test(
  'The kind and a matching number are entered by keyboard',
  { args: { details: invoiceDetails } },
  async ({ args, userEvent }) => {
    await tabTo(userEvent, screen.getByRole('button', { name: /Kind of tax ID/ }));
    await userEvent.keyboard('{Enter}');
    const choices = within(await screen.findByRole('listbox'));
    await expect(choices.getAllByRole('option')).toHaveLength(16);
    await userEvent.keyboard('European{Enter}');
    await userEvent.tab();
    await expect(field(/^Tax ID/)).toHaveFocus();
    await userEvent.keyboard('123');
    await userEvent.click(save());
    await expect(
      await screen.findByText('Does not look like one of this kind. An example: DE136695976'),
    ).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.clear(field(/^Tax ID/));
    await userEvent.type(field(/^Tax ID/), 'de 123 456 789');
    await userEvent.click(save());
    await expect(args.onSave).toHaveBeenCalledWith({
      taxId: { type: 'eu_vat', value: 'de 123 456 789' },
    });
  },
);

Tests.test('No tax ID removes the number', async ({ args, userEvent }) => {
  await tabTo(userEvent, screen.getByRole('button', { name: /Kind of tax ID/ }));
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('listbox');
  await userEvent.keyboard('No tax{Enter}');
  await expect(field(/^Tax ID/)).toHaveValue('');
  await userEvent.click(save());
  await expect(args.onSave).toHaveBeenCalledWith({ taxId: null });
});

Tests.test(
  'A kind that only Stripe knows stays until another one is chosen',
  { args: { details: { ...fullDetails, taxId: { type: 'xx_new', value: 'XX-77' } } } },
  async ({ args, userEvent }) => {
    await expect(field(/^Tax ID/)).toHaveValue('XX-77');
    await userEvent.click(save());
    await expect(args.onSave).toHaveBeenCalledWith({});
  },
);

export const Refused = meta.story({
  tags: ['picture'],
  args: { errors: { 'taxId.value': ['Stripe does not take this number. Check for a typo.'] } },
  play: async () => {
    await screen.findByText(/Stripe does not take/);
  },
});

Refused.test('A value that Stripe refuses is reported under its field', async () => {
  await expect(await screen.findByText(/Stripe does not take/)).toBeVisible();
  await expect(field(/^Tax ID/)).toHaveFocus();
});

export const Failed = meta.story({
  tags: ['picture'],
  args: { problem: 'The payment service did not answer. Try again in a minute.' },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent(
      'The payment service did not answer.',
    );
  },
});

Tests.test(
  'A running save sends nothing again, and focus stays',
  { args: { isBusy: true } },
  async ({ args, userEvent }) => {
    await tabTo(userEvent, field(/PO number/));
    field(/PO number/)
      .closest('form')
      ?.requestSubmit();
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(field(/PO number/)).toHaveFocus();
    await expect(screen.getByRole('button', { name: 'Back to summary' })).toBeDisabled();
  },
);

Tests.test('is read by a screen reader', async () => {
  await expectPhrases(screen.getByRole('dialog'), [
    'dialog, Invoice details',
    'banner',
    'heading, Invoice details, level 2',
    'button, Close',
    'form, Invoice details',
    'term',
    'Bill to',
    'definition',
    'Merrow Goods',
    '14 Quay Street',
    'ME 04101',
    'United States',
    'accounts@merrow.example',
    'Name and address come from the',
    'link, company details',
    '.',
    'Kind of tax ID',
    'button, United States, EIN Kind of tax ID, not expanded, has popup listbox',
    'Tax ID',
    'textbox, Tax ID, 12-3456789, For example 12-3456789',
    'For example 12-3456789',
    'PO number',
    'Optional',
    'textbox, PO number, PO-2026-118, Stands on every invoice from the next one on. Earlier invoices stay as they are.',
    'Stands on every invoice from the next one on. Earlier invoices stay as they are.',
    'contentinfo',
    'button, Back to summary',
    'button, Save invoice details',
  ]);
});

Tests.test(
  'The form announces each of its controls',
  { args: { details: invoiceDetails } },
  async ({ userEvent }) => {
    await tabTo(userEvent, screen.getByRole('link', { name: 'company details' }));
    await expectAnnounced(
      () => userEvent.tab(),
      [
        'dialog, Invoice details',
        'button, No tax ID Kind of tax ID, not expanded, has popup listbox',
      ],
    );
  },
);
