import { fieldMessages } from '@hangtag/contract/wire/messages';
import { abilities, type Ability } from '@hangtag/contract/wire/apiToken';
import { RecoveredFieldsNotice } from '@hangtag/ui/patterns/DraftRecoveryNotice';
import { useState } from 'react';
import { CheckboxGroup } from '../../elements/CheckboxGroup/index.ts';
import { Form, type FormErrors } from '../../elements/Form/index.ts';
import { Notice } from '../../elements/Notice/index.ts';
import { Select } from '../../elements/Select/index.ts';
import { TextField } from '../../elements/TextField/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { formatDate } from '../../support/formatDate.ts';
import { abilityWords } from '../../support/abilityWords.ts';
import { useFormDraft } from '../../support/useFormDraft.ts';
import { endOf, type Lifetime, lifetimes } from './tokenWords.ts';

/** The request body of a new token, with the wire's names. */
export interface NewToken {
  readonly name: string;
  readonly abilities: readonly Ability[];
  /** ISO 8601; null for no expiry. */
  readonly expiresAt: string | null;
}

interface NewTokenFormProps {
  /** The company that the token acts for; another one's form has its own input. */
  companyId: number;
  id: string;
  errors: FormErrors | undefined;
  failure: string | undefined;
  onCreate: (token: NewToken) => void;
  now: number | undefined;
}

const options = abilities.map((value) => ({ value, label: abilityWords[value] }));

/** Whether a stored value fits its field. */
function isNewToken(value: unknown, field: 'name' | 'chosen' | 'lifetime'): boolean {
  if (field === 'name') return typeof value === 'string';
  if (field === 'lifetime') return lifetimes.some(({ id }) => id === value);
  return Array.isArray(value) && value.every((each) => abilities.includes(each as Ability));
}

/** The form for a token's name, abilities and lifetime. */
export function NewTokenForm(props: NewTokenFormProps) {
  const { id, companyId, errors, failure, onCreate, now } = props;
  const [shownAt] = useState(() => Date.now());
  const draft = useFormDraft(
    { name: `newToken/${companyId}`, what: 'the new token' },
    { name: '', chosen: [] as readonly Ability[], lifetime: '90' as Lifetime },
    isNewToken,
  );
  const { name, chosen, lifetime } = draft.typed;
  const expiresAt = endOf(lifetime, now ?? shownAt);
  return (
    <Form
      id={id}
      aria-label="New token"
      errors={errors}
      onSubmit={() => onCreate({ name: name.trim(), abilities: chosen, expiresAt })}
    >
      <Stack gap={20}>
        {draft.isRecovered && <RecoveredFieldsNotice onDiscard={draft.discard} />}
        {failure && (
          <Notice tone="danger" title="Not made." announcement="assertive">
            {failure}
          </Notice>
        )}
        <TextField
          label="Name"
          name="name"
          hint="What uses it, such as the shop or the label printer."
          value={name}
          onChange={(next) => draft.set({ name: next })}
          maxLength={80}
          validate={() => (name.trim() === '' ? fieldMessages.required : null)}
        />
        <CheckboxGroup
          label="What it may do"
          name="abilities"
          options={options}
          value={chosen}
          onChange={(next) => draft.set({ chosen: next })}
          validate={() => (chosen.length === 0 ? 'Choose at least one ability.' : null)}
        />
        <Select
          label="Works for"
          name="expiresAt"
          options={lifetimes}
          value={lifetime}
          onChange={(next) => draft.set({ lifetime: next })}
          hint={
            expiresAt === null ? 'It has no end of its own.' : `Until ${formatDate(expiresAt)}.`
          }
        />
      </Stack>
    </Form>
  );
}
