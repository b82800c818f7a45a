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

/** One of the choices. */
export interface RadioOption<Value extends string = string> {
  /** Tells it from the others. */
  readonly value: Value;
  /** What people choose by. */
  readonly label: string;
  /** A sentence under it: what comes of choosing it. */
  readonly description?: string;
  /** Whether it is closed for now. @default false */
  readonly isDisabled?: boolean;
}

export type RadioGroupProps<Value extends string = string> = AccessibleName &
  FieldWords &
  Omit<AriaRadioGroupProps, OwnedAttributes | 'value' | 'defaultValue' | 'onChange'> & {
    /** The choices in their order. */
    options: readonly RadioOption<Value>[];
    /** The chosen one; null while none is. */
    value?: NoInfer<Value> | null;
    /** What is chosen at first, when the parent does not hold the value. */
    defaultValue?: NoInfer<Value>;
    /** Receives the new choice. */
    onChange?: (value: Value) => void;
  };

/** One of two to five choices, all of them in sight. */
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
              // Without a sentence the words that it wraps are its name.
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
