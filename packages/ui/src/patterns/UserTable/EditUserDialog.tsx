import { emailProblem } from '@hangtag/contract/rules/email';
import { fieldMessages } from '@hangtag/contract/rules/messages';
import { avatars } from '@hangtag/contract/wire/user';
import type { UserRow } from '@hangtag/contract/wire/users';
import { useId, useState } from 'react';
import { Button } from '../../elements/Button/index.ts';
import { Dialog } from '../../elements/Dialog/index.ts';
import { Form } from '../../elements/Form/index.ts';
import { Notice } from '../../elements/Notice/index.ts';
import { PictureRadioGroup } from '../../elements/PictureRadioGroup/index.ts';
import { TextField } from '../../elements/TextField/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
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

/** Another person's picture, name, email and phone [F227]. */
export function EditUserDialog({ user, status, onClose, ...props }: EditUserDialogProps) {
  const id = useId();
  const [avatar, setAvatar] = useState(user.avatar);
  const [name, setName] = useState(user.name ?? '');
  const [email, setEmail] = useState(user.email);
  const [phone, setPhone] = useState(user.phone ?? '');
  // An invited person gives their own name.
  const isNameless = user.name === null && user.status === 'Pending';
  const isBusy = status.work !== undefined;
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
    <Dialog
      title={`Edit ${nameOf(user)}`}
      isOpen
      dismissal="deliberate"
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isBusy}>
            Cancel
          </Button>
          <Button type="submit" form={id} tone="primary" isPending={isBusy}>
            Save user
          </Button>
        </>
      }
    >
      <Form id={id} aria-label="User" errors={status.fields} onSubmit={() => void save()}>
        <Stack gap={20}>
          {status.refusal && !hasFields && (
            <Notice tone="danger" title="Not saved." announcement="assertive">
              {status.refusal}
            </Notice>
          )}
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
            hint={user.can.email ? emailHint(user, isOtherEmail) : ownEmail}
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
        </Stack>
      </Form>
    </Dialog>
  );
}

const ownEmail = 'Change your own email in your profile.';

/** What another address means, once there is one. */
function emailHint({ status }: UserRow, isOther: boolean): string {
  if (!isOther) return 'They sign in with it.';
  return status === 'Pending'
    ? 'The invitation sent so far stops working. Resend it after saving.'
    : 'They are signed out everywhere, and the old address is told.';
}
