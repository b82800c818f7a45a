import type { InvoiceDetails as Details, TaxId } from '@hangtag/contract/wire/billing';
import { useId } from 'react';
import { isTaxIdType, taxIdKinds } from '@hangtag/contract/wire/taxId';
import { Button } from '../../elements/Button/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { BillTo } from './BillTo.tsx';
import * as css from './InvoiceDetails.css.ts';

export interface InvoiceDetailsProps {
  /** The saved details of later invoices. */
  details: Details;
  /** Opens the form; absent where it is read-only. */
  onEdit?: (() => void) | undefined;
  /** Heading level of the title. @default 3 */
  level?: 2 | 3 | 4;
}

/** The details on the next invoice: name and address, tax id, order number. */
export function InvoiceDetails({ details, onEdit, level = 3 }: InvoiceDetailsProps) {
  const id = useId();
  const { billTo, taxId, poNumber } = details;
  const kind = taxId && kindWords(taxId);
  return (
    <section className={css.place} aria-labelledby={id} data-component="InvoiceDetails">
      <header className={css.head}>
        <Heading id={id} level={level} kind="heading">
          Invoice details
        </Heading>
        {onEdit && (
          <Button size="small" onPress={onEdit}>
            Edit invoice details
          </Button>
        )}
      </header>
      <dl className={css.facts}>
        <div className={css.fact}>
          <dt className={css.name}>Bill to</dt>
          <BillTo lines={billTo} />
        </div>
        <div className={css.fact}>
          <dt className={css.name}>Tax ID</dt>
          <dd className={taxId ? css.given : css.missing}>
            {taxId?.value ?? 'None'}
            {kind && <span className={css.aside}>{kind}</span>}
          </dd>
        </div>
        <div className={css.fact}>
          <dt className={css.name}>PO number</dt>
          <dd className={poNumber === null ? css.missing : css.given}>{poNumber ?? 'None'}</dd>
        </div>
      </dl>
    </section>
  );
}

/** The kind of a tax id as text; null for a kind that only Stripe's own pages know. */
const kindWords = ({ type }: TaxId): string | null =>
  isTaxIdType(type) ? taxIdKinds[type].title : null;
