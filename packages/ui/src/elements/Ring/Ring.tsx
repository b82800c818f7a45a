import { ProgressBar } from 'react-aria-components';
import { ring } from './Ring.css.ts';

export interface RingProps {
  /** The running task, for screen readers. */
  'aria-label': string;
}

/** A small spinner for a task without known progress. */
export function Ring({ 'aria-label': label }: RingProps) {
  return (
    <ProgressBar isIndeterminate aria-label={label} data-component="Ring">
      <svg viewBox="0 0 16 16" className={ring} aria-hidden focusable="false">
        <path
          d="M12.6 3.4a6.5 6.5 0 1 0 0 9.2"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.3"
          strokeLinecap="round"
        />
      </svg>
    </ProgressBar>
  );
}
