import type { ReactNode } from 'react';
import { hidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  /** The words. */
  children: ReactNode;
  /** Is it read out when it changes? @default 'off' */
  announcement?: 'off' | 'polite';
}

/** Words that are read aloud and not shown. */
export function VisuallyHidden({ children, announcement = 'off' }: VisuallyHiddenProps) {
  return (
    <span
      className={hidden}
      role={announcement === 'polite' ? 'status' : undefined}
      data-component="VisuallyHidden"
    >
      {children}
    </span>
  );
}
