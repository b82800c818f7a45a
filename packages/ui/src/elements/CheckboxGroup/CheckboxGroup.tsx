import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaCheckboxGroupProps,
} from 'react-aria-components';
import type { AccessibleName, OwnedAttributes } from '../../support/accessibleName.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { field } from '../fieldShell/FieldShell.css.ts';
import { FieldShell } from '../fieldShell/FieldShell.tsx';
import type { FieldWords } from '../fieldShell/words.ts';
import { options as optionsClass } from './CheckboxGroup.css.ts';

/** One of the things that may be so. */
export interface CheckboxOption<Value extends string = string> {
  /** Tells it from the others. */
  readonly value: Value;
  /** What is so when it is ticked. */
  readonly label: string;
  /** A sentence below the words. */
  readonly hint?: string;
  /** Whether it is closed for now. @default false */
  readonly isDisabled?: boolean;
}

export type CheckboxGroupProps<Value extends string = string> = AccessibleName &
  FieldWords &
  Omit<AriaCheckboxGroupProps, OwnedAttributes | 'value' | 'defaultValue' | 'onChange'> & {
    /** What may be ticked, in its order. */
    options: readonly CheckboxOption<Value>[];
    /** What is ticked. */
    value?: readonly NoInfer<Value>[];
    /** What is ticked at first, when the parent does not hold the value. */
    defaultValue?: readonly NoInfer<Value>[];
    /** Receives all that is ticked now, in the order of the options. */
    onChange?: (value: readonly Value[]) => void;
    /** Under one another, or beside one another while there is room. @default 'vertical' */
    orientation?: 'vertical' | 'horizontal';
  };

/** Any number of a few things, all of them in sight. */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { label, hint, labelEnd, badge, options, onChange, orientation, ...rest } = props;
  const { value, defaultValue, ...aria } = rest;
  return (
    <AriaCheckboxGroup
      {...aria}
      value={value && [...value]}
      defaultValue={defaultValue && [...defaultValue]}
      onChange={(ticked) =>
        onChange?.(options.map((option) => option.value).filter((each) => ticked.includes(each)))
      }
      className={field}
      data-component="CheckboxGroup"
    >
      <FieldShell label={label} hint={hint} labelEnd={labelEnd} badge={badge}>
        <div className={optionsClass({ orientation: orientation ?? 'vertical' })}>
          {options.map((option) => (
            <Checkbox key={option.value} {...option} />
          ))}
        </div>
      </FieldShell>
    </AriaCheckboxGroup>
  );
}
