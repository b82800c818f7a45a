import { Checkbox } from 'react-aria-components';
import { CheckboxMark } from '../Checkbox/CheckboxMark.tsx';
import { target } from './cells.css.ts';

/** The checkbox of a row, or of all rows in the head; React Aria names it after its row. */
export function RowCheckbox() {
  return (
    <Checkbox slot="selection" className={target}>
      {({ isSelected, isIndeterminate }) => (
        <CheckboxMark isSelected={isSelected} isIndeterminate={isIndeterminate} />
      )}
    </Checkbox>
  );
}
