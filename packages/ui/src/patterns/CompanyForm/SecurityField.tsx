import { Checkbox } from '../../elements/Checkbox/index.ts';
import { fieldNames } from './fieldNames.ts';
import type { SecurityValues } from './values.ts';

interface SecurityFieldProps {
  values: SecurityValues;
  onChange: (patch: Partial<SecurityValues>) => void;
  isLocked: boolean;
  isBusy: boolean;
}

/** Whether the company's Admins must use two-step sign-in. */
export function SecurityField({ values, onChange, isLocked, isBusy }: SecurityFieldProps) {
  return (
    <Checkbox
      label={fieldNames.requiresTwoStep}
      name="requiresTwoStep"
      hint="Admins enter a code from an app after their password. Those without one set it up when they next sign in."
      isSelected={values.requiresTwoStep}
      onChange={(requiresTwoStep) => onChange({ requiresTwoStep })}
      isReadOnly={isLocked || isBusy}
    />
  );
}
