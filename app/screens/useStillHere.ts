import { useCallback, useEffect, useRef } from 'react';

/** Tells whether the screen still stands: an answer that comes after it was left leads nowhere. */
export function useStillHere(): () => boolean {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  return useCallback(() => isHere.current, []);
}
