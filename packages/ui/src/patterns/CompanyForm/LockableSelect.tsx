import { Select, type SelectOption } from '../../elements/Select/index.ts';
import { TextField } from '../../elements/TextField/index.ts';
import type { Requirement } from './requirement.ts';

interface ChoiceProps<Id extends string> extends Requirement {
  label: string;
  /** The wire's name. */
  name: string;
  options: readonly SelectOption<Id>[];
  value: NoInfer<Id> | null;
  onChange: (id: Id) => void;
  /** The text while nothing is selected. @default 'Choose' */
  placeholder?: string;
  /** Hint below the field. */
  hint?: string | undefined;
  /** Whether there is nothing to select. @default false */
  isDisabled?: boolean;
  validate?: () => string | undefined;
  /** Shows the selection as text that can be read and copied. @default false */
  isLocked?: boolean;
}

/** A select that becomes a text field when it is read-only. */
export function LockableSelect<Id extends string>({ isLocked, ...props }: ChoiceProps<Id>) {
  // React Aria does not validate null, so an empty key that no option has stands for no selection.
  if (!isLocked) return <Select {...props} value={props.value ?? ('' as Id)} />;
  const { label, options, value, hint } = props;
  const chosen = options.find(({ id }) => id === value)?.label ?? '';
  return <TextField label={label} value={chosen} hint={hint} isReadOnly />;
}
