import { useCallback, useEffect, useRef } from 'react';

/** Tells whether the component is mounted: an answer that comes later must not navigate. */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);
  return useCallback(() => isMounted.current, []);
}
