import { useEffect } from 'react';
import { hasUnsavedWork } from '../stores/product.ts';

/** Asks before the page is closed while something typed is on this page alone. */
export function useLeaveGuard(): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsavedWork()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
}
