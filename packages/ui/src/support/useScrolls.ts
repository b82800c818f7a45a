import { type RefObject, useLayoutEffect, useState } from 'react';

/** Is there more in the element than it shows? Watched, because windows and contents change. */
export function useScrolls(element: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    const look = () => setScrolls(box.scrollHeight > box.clientHeight);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    return () => observer.disconnect();
  }, [element]);
  return scrolls;
}
