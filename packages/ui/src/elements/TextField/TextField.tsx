import type { Ref } from 'react';
import {
  Input,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components';
import type { AccessibleName, OwnedAttributes } from '../../support/accessibleName.ts';
import { control } from '../fieldShell/control.css.ts';
import { directionOf } from '../fieldShell/direction.ts';
import { field } from '../fieldShell/FieldShell.css.ts';
import { FieldShell } from '../fieldShell/FieldShell.tsx';
import type { FieldWords } from '../fieldShell/words.ts';

export type TextFieldProps = AccessibleName &
  FieldWords &
  Omit<AriaTextFieldProps, OwnedAttributes> & {
    /** An example value, never the only label. */
    placeholder?: string;
    /** Height of the field: 32, 36 or 44 pixels. @default 'medium' */
    size?: 'small' | 'medium' | 'large';
    /** The input element, to focus it. */
    ref?: Ref<HTMLInputElement>;
  };

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { label, hint, labelEnd, badge, placeholder, size, ref, ...rest } = props;
  return (
    <AriaTextField {...rest} className={field} data-component="TextField">
      <FieldShell label={label} hint={hint} labelEnd={labelEnd} badge={badge}>
        <Input
          ref={ref}
          dir={directionOf(rest.type)}
          placeholder={placeholder}
          className={control({ size })}
        />
      </FieldShell>
    </AriaTextField>
  );
}
