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
    /** The colour as `#rrggbb`; null while there is none. */
    value: string | null;
    /** Receives the colour as `#rrggbb` in small letters, or null once the field is emptied. */
    onChange: (colour: string | null) => void;
    /** What it must stand out from: a sentence below the field says how well it does. */
    contrastWith?: ContrastPartner;
    /** Says what is wrong with a colour, or null. */
    validate?: (colour: string | null) => string | null;
    /** An example of what to type: "#1E4D3B". */
    placeholder?: string;
    /** The control itself, to focus it. */
    ref?: Ref<HTMLInputElement>;
  };

/** A colour, typed as its code or chosen from a picker. */
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

/** The hint, and on a line of its own how well the colour stands out. */
function hintWithContrast(hint: FieldWords['hint'], words: string | false | undefined) {
  if (!words) return hint;
  return (
    <>
      {hint}
      <bdi className={css.contrast}>{words}</bdi>
    </>
  );
}
