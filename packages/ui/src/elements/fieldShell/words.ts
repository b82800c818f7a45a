import type { ReactNode } from 'react';

/** The texts around a control. */
export interface FieldWords {
  /** A sentence below the control; the first error replaces it. */
  hint?: ReactNode;
  /** The end of the label row: "Optional", or the characters used. */
  labelEnd?: ReactNode;
  /** A fact right after the label, such as a Changed badge. */
  badge?: ReactNode;
}

/** The error of an empty required field, letter for letter as specified; a caller's `validate` takes precedence. */
export const requiredMessage = 'This field is required.';
