import { mark } from '../fieldShell/choice.css.ts';
import { box } from './Checkbox.css.ts';

interface CheckboxMarkProps {
  isSelected: boolean;
  /** Whether some of what it stands for is selected. */
  isIndeterminate: boolean;
}

/** The box of a checkbox with its tick or dash; its parent carries React Aria's states. */
export function CheckboxMark({ isSelected, isIndeterminate }: CheckboxMarkProps) {
  return (
    <span className={`${mark} ${box}`} aria-hidden>
      {(isSelected || isIndeterminate) && (
        <svg viewBox="0 0 14 14" width="14" height="14" fill="none" stroke="currentColor">
          <path
            d={isIndeterminate ? 'M3.5 7h7' : 'm3.2 7.2 2.6 2.6 5-5.4'}
            strokeWidth="1.6"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      )}
    </span>
  );
}
