import { VOID_REASON_MAX } from '@hangtag/contract/wire/serial';
import { fieldMessages } from '@hangtag/contract/wire/messages';
import { Text } from '../../elements/Text/index.ts';
import { TextField } from '../../elements/TextField/index.ts';
import { useFormDraft } from '../../support/useFormDraft.ts';
import { FormDialog, type FormDialogState } from '../formDialog/FormDialog.tsx';

interface VoidFormProps extends FormDialogState {
  /** The batch that becomes void; null for one serial, which is typed. */
  batchName: string | null;
  /** Where unsaved input is kept. */
  draftName: string;
  onVoid: (reason: string, serial: string) => Promise<boolean>;
}

const required = (typed: string) => (typed.trim() === '' ? fieldMessages.required : null);

/** Takes a batch or one serial out of use, with the reason for the log. */
export function VoidForm({ batchName, draftName, onVoid, ...dialog }: VoidFormProps) {
  const draft = useFormDraft({ name: draftName, what: 'the reason' }, { serial: '', reason: '' });
  const { serial, reason } = draft.typed;
  const submit = async () => {
    if (!(await onVoid(reason, serial.trim()))) return;
    draft.discard();
    dialog.onClose();
  };
  return (
    <FormDialog
      {...dialog}
      draft={draft}
      title={batchName === null ? 'Void one serial' : `Void ${batchName}`}
      formName="Void"
      submit="Void"
      problemTitle="Not void."
      onSubmit={() => void submit()}
    >
      <Text>
        People who scan {batchName === null ? 'it' : 'one of them'} read that it is out of use and
        whom to ask. This cannot be taken back.
      </Text>
      {batchName === null && (
        <TextField
          name="serial"
          label="Serial"
          value={serial}
          onChange={(next) => draft.set({ serial: next })}
          maxLength={20}
          validate={required}
        />
      )}
      <TextField
        name="reason"
        label="Why"
        value={reason}
        onChange={(next) => draft.set({ reason: next })}
        maxLength={VOID_REASON_MAX}
        validate={required}
        hint="For your list and the company’s log; the page does not show it."
      />
    </FormDialog>
  );
}
