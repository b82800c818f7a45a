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

/** One of the pictures. */
export interface PictureOption<Value extends string = string> {
  /** Tells it from the others. */
  readonly value: Value;
  /** Its name, spoken but not shown. */
  readonly label: string;
  /** Address of the picture. */
  readonly src: string;
}

export type PictureRadioGroupProps<Value extends string = string> = AccessibleName &
  FieldWords &
  Omit<AriaRadioGroupProps, OwnedAttributes | 'value' | 'defaultValue' | 'onChange'> & {
    /** The choices in their order. */
    options: readonly PictureOption<Value>[];
    /** The chosen one; null while none is. */
    value?: NoInfer<Value> | null;
    /** What is chosen at first, when the parent does not hold the value. */
    defaultValue?: NoInfer<Value>;
    /** Receives the new choice. */
    onChange?: (value: Value) => void;
  };

/** One of a few round pictures; the chosen one has a ring and a tick. */
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
