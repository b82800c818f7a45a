import { ProgressBar } from 'react-aria-components';
import { ring } from './Ring.css.ts';

export interface RingProps {
  /** What is under way, for those who do not see the ring. */
  'aria-label': string;
}

/** A small turning ring: something is under way and its end is not known. */
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
