/** The storage of unsaved input for a form's stories, instead of the app's. */
import { type FormRecovery, FormRecoveryContext } from '@hangtag/ui/support/useFormDraft';
import type { ReactNode } from 'react';
import { fn } from 'storybook/test';

/** Receives the name of a form and its changes; null drops them. */
export const storeForm = fn();

/** Stores the input of the forms inside. */
export function StoredForms({
  unsaved = null,
  children,
}: {
  /** The unsaved input of an earlier visit, for every form. @default null */
  readonly unsaved?: object | null;
  readonly children: ReactNode;
}) {
  const recovery: FormRecovery = { read: () => unsaved, store: storeForm, open: () => () => {} };
  return <FormRecoveryContext value={recovery}>{children}</FormRecoveryContext>;
}
