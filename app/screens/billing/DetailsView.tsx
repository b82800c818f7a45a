import type { CustomerAnswer } from '@hangtag/contract/wire/billingAnswers';
import type { InvoiceDetailsBody } from '@hangtag/contract/wire/billingCalls';
import { Link } from '@hangtag/ui/elements/Link';
import { InvoiceDetailsForm } from '@hangtag/ui/patterns/InvoiceDetails';
import { useState } from 'react';
import { saveInvoiceDetails } from '../../api/billing.ts';
import { toProblem } from '../../api/problem.ts';
import { paths } from '../../navigation/paths.ts';
import { withModal } from '../../navigation/modal.ts';
import { loadCustomer, renewCustomer } from '../../stores/billing.ts';
import { toasts } from '../../stores/toasts.ts';
import { useForm } from '../useForm.ts';
import { useIsMounted } from '../useIsMounted.ts';
import type { BillingLocation } from './useBillingView.ts';

interface DetailsViewProps {
  place: BillingLocation;
  customer: CustomerAnswer;
}

/** The tax id and order number of later invoices. */
export function DetailsView({ place, customer }: DetailsViewProps) {
  const { companyId, back } = place;
  const isMounted = useIsMounted();
  const { run, reported } = useForm();
  const [reason, setReason] = useState<string | null>(null);
  const save = (changes: InvoiceDetailsBody) => {
    if (Object.keys(changes).length === 0) return back();
    setReason(null);
    void run(async () => {
      const { version } = customer.invoiceDetails;
      const answer = await saveInvoiceDetails(changes, companyId, version).catch(
        async (error: unknown) => {
          // The form takes over what somebody else saved and keeps what is typed.
          if (toProblem(error).code === 'stale_write') await loadCustomer(companyId);
          throw error;
        },
      );
      if (answer.status === 'failed') return setReason(answer.reason ?? null);
      await renewCustomer({ invoiceDetails: answer.invoiceDetails });
      toasts.success('Invoice details saved. The next invoice shows them.');
      if (isMounted()) back();
    });
  };
  return (
    <InvoiceDetailsForm
      {...reported}
      details={customer.invoiceDetails}
      problem={reported.problem ?? reason}
      addressHint={
        <>
          Name and address come from the{' '}
          <Link
            href={companyId === undefined ? withModal('company') : paths.companyDetails(companyId)}
          >
            company details
          </Link>
          .
        </>
      }
      onSave={save}
      onBack={() => back()}
    />
  );
}
