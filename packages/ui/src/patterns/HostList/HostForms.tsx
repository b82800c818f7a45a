import { readHost } from '@hangtag/contract/wire/host';
import { Notice } from '../../elements/Notice/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { TextField } from '../../elements/TextField/index.ts';
import { useFormDraft } from '../../support/useFormDraft.ts';
import { FormDialog, type FormDialogState } from '../formDialog/FormDialog.tsx';

/** The name of a domain that the company holds. */
export function AddHostForm({
  onAdd,
  ...state
}: FormDialogState & { readonly onAdd: (host: string) => Promise<boolean> }) {
  const draft = useFormDraft({ name: 'addHost', what: 'the domain' }, { host: '' });
  const add = async () => {
    if (!(await onAdd(draft.typed.host))) return;
    draft.discard();
    state.onClose();
  };
  return (
    <FormDialog
      {...state}
      draft={draft}
      title="Add a domain"
      submit="Add domain"
      problemTitle="Not added."
      onSubmit={() => void add()}
    >
      <TextField
        name="host"
        label="Domain"
        value={draft.typed.host}
        onChange={(host) => draft.set({ host })}
        validate={(typed) =>
          readHost(typed) === null
            ? 'Is a name like code.merrow.example, without https:// and without a path.'
            : null
        }
        maxLength={253}
        spellCheck="false"
        hint="Short names make small codes. A TXT record then proves that it is yours."
      />
    </FormDialog>
  );
}

interface UseHostFormProps extends FormDialogState {
  readonly id: number;
  readonly host: string;
  /** Who renewed it when it was used last; empty when it never was. */
  readonly renewer: string;
  readonly onUse: (renewer: string) => Promise<boolean>;
}

/** What it means to print a domain, and who renews it. */
export function UseHostForm({ id, host, renewer, onUse, ...state }: UseHostFormProps) {
  const draft = useFormDraft({ name: `useHost/${id}`, what: 'who renews the domain' }, { renewer });
  const use = async () => {
    if (!(await onUse(draft.typed.renewer))) return;
    draft.discard();
    state.onClose();
  };
  return (
    <FormDialog
      {...state}
      draft={draft}
      title={`Print ${host}?`}
      submit="Use in new codes"
      problemTitle="Not used."
      onSubmit={() => void use()}
    >
      <Notice tone="caution" title="This address will be in print.">
        If the domain lapses, whoever buys it owns your packs.
      </Notice>
      <TextField
        name="renewer"
        label="Who renews it"
        value={draft.typed.renewer}
        onChange={(next) => draft.set({ renewer: next })}
        validate={(typed) =>
          typed.trim() === '' ? 'Name the person or department that renews the domain.' : null
        }
        maxLength={120}
        hint="Emails about the domain name them. Admins get one on the day it stops leading here."
      />
      <Text kind="data" tone="second">
        Codes that are printed already stay as they are and keep working.
      </Text>
    </FormDialog>
  );
}
