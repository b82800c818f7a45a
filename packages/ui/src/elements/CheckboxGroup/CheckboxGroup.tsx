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

/** One option. */
export interface CheckboxOption<Value extends string = string> {
  /** The unique value. */
  readonly value: Value;
  /** The statement that a tick makes true. */
  readonly label: string;
  /** A sentence below the label. */
  readonly hint?: string;
  /** Whether it is disabled. @default false */
  readonly isDisabled?: boolean;
}

export type CheckboxGroupProps<Value extends string = string> = AccessibleName &
  FieldWords &
  Omit<AriaCheckboxGroupProps, OwnedAttributes | 'value' | 'defaultValue' | 'onChange'> & {
    /** The options in order. */
    options: readonly CheckboxOption<Value>[];
    /** The selected values. */
    value?: readonly NoInfer<Value>[];
    /** The initially selected values, when uncontrolled. */
    defaultValue?: readonly NoInfer<Value>[];
    /** Receives the selected values, in the order of the options. */
    onChange?: (value: readonly Value[]) => void;
    /** Stacked, or side by side while they fit. @default 'vertical' */
    orientation?: 'vertical' | 'horizontal';
  };

/** Any number of a few options, all visible. */
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
