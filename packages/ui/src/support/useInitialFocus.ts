import { type RefObject, useEffect, useRef } from 'react';

/** Returns the ref of the field that takes the focus on mount. */
export function useInitialFocus(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return field;
}
