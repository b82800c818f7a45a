import type { ReactNode } from 'react';

/** What a field says around its control. */
export interface FieldWords {
  /** A sentence below the control; the first error takes its place. */
  hint?: ReactNode;
  /** At the end of the label row: "Optional", or how much is used. */
  labelEnd?: ReactNode;
  /** A fact right after the label, such as a Changed badge. */
  badge?: ReactNode;
}

/** What an empty required field says, letter for letter as specified; a `validate` of one's own goes first. */
export const requiredMessage = 'This field is required.';
