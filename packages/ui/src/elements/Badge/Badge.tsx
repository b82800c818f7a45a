import type { ReactNode } from 'react';
import { badge } from './Badge.css.ts';

export interface BadgeProps {
  /** The kind of fact. @default 'neutral' */
  tone?: 'neutral' | 'accent' | 'caution' | 'danger' | 'outline';
  /** One or two words. */
  children: ReactNode;
}

/** A fact about one row, such as Default or Changed; list states use `StatusMark`. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return (
    <span className={badge({ tone })} data-component="Badge">
      {children}
    </span>
  );
}
