import { BATCH_MAX, type BatchBody } from '@hangtag/contract/wire/serial';
import { fieldMessages } from '@hangtag/contract/wire/messages';
import { useState } from 'react';
import { NumberField } from '../../elements/NumberField/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { TextField } from '../../elements/TextField/index.ts';
import { formatNumber } from '../../support/formatNumber.ts';
import { useFormDraft } from '../../support/useFormDraft.ts';
import { FormDialog, type FormDialogState } from '../formDialog/FormDialog.tsx';

interface BatchFormProps extends FormDialogState {
  productId: number;
  /** Does the plan name an extra cost per product? [F098] */
  hasExtraCost: boolean;
  onBegin: (body: BatchBody) => Promise<boolean>;
}

const empty = { name: '', lot: '', quantity: 1000, note: '' };
const required = (typed: string) => (typed.trim() === '' ? fieldMessages.required : null);

/** How many serials are made, and what is said of their items. */
export function BatchForm({ productId, hasExtraCost, onBegin, ...dialog }: BatchFormProps) {
  const draft = useFormDraft({ name: `batch/${productId}`, what: 'the batch' }, empty);
  // Pressing twice, or again after a lost answer, begins one batch.
  const [requestId] = useState(() => crypto.randomUUID());
  const { name, lot, quantity, note } = draft.typed;
  const begin = async () => {
    if (!(await onBegin({ requestId, name, lot: lot.trim(), quantity, note }))) return;
    draft.discard();
    dialog.onClose();
  };
  return (
    <FormDialog
      {...dialog}
      draft={draft}
      title="New batch of serials"
      formName="Batch"
      submit="Make serials"
      problemTitle="Not begun."
      onSubmit={() => void begin()}
    >
      <TextField
        name="name"
        label="What they are printed on"
        value={name}
        onChange={(next) => draft.set({ name: next })}
        maxLength={80}
        validate={required}
        hint="For your list, such as “Neck tags”."
      />
      <NumberField
        name="quantity"
        label="Serials"
        minValue={1}
        maxValue={BATCH_MAX}
        value={quantity}
        onChange={(next) => Number.isFinite(next) && draft.set({ quantity: next })}
        hint={`Up to ${formatNumber(BATCH_MAX)}, each of ten letters and digits that nobody can guess.`}
      />
      <TextField
        name="lot"
        label="Lot"
        labelEnd="Optional"
        value={lot}
        onChange={(next) => draft.set({ lot: next })}
        maxLength={20}
        hint="A recall of this lot reaches every serial of the batch."
      />
      <TextField
        name="note"
        label="About each item"
        labelEnd="Optional"
        value={note}
        onChange={(next) => draft.set({ note: next })}
        maxLength={300}
        hint="Shown to people who scan one, such as its warranty."
      />
      {hasExtraCost && (
        <Text kind="data" tone="second">
          Serialized codes come at an extra cost per product.
        </Text>
      )}
    </FormDialog>
  );
}
