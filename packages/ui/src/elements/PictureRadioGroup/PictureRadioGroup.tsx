import { Check } from 'lucide-react';
import {
  Radio,
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
} from 'react-aria-components';
import type { AccessibleName, OwnedAttributes } from '../../support/accessibleName.ts';
import { field } from '../fieldShell/FieldShell.css.ts';
import { FieldShell } from '../fieldShell/FieldShell.tsx';
import type { FieldWords } from '../fieldShell/words.ts';
import { Icon } from '../Icon/index.ts';
import * as css from './PictureRadioGroup.css.ts';

/** One option. */
export interface PictureOption<Value extends string = string> {
  /** The unique value. */
  readonly value: Value;
  /** Its name, for screen readers only. */
  readonly label: string;
  /** Address of the picture. */
  readonly src: string;
}

export type PictureRadioGroupProps<Value extends string = string> = AccessibleName &
  FieldWords &
  Omit<AriaRadioGroupProps, OwnedAttributes | 'value' | 'defaultValue' | 'onChange'> & {
    /** The options in order. */
    options: readonly PictureOption<Value>[];
    /** The selected value; null for none. */
    value?: NoInfer<Value> | null;
    /** The initially selected value, when uncontrolled. */
    defaultValue?: NoInfer<Value>;
    /** Receives the selected value. */
    onChange?: (value: Value) => void;
  };

/** One of a few round pictures; the selected one has a ring and a tick. */
export function PictureRadioGroup<Value extends string>(props: PictureRadioGroupProps<Value>) {
  const { label, hint, labelEnd, badge, options, onChange, ...rest } = props;
  return (
    <AriaRadioGroup
      orientation="horizontal"
      {...rest}
      onChange={(value) => {
        const chosen = options.find((option) => option.value === value);
        if (chosen) onChange?.(chosen.value);
      }}
      className={field}
      data-component="PictureRadioGroup"
    >
      <FieldShell label={label} hint={hint} labelEnd={labelEnd} badge={badge}>
        <div className={css.options}>
          {options.map(({ value, label: word, src }) => (
            <Radio key={value} value={value} aria-label={word} className={css.option}>
              {({ isSelected }) => (
                <>
                  <img className={css.picture} src={src} alt="" width={64} height={64} />
                  {isSelected && (
                    <span className={css.tick} aria-hidden>
                      <Icon of={Check} />
                    </span>
                  )}
                </>
              )}
            </Radio>
          ))}
        </div>
      </FieldShell>
    </AriaRadioGroup>
  );
}
