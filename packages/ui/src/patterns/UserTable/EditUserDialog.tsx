import { invitedAddressReason } from '@hangtag/contract/rules/userRights';
import { emailProblem } from '@hangtag/contract/wire/email';
import { fieldMessages } from '@hangtag/contract/wire/messages';
import { avatars } from '@hangtag/contract/wire/user';
import type { UserRow } from '@hangtag/contract/wire/users';
import { useState } from 'react';
import { PictureRadioGroup } from '../../elements/PictureRadioGroup/index.ts';
import { TextField } from '../../elements/TextField/index.ts';
import { FormDialog } from '../formDialog/FormDialog.tsx';
import { botNames } from '@hangtag/ui/patterns/ProfileForm';
import type { UserRowStatus, UserTableProps } from './types.ts';
import { nameOf } from './userWords.ts';

interface EditUserDialogProps extends Pick<UserTableProps, 'avatarHref' | 'onEdit' | 'me'> {
  user: UserRow;
  status: UserRowStatus;
  onClose: () => void;
}

const limits = { name: 120, phone: 40 } as const;
const required = (typed: string) => (typed.trim() === '' ? fieldMessages.required : null);

/** Another user's avatar, name, email and phone [F227]. */
export function EditUserDialog({ user, status, onClose, ...props }: EditUserDialogProps) {
  const [avatar, setAvatar] = useState(user.avatar);
  const [name, setName] = useState(user.name ?? '');
  const [email, setEmail] = useState(user.email);
  const [phone, setPhone] = useState(user.phone ?? '');
  // An invited user enters their own name.
  const isNameless = user.name === null && user.status === 'Pending';
  const hasFields = Object.keys(status.fields ?? {}).length > 0;
  const isOtherEmail = email.trim().toLowerCase() !== user.email.toLowerCase();
  const save = async () => {
    const change = {
      avatar,
      phone: phone.trim() || null,
      ...(name.trim() ? { name: name.trim() } : {}),
      ...(isOtherEmail ? { email: email.trim() } : {}),
    };
    if (await props.onEdit(user, change)) onClose();
  };
  return (
    <FormDialog
      title={`Edit ${nameOf(user)}`}
      formName="User"
      submit="Save user"
      isBusy={status.work !== undefined}
      errors={status.fields}
      problem={hasFields ? null : (status.refusal ?? null)}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <PictureRadioGroup
        label="Picture"
        name="avatar"
        options={avatars.map((value) => ({
          value,
          label: botNames[value],
          src: props.avatarHref(value),
        }))}
        value={avatar}
        onChange={setAvatar}
      />
      <TextField
        label="Name"
        name="name"
        labelEnd={isNameless ? 'Optional' : undefined}
        value={name}
        onChange={setName}
        maxLength={limits.name}
        validate={isNameless ? undefined : required}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        value={email}
        onChange={setEmail}
        isReadOnly={!user.can.email}
        hint={emailHint(user, isOtherEmail)}
        validate={emailProblem}
      />
      <TextField
        label="Phone"
        name="phone"
        type="tel"
        placeholder="xxx-xxx-xxxx"
        labelEnd="Optional"
        value={phone}
        onChange={setPhone}
        maxLength={limits.phone}
      />
    </FormDialog>
  );
}

/** What their email is for, why it is closed, or the effect of another one once it differs. */
function emailHint({ status, can }: UserRow, isOther: boolean): string {
  if (!can.email) {
    return status === 'Pending' ? invitedAddressReason : 'Change your own email in your profile.';
  }
  return isOther
    ? 'They are signed out everywhere, and the old address is told.'
    : 'They sign in with it.';
}
