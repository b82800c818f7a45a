import type { ReactNode } from 'react';
import { badge } from './Badge.css.ts';

export interface BadgeProps {
  /** What kind of fact it is. @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'caution' | 'danger' | 'outline';
  /** One or two words. */
  children: ReactNode;
}

/** A fact about one row, such as Default or Changed; not for the status of a list. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return (
    <span className={badge({ tone })} data-component="Badge">
      {children}
    </span>
  );
}
