import { BillingHistory, type BillingHistoryProps } from '@hangtag/ui/patterns/BillingHistory';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { usage } from '../docs/usage/BillingHistory.tsx';
import { invoices, manyInvoices, openInvoice } from '../fixtures/customer.ts';
import { expectPhrases, expectStops } from '../support/screenReader.ts';
import { fitsItsWidth } from '../support/fitsItsWidth.ts';

const meta = preview.meta({
  title: 'Patterns/Billing/BillingHistory',
  component: BillingHistory,
  parameters: { usage, frame: 'form' },
  args: {
    invoices: invoices satisfies BillingHistoryProps['invoices'],
    csvHref: '/api/billing/history.csv',
  },
});

export const Example = meta.story({
  tags: ['picture'],
});

Example.test(
  'Each row has date, description, status, amount and invoice [F116]',
  async ({ canvas }) => {
    const rows = canvas.getAllByRole('row');
    await expect(rows).toHaveLength(5);
    await expect(rows[3]).toHaveTextContent('10-02-2026');
    await expect(rows[3]).toHaveTextContent('1 additional product, 9 days');
    await expect(rows[3]).toHaveTextContent('$6.00');
    await expect(canvas.getByRole('link', { name: 'PDF of 10-02-2026' })).toHaveAttribute(
      'href',
      '/api/invoices/in_20261002/pdf',
    );
    await expect(canvas.getByRole('link', { name: 'Download as CSV' })).toHaveAttribute(
      'href',
      '/api/billing/history.csv',
    );
  },
);

export const Empty = meta.story({
  tags: ['picture'],
  args: { invoices: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No invoice yet/)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

Example.test('one', { args: { invoices: invoices.slice(0, 1) } }, async ({ canvas, userEvent }) => {
  await expectPhrases(canvas.getByRole('table', { name: 'Billing history' }), [
    'table, Billing history',
    'row, Date Description Status Amount Invoice',
    'columnheader, Date',
    'columnheader, Description',
    'columnheader, Status',
    'columnheader, Amount',
    'columnheader, Invoice',
    'row, 11-11-2026 Business plan and 3 additional products Paid $309.00 PDF of 11-11-2026',
    'cell, 11-11-2026',
    'rowheader, Business plan and 3 additional products',
    'cell, Paid',
    'cell, $309.00',
    'cell, PDF of 11-11-2026',
    'link, PDF of 11-11-2026',
  ]);
  await expectStops(userEvent, ['link, Download as CSV', 'link, PDF of 11-11-2026']);
});

Example.test(
  'Two years are paginated by keyboard',
  { args: { invoices: manyInvoices } },
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('1–6 of 23')).toBeVisible();
    const next = canvas.getByRole('button', { name: 'Next page' });
    next.focus();
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    await expect(canvas.getByText('19–23 of 23')).toBeVisible();
    await expect(canvas.getByText('01-11-2025')).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(6);
    await userEvent.click(canvas.getByRole('button', { name: 'Page 1' }));
  },
);

export const UnpaidAndVoid = meta.story({
  tags: ['picture'],
  args: { invoices: [openInvoice, ...manyInvoices.slice(1, 4)] },
});

UnpaidAndVoid.test('Unpaid and void invoices are marked in words', async ({ canvas }) => {
  await expect(canvas.getByRole('row', { name: /11-11-2026/ })).toHaveTextContent('Not paid');
  await expect(canvas.getByRole('row', { name: /09-11-2026/ })).toHaveTextContent('Void');
});

Example.test(
  'fits a phone',
  { globals: { viewport: { value: 'phone' } }, args: { invoices: [openInvoice, ...invoices] } },
  async ({ canvas, canvasElement }) => {
    await fitsItsWidth({ canvasElement });
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(5);
  },
);

export const LongText = meta.story({
  args: {
    invoices: invoices.map((invoice) => ({
      ...invoice,
      amount: invoice.amount * 1000,
      description:
        'Business plan with 100 additional products, paid in advance for the time from 11-11-2026 to 12-11-2026',
    })),
  },
  play: async ({ canvas }) => {
    const [date] = canvas.getAllByText('12-11-2026');
    await expect(date?.getClientRects()).toHaveLength(1);
  },
});
