import { type RefObject, useLayoutEffect, useState } from 'react';

/** Returns whether the element's content is higher than the element, and follows changes of either. */
export function useIsScrollable(element: RefObject<HTMLElement | null>): boolean {
  const [isScrollable, setScrollable] = useState(false);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    const measure = () => setScrollable(box.scrollHeight > box.clientHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    return () => observer.disconnect();
  }, [element]);
  return isScrollable;
}
