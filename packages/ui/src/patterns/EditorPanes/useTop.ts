import { type RefObject, useLayoutEffect, useState } from 'react';

/** How far down the page an element begins, in pixels, watched: what stands above comes and goes. */
export function useTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return undefined;
    const measure = () => setTop(box.getBoundingClientRect().top + window.scrollY);
    measure();
    const observer = new ResizeObserver(measure);
    // Either the element gives way to what comes above it, or the page grows.
    observer.observe(box);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return top;
}
