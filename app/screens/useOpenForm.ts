import { useState } from 'react';
import { recoveredForm } from '../navigation/unsavedForms.ts';

/**
 * Which item's form is open: an item's, a new one's, or none. After a reload or a new session it is the one with
 * recovered input, once its item is loaded.
 * @param kind The start of the form's name: `tag`.
 * @param items The loaded items; those that the user may edit.
 */
export function useOpenForm<T extends { readonly id: number }>(
  kind: string,
  items: readonly T[] | undefined,
): readonly [T | 'new' | null, (open: T | 'new' | null) => void] {
  const [chosen, setChosen] = useState<T | 'new' | null>(null);
  const [recovered, setRecovered] = useState(() => recoveredForm(kind));
  const found =
    recovered === 'new'
      ? items && ('new' as const)
      : items?.find(({ id }) => String(id) === recovered);
  const open = (next: T | 'new' | null) => {
    setRecovered(null);
    setChosen(next);
  };
  return [chosen ?? found ?? null, open];
}
