import { InvoiceDetails } from '@hangtag/ui/patterns/InvoiceDetails';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/InvoiceDetails.tsx';
import { fullDetails, invoiceDetails } from '../fixtures/customer.ts';
import { expectPhrases } from '../support/screenReader.ts';

const meta = preview.meta({
  title: 'Patterns/Billing/InvoiceDetails',
  component: InvoiceDetails,
  parameters: { usage, frame: 'form' },
  globals: { viewport: { value: 'desktop' } },
  args: { details: fullDetails, onEdit: fn() satisfies (() => void) | undefined },
});

export const Tests = meta.story({
  tags: ['test-only'],
  parameters: { chromatic: { disableSnapshot: true } },
});

export const Example = meta.story({
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('12-3456789')).toBeVisible();
    await expect(canvas.getByText('United States, EIN')).toBeVisible();
    await expect(canvas.getByText('PO-2026-118')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
  },
});

Example.test('The details show what the next invoice says about its payer', async ({ args }) => {
  await expect(args.onEdit).toHaveBeenCalledOnce();
});

export const Empty = meta.story({
  tags: ['picture'],
  args: { details: invoiceDetails },
});

Empty.test('Only the address is known yet', async ({ canvas }) => {
  await expect(canvas.getAllByText('None')).toHaveLength(2);
});

export const LongText = meta.story({
  args: {
    details: {
      billTo: [
        'The Associated Growers, Pressers and Bottlers of the Lower Guadalquivir Valley',
        'Polígono Industrial La Isla, Calle Río Viejo 48, Nave 3',
        'Edificio de Administración, segunda planta',
        'SE 41703',
        'Spain',
        'contabilidad.proveedores@guadalquivir-growers.example',
      ],
      taxId: { type: 'ch_vat', value: 'CHE-123.456.789 MWST' },
      poNumber: 'PO-2026-GUADALQUIVIR-PACKAGING-AND-LABELS-0000118-REV-7-FINAL',
    },
  },
});

Example.test(
  'A phone shows one below the other',
  { globals: { viewport: { value: 'phone' } } },
  async ({ args }) => {
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
);

Tests.test(
  'A read-only reader has no button to change it',
  { args: { onEdit: undefined } },
  async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
);

Empty.test(
  'A kind that only Stripe knows is shown by its number',
  { args: { details: { ...fullDetails, taxId: { type: 'xx_new', value: 'XX-77' } } } },
  async ({ canvas }) => {
    await expect(canvas.getByText('XX-77')).toBeVisible();
    await expect(canvas.queryByText(/xx_new/)).toBeNull();
  },
);

Tests.test('is read by a screen reader', async ({ canvas }) => {
  await expectPhrases(canvas.getByRole('region'), [
    'region, Invoice details',
    'heading, Invoice details, level 3',
    'button, Edit invoice details',
    'term',
    'Bill to',
    'definition',
    'Merrow Goods',
    '14 Quay Street',
    'ME 04101',
    'United States',
    'accounts@merrow.example',
    'term',
    'Tax ID',
    'definition',
    '12-3456789',
    'United States, EIN',
    'term',
    'PO number',
    'definition',
    'PO-2026-118',
  ]);
});
