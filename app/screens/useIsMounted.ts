import { useCallback, useEffect, useRef } from 'react';

/** Tells whether the screen still stands: an answer that comes after it was left leads nowhere. */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);
  return useCallback(() => isMounted.current, []);
}
