import { type ReactNode, useEffect, useRef } from 'react';
import { hidden } from './VisuallyHidden.css.ts';
import { announce } from './liveAnnouncer.ts';

export interface VisuallyHiddenProps {
  /** The words. */
  children: ReactNode;
  /**
   * When is it read out: `polite` whenever its words change while it stays, `once` after it came with its words and stood for 200 ms,
   * such as "Loading users"? @default 'off'
   */
  announcement?: 'off' | 'polite' | 'once';
}

/** Words that are read aloud and not shown. */
export function VisuallyHidden({ children, announcement = 'off' }: VisuallyHiddenProps) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(
    () => (announcement === 'once' ? announce(() => place.current?.textContent ?? '') : undefined),
    [announcement],
  );
  return (
    <span
      ref={place}
      className={hidden}
      role={announcement === 'polite' ? 'status' : undefined}
      data-component="VisuallyHidden"
    >
      {children}
    </span>
  );
}
