/** The unsaved input of all forms: stored in this tab, asked about before it is lost, and recovered (X10, decision 0015). */
import type { FormRecovery } from '@hangtag/ui/support/useFormDraft';
import { registerUnsaved } from '../stores/navigationGuard.ts';
import { currentUser } from '../stores/session.ts';
import { dropInput, GUEST, readInput, storedPlaces, storeInput } from '../stores/unsavedInput.ts';
import { type UnsavedScope, isLeftBy } from './useUnsaved.ts';

/** Whose input it is: what guests type is kept in the tab until it is sent or somebody signs in. */
const ownerId = () => currentUser()?.id ?? GUEST;

const placeOf = (form: string) => `form/${form}`;

/** The open forms with unsaved input. */
const unsaved = new Set<string>();

function store(form: string, changes: object | null): void {
  if (changes) unsaved.add(form);
  else unsaved.delete(form);
  if (changes) storeInput(ownerId(), placeOf(form), changes);
  else dropInput(ownerId(), placeOf(form));
}

const recoveryWithin = (within: UnsavedScope): FormRecovery => ({
  read: (form) => readInput(ownerId(), placeOf(form)),
  store,
  open: ({ name, what, save }, discard) => {
    const close = registerUnsaved({
      what,
      // A guest is not asked: what they typed stays in the tab.
      isUnsaved: () => unsaved.has(name) && currentUser() !== null,
      isLeftBy: isLeftBy(within),
      save,
      discard: () => {
        store(name, null);
        discard();
      },
    });
    return () => {
      close();
      // A form that a user closes is saved or given up; a guest's, and one that a lost session closes, is recovered.
      if (currentUser()) store(name, null);
      unsaved.delete(name);
    };
  },
});

/** For forms in a page. */
export const pageForms = recoveryWithin('page');

/** For forms in a modal that the address names. */
export const modalForms = recoveryWithin('modal');

/** Drops the input of a form that is saved or given up, before a navigation that would ask about it. */
export const formSaved = (form: string): void => store(form, null);

/** The id of the form of a kind with recovered input: of `tag/5` it is `5`; null without one. */
export function recoveredForm(kind: string): string | null {
  const user = currentUser();
  const prefix = placeOf(`${kind}/`);
  const found = user && storedPlaces(user.id).find((place) => place.startsWith(prefix));
  return found ? found.slice(prefix.length) : null;
}
