import type { Role } from '@hangtag/contract/wire/user';
import { useEffect, useRef, useState } from 'react';
import { Form, type FormErrors } from '../../elements/Form/index.ts';
import { RadioGroup } from '../../elements/RadioGroup/index.ts';
import { TextArea } from '../../elements/TextArea/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { addressesOf, addressesProblem } from './addresses.ts';

export interface InviteUserFormProps {
  /** For the button outside the form, by the attribute `form`. */
  id: string;
  /** Roles that this user may invite into, the default first [F209]. */
  roles: readonly Role[];
  /** Receives the valid addresses without duplicates, and their common role. */
  onInvite: (emails: readonly string[], role: Role) => void;
  /** The initial text of the field, such as addresses that were not invited. @default '' */
  typed?: string;
  /** Validation errors by the wire's names: `email`, `role`. */
  errors?: FormErrors;
  /** Whether the invitations are being sent; the form is then read-only. @default false */
  isBusy?: boolean;
}

/** The form for addresses and a role [F069]. */
export function InviteUserForm(props: InviteUserFormProps) {
  const { id, roles, onInvite, typed = '', errors, isBusy = false } = props;
  const [text, setText] = useState(typed);
  const [role, setRole] = useState<Role>(roles[0] ?? 'User');
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
        <TextArea
          label="Email"
          name="email"
          inputMode="email"
          autoComplete="off"
          ref={field}
          hint="For several people, separate the addresses by commas, spaces or new lines."
          labelEnd={many > 1 ? `${many} addresses` : undefined}
          value={text}
          onChange={setText}
          validate={addressesProblem}
          isReadOnly={isBusy}
        />
        <RadioGroup
          label="Role"
          name="role"
          options={roles.map((value) => ({ value, label: value, description: meaning[value] }))}
          value={role}
          onChange={setRole}
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
