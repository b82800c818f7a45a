import { invitedAddressReason } from '@hangtag/contract/rules/userRights';
import { emailProblem } from '@hangtag/contract/wire/email';
import { fieldMessages } from '@hangtag/contract/wire/messages';
import { avatars } from '@hangtag/contract/wire/user';
import type { UserRow } from '@hangtag/contract/wire/users';
import { PictureRadioGroup } from '../../elements/PictureRadioGroup/index.ts';
import { TextField } from '../../elements/TextField/index.ts';
import { useFormDraft } from '../../support/useFormDraft.ts';
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
  const draft = useFormDraft(
    { name: `user/${user.id}`, what: nameOf(user) },
    { avatar: user.avatar, name: user.name ?? '', email: user.email, phone: user.phone ?? '' },
  );
  const { avatar, name, email, phone } = draft.typed;
  // An invited user enters their own name.
  const isNameless = user.name === null && user.status === 'Pending';
  const hasFields = Object.keys(status.fields ?? {}).length > 0;
  const isOtherEmail = email.trim().toLowerCase() !== user.email.toLowerCase();
  const save = async () => {
    // Only what differs, so that a save never undoes what was saved elsewhere.
    const change = {
      ...(avatar === user.avatar ? {} : { avatar }),
      ...(phone.trim() === (user.phone ?? '') ? {} : { phone: phone.trim() || null }),
      ...(name.trim() && name.trim() !== user.name ? { name: name.trim() } : {}),
      ...(isOtherEmail ? { email: email.trim() } : {}),
    };
    if (await props.onEdit(user, change)) onClose();
  };
  return (
    <FormDialog
      draft={draft}
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
        onChange={(next) => draft.set({ avatar: next })}
      />
      <TextField
        label="Name"
        name="name"
        labelEnd={isNameless ? 'Optional' : undefined}
        value={name}
        onChange={(next) => draft.set({ name: next })}
        maxLength={limits.name}
        validate={isNameless ? undefined : required}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        value={email}
        onChange={(next) => draft.set({ email: next })}
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
        onChange={(next) => draft.set({ phone: next })}
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
