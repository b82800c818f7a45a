import type { Ref } from 'react';
import {
  ColorField as AriaColorField,
  type ColorFieldProps as AriaColorFieldProps,
  Group,
  Input,
} from 'react-aria-components';
import type { AccessibleName } from '../../support/accessibleName.ts';
import { control, innerInput } from '../fieldShell/control.css.ts';
import { field } from '../fieldShell/FieldShell.css.ts';
import { FieldShell } from '../fieldShell/FieldShell.tsx';
import type { FieldWords } from '../fieldShell/words.ts';
import * as css from './ColorField.css.ts';
import { type ContrastPartner, contrastWords } from './contrastWords.ts';
import { Picker } from './Picker.tsx';

type ForwardedProps =
  | 'isDisabled'
  | 'isReadOnly'
  | 'isRequired'
  | 'isInvalid'
  | 'name'
  | 'autoFocus'
  | 'onBlur';

export type ColorFieldProps = AccessibleName &
  FieldWords &
  Pick<AriaColorFieldProps, ForwardedProps> & {
    /** The colour as `#rrggbb`; null for none. */
    value: string | null;
    /** Receives the colour as lowercase `#rrggbb`, or null when the field is cleared. */
    onChange: (colour: string | null) => void;
    /** The colour to compare with: a sentence below the field states the contrast. */
    contrastWith?: ContrastPartner;
    /** Returns an error message for a colour, or null. */
    validate?: (colour: string | null) => string | null;
    /** An example value: "#1E4D3B". */
    placeholder?: string;
    /** The input element, to focus it. */
    ref?: Ref<HTMLInputElement>;
  };

/** A colour, typed as its code or selected in a picker. */
export function ColorField(props: ColorFieldProps) {
  const { label, hint, labelEnd, badge, value, onChange, contrastWith, ref, ...rest } = props;
  const { validate, placeholder, ...aria } = rest;
  const words = value !== null && contrastWith && contrastWords(value, contrastWith);
  return (
    <AriaColorField
      {...aria}
      value={value}
      onChange={(colour) => onChange(colour ? colour.toString('hex').toLowerCase() : null)}
      validate={validate && (() => validate(value))}
      className={field}
      data-component="ColorField"
    >
      <FieldShell
        label={label}
        hint={hintWithContrast(hint, words)}
        labelEnd={labelEnd}
        badge={badge}
        width="day"
      >
        <Group className={`${control({ content: 'parts' })} ${css.box}`}>
          <span className={css.start}>
            <Picker
              name={label ?? aria['aria-label']}
              value={value}
              onChange={onChange}
              isDisabled={aria.isDisabled || aria.isReadOnly}
            />
          </span>
          <Input ref={ref} dir="ltr" placeholder={placeholder} className={innerInput} />
        </Group>
      </FieldShell>
    </AriaColorField>
  );
}

/** The hint, and the contrast on a line of its own. */
function hintWithContrast(hint: FieldWords['hint'], words: string | false | undefined) {
  if (!words) return hint;
  return (
    <>
      {hint}
      <bdi className={css.contrast}>{words}</bdi>
    </>
  );
}
