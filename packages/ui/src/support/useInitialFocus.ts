import { type RefObject, useEffect, useRef } from 'react';

/** For the field that a person who came here types into first: it takes the focus as it comes. */
export function useInitialFocus(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return field;
}
