import { type TaxIdType, isTaxIdType } from '@hangtag/contract/wire/taxId';
import type { InvoiceDetails } from '@hangtag/contract/wire/billing';
import { PO_NUMBER_MAX, type InvoiceDetailsBody } from '@hangtag/contract/wire/billingCalls';
import { RecoveredFieldsNotice } from '@hangtag/ui/patterns/DraftRecoveryNotice';
import { type ReactNode, useId } from 'react';
import { Alert } from '../../elements/Alert/index.ts';
import { Button } from '../../elements/Button/index.ts';
import { DialogView } from '../../elements/Dialog/index.ts';
import { Form, type FormErrors } from '../../elements/Form/index.ts';
import { TextField } from '../../elements/TextField/index.ts';
import { Bleed } from '../../layout/Bleed/index.ts';
import { useFormDraft } from '../../support/useFormDraft.ts';
import { BillTo } from './BillTo.tsx';
import * as css from './InvoiceDetails.css.ts';
import { TaxIdFields } from './TaxIdFields.tsx';

export interface InvoiceDetailsFormProps {
  /** The saved details, which the fields show at first. */
  details: InvoiceDetails;
  /** Where name and address are changed, as a sentence with its link. */
  addressHint: ReactNode;
  /** Whether the details are being saved. @default false */
  isBusy?: boolean;
  /** Validation errors by the wire's names; a new object announces them again. */
  errors?: FormErrors | undefined;
  /** Why saving failed, as a sentence; null when nothing failed. @default null */
  problem?: string | null;
  /** Receives only the changed values. */
  onSave: (changes: InvoiceDetailsBody) => void;
  /** Returns without saving. */
  onBack: () => void;
}

/** Edits the details of later invoices; the payer's name and address belong to the company's details. */
export function InvoiceDetailsForm(props: InvoiceDetailsFormProps) {
  const { details, isBusy = false, errors, problem = null, onBack } = props;
  const form = useId();
  const given = details.taxId;
  const draft = useFormDraft(
    { name: 'invoiceDetails', what: 'the invoice details' },
    {
      type: given && isTaxIdType(given.type) ? given.type : null,
      value: given?.value ?? '',
      poNumber: details.poNumber ?? '',
    },
  );
  const { type, value, poNumber } = draft.typed;
  const save = () => {
    // Enter in a field submits the form, also while it is being saved.
    if (isBusy) return;
    props.onSave({ ...taxIdChange(details, type, value), ...poNumberChange(details, poNumber) });
  };
  return (
    <DialogView
      footerStart={
        <Bleed>
          <Button tone="quiet" isDisabled={isBusy} onPress={onBack}>
            Back to summary
          </Button>
        </Bleed>
      }
      footer={
        <Button tone="primary" type="submit" form={form} isPending={isBusy}>
          Save invoice details
        </Button>
      }
    >
      <Form id={form} aria-label="Invoice details" errors={errors} onSubmit={save}>
        <div className={css.form} data-component="InvoiceDetailsForm">
          {draft.isRecovered && <RecoveredFieldsNotice onDiscard={draft.discard} />}
          {problem !== null && <Alert key={problem}>{problem}</Alert>}
          <div>
            <dl className={css.plain}>
              <div className={css.fact}>
                <dt className={css.label}>Bill to</dt>
                <BillTo lines={details.billTo} />
              </div>
            </dl>
            <p className={css.hint}>{props.addressHint}</p>
          </div>
          <TaxIdFields
            type={type}
            value={value}
            isLocked={isBusy}
            onTypeChange={(next) => draft.set({ type: next })}
            onValueChange={(next) => draft.set({ value: next })}
          />
          <TextField
            label="PO number"
            labelEnd="Optional"
            name="poNumber"
            maxLength={PO_NUMBER_MAX}
            isReadOnly={isBusy}
            value={poNumber}
            onChange={(next) => draft.set({ poNumber: next })}
            hint="Stands on every invoice from the next one on. Earlier invoices stay as they are."
          />
        </div>
      </Form>
    </DialogView>
  );
}

/** Undefined without a change; a kind that only Stripe knows stays until another one is selected. */
function taxIdChange(
  { taxId: before }: InvoiceDetails,
  type: TaxIdType | null,
  value: string,
): Pick<InvoiceDetailsBody, 'taxId'> {
  const isSame = (before?.value ?? '') === value.trim();
  if (isSame && (before === null || type === null || before.type === type)) return {};
  return { taxId: type === null ? null : { type, value: value.trim() } };
}

function poNumberChange(
  { poNumber: before }: InvoiceDetails,
  typed: string,
): Pick<InvoiceDetailsBody, 'poNumber'> {
  const poNumber = typed.trim() === '' ? null : typed.trim();
  return poNumber === before ? {} : { poNumber };
}
