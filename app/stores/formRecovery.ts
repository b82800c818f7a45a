/** What stands in a form that is saved by its own button, kept in this tab (X10, decision 0015). */
import { currentUser } from './session.ts';
import { dropInput, storeInput, readInput } from './unsavedInput.ts';

/** Keeps what stands in the fields of a place for the person who sits here; null forgets it. */
export function storeForm(place: string, typed: object | null): void {
  const user = currentUser();
  if (!user) return;
  if (typed) storeInput(user.id, place, typed);
  else dropInput(user.id, place);
}

/**
 * What this person typed at a place and never saved; null when there is nothing.
 * @param isIt Written by another version of the app, it may have another shape; then it is nothing.
 */
export function readRecoveredForm<Typed extends object>(
  place: string,
  isIt: (value: unknown) => value is Typed,
): Typed | null {
  const user = currentUser();
  const kept = user && readInput(user.id, place);
  return isIt(kept) ? kept : null;
}
