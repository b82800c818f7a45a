import { fieldMessages } from '@hangtag/contract/rules/messages';
import { PASSWORD_MIN, passwordProblem } from '@hangtag/contract/rules/password';
import { PasswordField } from '../../elements/PasswordField/index.ts';

/** A password and its repetition, named as on the wire. */
export interface PasswordTyped {
  readonly password: string;
  readonly password_confirmation: string;
}

export interface NewPasswordProps {
  /** What the first field is called; the second adds "again". */
  label: string;
  /** What is typed into both fields. */
  value: PasswordTyped;
  /** Receives both fields at every key. */
  onChange: (typed: PasswordTyped) => void;
  /** Whose it is: it must not be their email or name (D07). */
  owner: { readonly email: string; readonly name?: string };
}

/** Asks for a password that is not in use yet, twice; the fields belong to the form around them. */
export function NewPassword({ label, value, onChange, owner }: NewPasswordProps) {
  return (
    <>
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        size="large"
        hint={`At least ${PASSWORD_MIN} characters. A few words that only you would put together are enough.`}
        value={value.password}
        onChange={(password) => onChange({ ...value, password })}
        validate={(typed) =>
          typed === '' ? fieldMessages.required : passwordProblem(typed, owner)
        }
      />
      <PasswordField
        label={`${label} again`}
        name="password_confirmation"
        autoComplete="new-password"
        size="large"
        value={value.password_confirmation}
        onChange={(again) => onChange({ ...value, password_confirmation: again })}
        validate={(typed) => {
          if (typed === '') return fieldMessages.required;
          return typed === value.password ? null : fieldMessages.confirmed;
        }}
      />
    </>
  );
}
