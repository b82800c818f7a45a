/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/control-has-associated-label -- on phones rows are no longer drawn as a table, and some browsers then forget that they are one */
import type { Invoice } from '@hangtag/contract/wire/billing';
import { Download } from 'lucide-react';
import { Link } from '../../elements/Link/index.ts';
import { NoBreakDates } from '../../elements/Text/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { formatDay } from '../../support/formatDate.ts';
import { formatMoney } from '../../support/formatMoney.ts';
import * as css from './BillingHistory.css.ts';

interface InvoiceTableProps {
  /** Id of the heading that names the table. */
  readonly labelledBy: string;
  readonly invoices: readonly Invoice[];
}

/** The status of an invoice, as text. */
const statusWords: Readonly<Record<Invoice['status'], string>> = {
  paid: 'Paid',
  open: 'Not paid',
  void: 'Void',
};

const columns = ['date', 'description', 'status', 'amount', 'file'] as const;
const names = { date: 'Date', description: 'Description', status: 'Status', amount: 'Amount' };

/** One invoice per row; two lines on phones. */
export function InvoiceTable({ labelledBy, invoices }: InvoiceTableProps) {
  return (
    <table className={css.table} role="table" aria-labelledby={labelledBy}>
      <thead className={css.heads} role="rowgroup">
        <tr role="row">
          {columns.map((part) => (
            <th key={part} scope="col" role="columnheader" className={css.column({ part })}>
              {part === 'file' ? <VisuallyHidden>Invoice</VisuallyHidden> : names[part]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={css.body} role="rowgroup">
        {invoices.map((invoice) => (
          <tr key={invoice.id} className={css.row} role="row">
            <td className={css.cell({ part: 'date' })} role="cell">
              {formatDay(invoice.date)}
            </td>
            <th className={css.cell({ part: 'description' })} scope="row" role="rowheader">
              <NoBreakDates text={invoice.description} />
            </th>
            <td className={css.cell({ part: 'status', status: invoice.status })} role="cell">
              {statusWords[invoice.status]}
            </td>
            <td className={css.cell({ part: 'amount' })} role="cell">
              {formatMoney(invoice.amount)}
            </td>
            <td className={css.cell({ part: 'file' })} role="cell">
              <Link href={invoice.invoiceUrl} display="alone" icon={Download} download>
                <span>
                  PDF<VisuallyHidden> of {formatDay(invoice.date)}</VisuallyHidden>
                </span>
              </Link>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
