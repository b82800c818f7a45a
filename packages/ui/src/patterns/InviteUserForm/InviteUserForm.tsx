import type { Role } from '@hangtag/contract/wire/user';
import { RecoveredFieldsNotice } from '@hangtag/ui/patterns/DraftRecoveryNotice';
import { useEffect, useRef } from 'react';
import { Form, type FormErrors } from '../../elements/Form/index.ts';
import { RadioGroup } from '../../elements/RadioGroup/index.ts';
import { TextArea } from '../../elements/TextArea/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import type { FormDraft } from '../../support/useFormDraft.ts';
import { addressesOf, addressesProblem } from './addresses.ts';

/** The values of the form. */
export interface InviteValues {
  /** The addresses as typed. */
  readonly text: string;
  readonly role: Role;
}

export interface InviteUserFormProps {
  /** For the button outside the form, by the attribute `form`. */
  id: string;
  /** Roles that this user may invite into, the default first [F209]. */
  roles: readonly Role[];
  /** Receives the valid addresses without duplicates, and their common role. */
  onInvite: (emails: readonly string[], role: Role) => void;
  /** The addresses and their role. */
  draft: FormDraft<InviteValues>;
  /** Validation errors by the wire's names: `email`, `role`. */
  errors?: FormErrors;
  /** Whether the invitations are being sent; the form is then read-only. @default false */
  isBusy?: boolean;
}

/** The form for addresses and a role [F069]. */
export function InviteUserForm(props: InviteUserFormProps) {
  const { id, roles, onInvite, draft, errors, isBusy = false } = props;
  const { text, role } = draft.typed;
  // The dialog has only this one question, so the field takes focus.
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const many = addressesOf(text).length;
  return (
    <Form
      id={id}
      aria-label="Invite user"
      errors={errors}
      onSubmit={() => onInvite(addressesOf(text), role)}
    >
      <Stack gap={20}>
        {draft.isRecovered && <RecoveredFieldsNotice onDiscard={draft.discard} />}
        <TextArea
          label="Email"
          name="email"
          inputMode="email"
          autoComplete="off"
          ref={field}
          hint="For several people, separate the addresses by commas, spaces or new lines."
          labelEnd={many > 1 ? `${many} addresses` : undefined}
          value={text}
          onChange={(next) => draft.set({ text: next })}
          validate={addressesProblem}
          isReadOnly={isBusy}
        />
        <RadioGroup
          label="Role"
          name="role"
          options={roles.map((value) => ({ value, label: value, description: meaning[value] }))}
          value={role}
          onChange={(next) => draft.set({ role: next })}
          isReadOnly={isBusy}
        />
      </Stack>
    </Form>
  );
}

/** What each role may do, in one sentence. */
const meaning: Readonly<Record<Role, string>> = {
  User: 'Makes, edits and publishes products.',
  Admin: 'As a User, and manages people, the company and billing.',
  Superadmin: 'Manages every company on the platform.',
};
