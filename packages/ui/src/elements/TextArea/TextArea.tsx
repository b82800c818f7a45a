import type { Ref } from 'react';
import {
  TextArea as AriaTextArea,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components';
import type { AccessibleName, OwnedAttributes } from '../../support/accessibleName.ts';
import { control } from '../fieldShell/control.css.ts';
import { field } from '../fieldShell/FieldShell.css.ts';
import { FieldShell } from '../fieldShell/FieldShell.tsx';
import type { FieldWords } from '../fieldShell/words.ts';
import { area, rowsVariable } from './TextArea.css.ts';

export type TextAreaProps = AccessibleName &
  FieldWords &
  Omit<AriaTextFieldProps, OwnedAttributes | 'type'> & {
    /** An example value, never the only label. */
    placeholder?: string;
    /** Minimum number of lines; longer text makes it grow. @default 3 */
    rows?: number;
    /** The textarea element, to focus it. */
    ref?: Ref<HTMLTextAreaElement>;
  };

/** The minimum height, for the style sheet. */
const heightOf = (rows: number): object => ({ [rowsVariable]: rows });

/** Multi-line text; grows with its content. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, labelEnd, badge, placeholder, rows = 3, ref, ...rest } = props;
  return (
    <AriaTextField {...rest} className={field} data-component="TextArea">
      <FieldShell label={label} hint={hint} labelEnd={labelEnd} badge={badge}>
        <AriaTextArea
          ref={ref}
          dir="auto"
          placeholder={placeholder}
          rows={rows}
          style={heightOf(rows)}
          className={`${control()} ${area}`}
        />
      </FieldShell>
    </AriaTextField>
  );
}
