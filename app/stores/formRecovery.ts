/** Text that did not reach the server, stored in this tab and offered to the same user again (X10, decision 0015). */
import * as v from 'valibot';
import { currentUser } from './session.ts';
import { dropInput, readInput, storeInput } from './unsavedInput.ts';

/** Stores what the fields of a place hold; null drops it. */
export function storeForm(place: string, values: object | null): void {
  const user = currentUser();
  if (!user) return;
  if (values) storeInput(user.id, place, values);
  else dropInput(user.id, place);
}

/** What this user left unsaved at a place; null without anything of this shape, as when another version of the app wrote it. */
export function readRecoveredForm<T>(place: string, shape: v.GenericSchema<unknown, T>): T | null {
  const user = currentUser();
  const stored = v.safeParse(shape, user && readInput(user.id, place));
  return stored.success ? stored.output : null;
}
