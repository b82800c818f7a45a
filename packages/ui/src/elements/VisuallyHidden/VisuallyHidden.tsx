import { type ReactNode, useEffect, useRef } from 'react';
import { hidden } from './VisuallyHidden.css.ts';
import { announce } from './liveAnnouncer.ts';

export interface VisuallyHiddenProps {
  /** The text. */
  children: ReactNode;
  /**
   * When screen readers announce the text: `polite` at every change, `once` when it has been mounted for 200 ms, such as
   * "Loading users". @default 'off'
   */
  announcement?: 'off' | 'polite' | 'once';
}

/** Text for screen readers only. */
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
