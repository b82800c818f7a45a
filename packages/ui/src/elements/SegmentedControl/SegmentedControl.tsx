import { Radio, RadioGroup } from 'react-aria-components';
import { group, segment } from './SegmentedControl.css.ts';

/** One option. */
export interface Segment<Value extends string = string> {
  /** The unique value. */
  readonly value: Value;
  /** One word, two at most. */
  readonly label: string;
  /** Whether it is disabled; give the reason in the text of `aria-describedby`. @default false */
  readonly isDisabled?: boolean;
}

export interface SegmentedControlProps<Value extends string = string> {
  /** Names the choice; for screen readers, because its position explains it visually. */
  'aria-label': string;
  /** Id of text that explains the choice, such as why one option is disabled. */
  'aria-describedby'?: string | undefined;
  /** Two to four options in order. */
  options: readonly Segment<Value>[];
  /** The selected value. */
  value: NoInfer<Value>;
  /** Receives the selected value. */
  onChange: (value: Value) => void;
}

/** A choice of view in one line, with immediate effect. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { options, value, onChange } = props;
  return (
    <RadioGroup
      aria-label={props['aria-label']}
      aria-describedby={props['aria-describedby']}
      orientation="horizontal"
      value={value}
      onChange={(next) => {
        const chosen = options.find((option) => option.value === next);
        if (chosen) onChange(chosen.value);
      }}
      className={group}
      data-component="SegmentedControl"
    >
      {options.map(({ value: each, label, isDisabled }) => (
        <Radio key={each} value={each} isDisabled={isDisabled} className={segment}>
          {label}
        </Radio>
      ))}
    </RadioGroup>
  );
}
