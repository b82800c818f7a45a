import type { AlertKind } from '@hangtag/contract/wire/alerts';
import { emailProblem } from '@hangtag/contract/wire/email';
import { fieldMessages } from '@hangtag/contract/wire/messages';
import { type Avatar, avatars } from '@hangtag/contract/wire/user';
import { RecoveredFieldsNotice } from '@hangtag/ui/patterns/DraftRecoveryNotice';
import { useState } from 'react';
import { Button } from '../../elements/Button/index.ts';
import { CheckboxGroup, type CheckboxOption } from '../../elements/CheckboxGroup/index.ts';
import { Form, type FormErrors } from '../../elements/Form/index.ts';
import { Link } from '../../elements/Link/index.ts';
import { Notice } from '../../elements/Notice/index.ts';
import { PasswordField } from '../../elements/PasswordField/index.ts';
import { PictureRadioGroup } from '../../elements/PictureRadioGroup/index.ts';
import { TextField } from '../../elements/TextField/index.ts';
import { Grid } from '../../layout/Grid/index.ts';
import { Inline } from '../../layout/Inline/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { useFormDraft } from '../../support/useFormDraft.ts';
import { botNames } from './botNames.ts';
import * as profile from './profile.ts';

export interface ProfileFormProps {
  /** The saved profile; a new one replaces the values in the fields. */
  saved: profile.Profile;
  /** Address of an avatar's picture. */
  avatarHref: (avatar: Avatar) => string;
  /** Receives the completed form. */
  onSave: (change: profile.ProfileChange) => void;
  /** Whether the profile is being saved. @default false */
  isBusy?: boolean;
  /** Validation errors by the wire's names: `avatar`, `name`, `email`, `phone`, `currentPassword`. */
  errors?: FormErrors;
  /** Why saving failed, as a sentence, when no field shows it. */
  failure?: string | null;
  /** Link to request a new password. */
  forgotHref: string;
  /** Id for a submit button outside the form; the form then has none. */
  id?: string;
  /** Why the form is read-only now. @default null */
  lockedReason?: string | null;
}

const alertOptions: readonly CheckboxOption<AlertKind>[] = [
  { value: 'dead', label: 'A code leads nowhere', hint: 'At once.' },
  {
    value: 'codes',
    label: 'The weekly check finds a printed code that leads nowhere',
    hint: 'Once a day.',
  },
  {
    value: 'links',
    label: 'A button on a live page leads nowhere',
    hint: 'Once a day; at once with more than 50 clicks a day.',
  },
  { value: 'silence', label: 'A product is not scanned any more', hint: 'Once a day.' },
  { value: 'spike', label: 'A product has far more scans than usual', hint: 'Once a day.' },
  {
    value: 'serials',
    label: 'The code of one item is opened again and again',
    hint: 'Once a day.',
  },
];

const limits = { name: 120, phone: 40 } as const;
const required = (typed: string) => (typed.trim() === '' ? fieldMessages.required : null);

/** The user's own avatar, name, email and phone [F070, F071]. */
export function ProfileForm(props: ProfileFormProps) {
  const { saved, avatarHref, onSave, isBusy = false, errors, failure, forgotHref, id } = props;
  const { lockedReason = null } = props;
  const isReadOnly = lockedReason !== null;
  const draft = useFormDraft(
    isReadOnly ? null : { name: 'profile', what: 'your profile' },
    profile.fieldsOf(saved),
    profile.isStored,
  );
  const { typed, set } = draft;
  const [currentPassword, setCurrentPassword] = useState('');
  const [signsInWith, setSignsInWith] = useState(saved.email);
  if (signsInWith !== saved.email) {
    setSignsInWith(saved.email);
    setCurrentPassword('');
  }
  const isOtherEmail = profile.isOtherEmail(typed.email, saved.email);
  return (
    <Form
      id={id}
      aria-label="Your profile"
      errors={errors}
      onSubmit={() => onSave(profile.changeOf(typed, saved, currentPassword))}
    >
      <Stack gap={20}>
        {isReadOnly && <Notice>{lockedReason}</Notice>}
        {failure && (
          <Notice tone="danger" title="Not saved." announcement="assertive">
            {failure}
          </Notice>
        )}
        {draft.isRecovered && <RecoveredFieldsNotice onDiscard={draft.discard} />}
        <PictureRadioGroup
          label="Picture"
          name="avatar"
          isReadOnly={isReadOnly}
          options={avatars.map((value) => ({
            value,
            label: botNames[value],
            src: avatarHref(value),
          }))}
          value={typed.avatar}
          onChange={(avatar) => set({ avatar })}
        />
        <TextField
          label="Name"
          name="name"
          isReadOnly={isReadOnly}
          autoComplete="name"
          value={typed.name}
          onChange={(name) => set({ name })}
          maxLength={limits.name}
          validate={required}
        />
        <Grid gap={20}>
          <TextField
            label="Email"
            name="email"
            isReadOnly={isReadOnly}
            type="email"
            autoComplete="email"
            value={typed.email}
            onChange={(email) => set({ email })}
            hint="You sign in with it."
            validate={emailProblem}
          />
          <TextField
            label="Phone"
            name="phone"
            isReadOnly={isReadOnly}
            type="tel"
            autoComplete="tel"
            placeholder={isReadOnly ? undefined : 'xxx-xxx-xxxx'}
            labelEnd={isReadOnly ? undefined : 'Optional'}
            value={typed.phone}
            onChange={(phone) => set({ phone })}
            maxLength={limits.phone}
          />
        </Grid>
        {saved.mutedAlerts && (
          <CheckboxGroup
            label="Emails about your company"
            name="mutedAlerts"
            hint="Sent to you alone; other admins choose for themselves."
            isReadOnly={isReadOnly}
            options={alertOptions}
            value={typed.alerts}
            onChange={(alerts) => set({ alerts })}
          />
        )}
        {isOtherEmail && (
          <PasswordField
            label="Current password"
            name="currentPassword"
            autoComplete="current-password"
            hint="Another email needs the password you sign in with now."
            value={currentPassword}
            onChange={setCurrentPassword}
            validate={required}
          />
        )}
        <Inline justify="between">
          <Link href={forgotHref} display="alone">
            Reset your password?
          </Link>
          {!id && !isReadOnly && (
            <Button type="submit" tone="primary" isPending={isBusy}>
              Save profile
            </Button>
          )}
        </Inline>
      </Stack>
    </Form>
  );
}
