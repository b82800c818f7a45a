import { Checkbox } from 'react-aria-components';
import { box } from '../Checkbox/Checkbox.css.ts';
import { mark } from '../fieldShell/choice.css.ts';
import { target } from './cells.css.ts';

/** The checkbox of a row, or of all rows in the head; React Aria names it after its row. */
export function RowCheckbox() {
  return (
    <Checkbox slot="selection" className={target}>
      {({ isSelected, isIndeterminate }) => (
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
      )}
    </Checkbox>
  );
}
