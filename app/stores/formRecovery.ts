/** Unsaved input, stored in this tab and offered to the same user again (X10, decision 0015). */
import * as v from 'valibot';
import { currentUser } from './session.ts';
import { dropInput, readInput, storeInput } from './unsavedInput.ts';

/** Stores the values of a form; null drops them. */
export function storeForm(place: string, values: object | null): void {
  const user = currentUser();
  if (!user) return;
  if (values) storeInput(user.id, place, values);
  else dropInput(user.id, place);
}

/** This user's recovered input of a form; null without any of this shape, as after another version of the app. */
export function readRecoveredForm<T>(place: string, shape: v.GenericSchema<unknown, T>): T | null {
  const user = currentUser();
  const stored = v.safeParse(shape, user && readInput(user.id, place));
  return stored.success ? stored.output : null;
}
