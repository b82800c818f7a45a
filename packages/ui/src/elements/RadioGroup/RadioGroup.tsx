import { useId } from 'react';
import {
  Radio,
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
} from 'react-aria-components';
import type { AccessibleName, OwnedAttributes } from '../../support/accessibleName.ts';
import { choice, mark, words } from '../fieldShell/choice.css.ts';
import { field } from '../fieldShell/FieldShell.css.ts';
import { FieldShell } from '../fieldShell/FieldShell.tsx';
import type { FieldWords } from '../fieldShell/words.ts';
import { Text } from '../Text/index.ts';
import { described, dot, options as optionsClass, round } from './RadioGroup.css.ts';

/** One option. */
export interface RadioOption<Value extends string = string> {
  /** The unique value. */
  readonly value: Value;
  /** Its label. */
  readonly label: string;
  /** The effect of selecting it, in a sentence below. */
  readonly description?: string;
  /** Whether it is disabled. @default false */
  readonly isDisabled?: boolean;
}

export type RadioGroupProps<Value extends string = string> = AccessibleName &
  FieldWords &
  Omit<AriaRadioGroupProps, OwnedAttributes | 'value' | 'defaultValue' | 'onChange'> & {
    /** The options in order. */
    options: readonly RadioOption<Value>[];
    /** The selected value; null for none. */
    value?: NoInfer<Value> | null;
    /** The initially selected value, when uncontrolled. */
    defaultValue?: NoInfer<Value>;
    /** Receives the selected value. */
    onChange?: (value: Value) => void;
  };

/** One of two to five options, all visible. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const id = useId();
  const { label, hint, labelEnd, badge, options, onChange, ...rest } = props;
  return (
    <AriaRadioGroup
      {...rest}
      onChange={(value) => {
        const chosen = options.find((option) => option.value === value);
        if (chosen) onChange?.(chosen.value);
      }}
      className={field}
      data-component="RadioGroup"
    >
      <FieldShell label={label} hint={hint} labelEnd={labelEnd} badge={badge}>
        <div className={optionsClass}>
          {options.map(({ value, label: word, description, isDisabled }) => (
            <Radio
              key={value}
              value={value}
              isDisabled={isDisabled}
              className={choice}
              // Without a description the wrapped text is its name.
              {...(description !== undefined && {
                'aria-labelledby': `${id}-${value}`,
                'aria-describedby': `${id}-${value}-description`,
              })}
            >
              {({ isSelected }) => (
                <>
                  <span className={`${mark} ${round}`} aria-hidden>
                    {isSelected && <span className={dot} />}
                  </span>
                  {description === undefined ? (
                    <span className={words}>{word}</span>
                  ) : (
                    <span className={`${words} ${described}`}>
                      <span id={`${id}-${value}`}>{word}</span>
                      <Text kind="caption" tone="quiet" as="span" id={`${id}-${value}-description`}>
                        {description}
                      </Text>
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
