import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError, Label, Text } from 'react-aria-components';
import { Icon } from '../Icon/index.ts';
import * as css from './FieldShell.css.ts';
import { type FieldWords, requiredMessage } from './words.ts';

interface FieldShellProps extends FieldWords {
  label: string | undefined;
  children: ReactNode;
}

/** The label row above a control and the hint or first error below it, in every field alike. */
export function FieldShell({ label, labelEnd, badge, hint, children }: FieldShellProps) {
  return (
    <>
      {(label || labelEnd) && (
        <div className={css.labelRow}>
          {label && <Label className={css.label}>{label}</Label>}
          {badge}
          {labelEnd && <span className={css.labelEnd}>{labelEnd}</span>}
        </div>
      )}
      {children}
      <FirstError />
      {hint && (
        <Text slot="description" className={css.hint}>
          {hint}
        </Text>
      )}
    </>
  );
}

/** The first of a field's errors with its mark; nothing while there is none to tell. */
export function FirstError() {
  return (
    <FieldError className={css.error}>
      {({ validationErrors, validationDetails }) => {
        const said = validationDetails.valueMissing ? requiredMessage : validationErrors[0];
        return (
          said && (
            <>
              <Icon of={CircleAlert} />
              {said}
            </>
          )
        );
      }}
    </FieldError>
  );
}
