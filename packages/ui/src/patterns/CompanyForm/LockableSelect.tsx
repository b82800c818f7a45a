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
  /** What stands there before a choice. @default 'Choose' */
  placeholder?: string;
  /** A sentence below. */
  hint?: string | undefined;
  /** Is there nothing to choose now? @default false */
  isDisabled?: boolean;
  validate?: () => string | undefined;
  /** Shows what is chosen as words that can be read and copied. @default false */
  isLocked?: boolean;
}

/** One of some choices; where nothing may be changed, its words in a field to read. */
export function LockableSelect<Id extends string>({ isLocked, ...props }: ChoiceProps<Id>) {
  // React Aria asks nobody whether a null is right, so no choice is a key that no option has.
  if (!isLocked) return <Select {...props} value={props.value ?? ('' as Id)} />;
  const { label, options, value, hint } = props;
  const chosen = options.find(({ id }) => id === value)?.label ?? '';
  return <TextField label={label} value={chosen} hint={hint} isReadOnly />;
}
