import { fieldMessages } from '@hangtag/contract/wire/messages';
import { PASSWORD_MIN, passwordProblem } from '@hangtag/contract/rules/password';
import { PasswordField } from '../../elements/PasswordField/index.ts';

/** A password and its repetition, with the wire's names. */
export interface PasswordTyped {
  readonly password: string;
  readonly password_confirmation: string;
}

export interface NewPasswordProps {
  /** Label of the first field; the second adds "again". */
  label: string;
  /** The values of both fields. */
  value: PasswordTyped;
  /** Receives both values on every change. */
  onChange: (typed: PasswordTyped) => void;
  /** The user, whose email or name the password must not be (D07). */
  owner: { readonly email: string; readonly name?: string };
}

/** Asks for a new password, twice; the surrounding form owns the fields. */
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
