import { type Ref, useState } from 'react';
import {
  Button,
  Group,
  Input,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components';
import type { OwnedAttributes } from '../../support/accessibleName.ts';
import { control, innerInput } from '../fieldShell/control.css.ts';
import { directionOf } from '../fieldShell/direction.ts';
import { field } from '../fieldShell/FieldShell.css.ts';
import { FieldShell } from '../fieldShell/FieldShell.tsx';
import type { FieldWords } from '../fieldShell/words.ts';
import { toggle } from './PasswordField.css.ts';

export interface PasswordFieldProps
  extends FieldWords, Omit<AriaTextFieldProps, OwnedAttributes | 'type'> {
  /** The label of the password. */
  label: string;
  /** Whether it is the current or a new password, for password managers. */
  autoComplete: 'current-password' | 'new-password';
  /** Height of the field: 36 or 44 pixels. @default 'medium' */
  size?: 'medium' | 'large';
  /** The input element, to focus it. */
  ref?: Ref<HTMLInputElement>;
}

/** A password, hidden until the user shows it. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, labelEnd, badge, size, ref, ...rest } = props;
  const [isShown, setShown] = useState(false);
  return (
    <AriaTextField
      {...rest}
      type={isShown ? 'text' : 'password'}
      spellCheck="false"
      className={field}
      data-component="PasswordField"
    >
      <FieldShell label={label} hint={hint} labelEnd={labelEnd} badge={badge}>
        <Group className={control({ size, content: 'parts' })}>
          <Input ref={ref} dir={directionOf('password')} className={innerInput} />
          <Button
            className={toggle}
            onPress={() => setShown(!isShown)}
            isDisabled={rest.isDisabled}
            aria-label={isShown ? 'Hide password' : 'Show password'}
          >
            {isShown ? 'Hide' : 'Show'}
          </Button>
        </Group>
      </FieldShell>
    </AriaTextField>
  );
}
