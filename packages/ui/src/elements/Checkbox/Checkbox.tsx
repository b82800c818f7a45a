import type { Ref } from 'react';
import {
  CheckboxButton,
  CheckboxField,
  type CheckboxFieldProps as AriaCheckboxFieldProps,
  Text,
} from 'react-aria-components';
import type { OwnedAttributes } from '../../support/accessibleName.ts';
import { choice, mark, underWords, words } from '../fieldShell/choice.css.ts';
import { FirstError } from '../fieldShell/FieldShell.tsx';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { bare, box } from './Checkbox.css.ts';

export interface CheckboxProps extends Omit<AriaCheckboxFieldProps, OwnedAttributes | 'inputRef'> {
  /** The statement that a tick makes true. */
  label: string;
  /** A sentence below the label. */
  hint?: string;
  /** Whether the statement is visible or only for screen readers. @default 'visible' */
  labelling?: 'visible' | 'hidden';
  /** The input element, to focus it. */
  ref?: Ref<HTMLInputElement | null>;
}

/** A yes or no that is submitted with its form. For a setting with immediate effect use `Switch`. */
export function Checkbox({ label, hint, labelling, ref, ...rest }: CheckboxProps) {
  const isBare = labelling === 'hidden';
  return (
    <CheckboxField {...rest} inputRef={ref} data-component="Checkbox">
      <CheckboxButton className={isBare ? `${choice} ${bare}` : choice}>
        {({ isSelected, isIndeterminate }) => (
          <>
            <span className={`${mark} ${box}`} aria-hidden>
              {(isSelected || isIndeterminate) && (
                <svg viewBox="0 0 14 14" width="14" height="14" fill="none" stroke="currentColor">
                  <path
                    d={isIndeterminate ? 'M3.5 7h7' : 'm3.2 7.2 2.6 2.6 5-5.4'}
                    strokeWidth="1.6"
                    strokeLinecap="round"
                    strokeLinejoin="round"
                  />
                </svg>
              )}
            </span>
            {isBare ? (
              <VisuallyHidden>{label}</VisuallyHidden>
            ) : (
              <span className={words}>{label}</span>
            )}
          </>
        )}
      </CheckboxButton>
      <FirstError />
      {hint && (
        <Text slot="description" elementType="p" className={underWords}>
          {hint}
        </Text>
      )}
    </CheckboxField>
  );
}
