import type { Invoice } from '@hangtag/contract/wire/billing';
import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import { Heading } from '../../elements/Heading/index.ts';
import { Link } from '../../elements/Link/index.ts';
import { Pagination } from '../../elements/Pagination/index.ts';
import { Text } from '../../elements/Text/index.ts';
import * as css from './BillingHistory.css.ts';
import { InvoiceTable } from './InvoiceTable.tsx';

export interface BillingHistoryProps {
  /** Newest first. */
  invoices: readonly Invoice[];
  /** Address of the whole history as a CSV file. */
  csvHref: string;
  /** Rows of one page. @default 6 */
  pageSize?: number;
  /** Heading level of the title. @default 3 */
  level?: 2 | 3 | 4;
}

/** Payments by date, with their invoices to download [F116]. */
export function BillingHistory(props: BillingHistoryProps) {
  const { invoices, csvHref, pageSize = 6, level = 3 } = props;
  const id = useId();
  const [asked, setAsked] = useState(1);
  const pages = Math.max(1, Math.ceil(invoices.length / pageSize));
  // A refresh may return fewer pages than the one that was open.
  const page = Math.min(asked, pages);
  const start = (page - 1) * pageSize;
  const shown = invoices.slice(start, start + pageSize);
  return (
    <section className={css.place} aria-labelledby={id} data-component="BillingHistory">
      <header className={css.head}>
        <Heading id={id} level={level} kind="heading">
          Billing history
        </Heading>
        {invoices.length > 0 && (
          <Link href={csvHref} display="alone" icon={Download} download>
            Download as CSV
          </Link>
        )}
      </header>
      {invoices.length === 0 ? (
        <div className={css.empty}>
          <Text kind="data" tone="second">
            No invoice yet. The first one comes with the first payment.
          </Text>
        </div>
      ) : (
        <InvoiceTable labelledBy={id} invoices={shown} />
      )}
      {pages > 1 && (
        <div className={css.foot}>
          <Text kind="data" tone="second" as="span">
            {`${start + 1}–${start + shown.length} of ${invoices.length}`}
          </Text>
          <Pagination
            aria-label="Pages of the billing history"
            page={page}
            count={pages}
            onPageChange={setAsked}
          />
        </div>
      )}
    </section>
  );
}
