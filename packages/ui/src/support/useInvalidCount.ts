import { type RefObject, useEffect, useState } from 'react';

const invalidFields = '[data-component][data-invalid]';

/** Returns how many fields inside an element are marked invalid. */
export function useInvalidCount(element: RefObject<HTMLElement | null>): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const root = element.current;
    if (!root) return undefined;
    const recount = () => setCount(root.querySelectorAll(invalidFields).length);
    recount();
    // Fields validate themselves after a change or a submit; only the DOM knows all results.
    const observer = new MutationObserver(recount);
    observer.observe(root, { subtree: true, childList: true, attributeFilter: ['data-invalid'] });
    return () => observer.disconnect();
  }, [element]);
  return count;
}
