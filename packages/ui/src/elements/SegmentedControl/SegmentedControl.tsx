import { Radio, RadioGroup } from 'react-aria-components';
import { group, segment } from './SegmentedControl.css.ts';

/** One of the choices. */
export interface Segment<Value extends string = string> {
  /** Tells it from the others. */
  readonly value: Value;
  /** One word, two at most. */
  readonly label: string;
  /** Is it closed for now? Say why in words that `aria-describedby` names. @default false */
  readonly isDisabled?: boolean;
}

export interface SegmentedControlProps<Value extends string = string> {
  /** What is chosen; read aloud, because its place says the same. */
  'aria-label': string;
  /** Id of the words that explain the choice, such as why one is closed. */
  'aria-describedby'?: string | undefined;
  /** Two to four choices in their order. */
  options: readonly Segment<Value>[];
  /** The chosen one. */
  value: NoInfer<Value>;
  /** Receives the new choice. */
  onChange: (value: Value) => void;
}

/** How something is looked at, all choices in one line; it takes effect at once. */
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
