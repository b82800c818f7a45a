import { type RefObject, useLayoutEffect, useState } from 'react';

/** The distance of an element from the top of the page in pixels, observed because the content above changes. */
export function useTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return undefined;
    const measure = () => setTop(box.getBoundingClientRect().top + window.scrollY);
    measure();
    const observer = new ResizeObserver(measure);
    // Either the element shrinks for the content above, or the page grows.
    observer.observe(box);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return top;
}
