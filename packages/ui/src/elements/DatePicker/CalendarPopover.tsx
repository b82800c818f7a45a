import { getLocalTimeZone, today } from '@internationalized/date';
import { useContext } from 'react';
import { Calendar, DatePickerStateContext, Dialog, Popover } from 'react-aria-components';
import { Button } from '../Button/index.ts';
import { calendar } from '../Calendar/Calendar.css.ts';
import { Month } from '../Calendar/Month.tsx';
import { popover } from '../Popover/Popover.css.ts';
import { foot, sheet } from './DatePicker.css.ts';

interface DaySheetProps {
  /** Whether the field can be cleared. */
  canClear: boolean;
  /** Whether this day can be selected. */
  isOpenDay: (day: string) => boolean;
}

/** The calendar of a date field, with buttons for today and clear. */
export function CalendarPopover(props: DaySheetProps) {
  return (
    <Popover className={popover} placement="bottom start" offset={4}>
      <Dialog className={sheet}>
        <Calendar className={calendar}>
          <Month />
        </Calendar>
        <DaySheetActions {...props} />
      </Dialog>
    </Popover>
  );
}

function DaySheetActions({ canClear, isOpenDay }: DaySheetProps) {
  const now = today(getLocalTimeZone());
  const state = useContext(DatePickerStateContext);
  if (!state) return null;
  const choose = (day: typeof now | null) => {
    state.setValue(day);
    state.close();
  };
  return (
    <div className={foot}>
      <Button
        size="small"
        tone="quiet"
        isDisabled={!isOpenDay(now.toString())}
        onPress={() => choose(now)}
      >
        Today
      </Button>
      {canClear && (
        <Button
          size="small"
          tone="quiet"
          isDisabled={state.value === null}
          onPress={() => choose(null)}
        >
          Clear
        </Button>
      )}
    </div>
  );
}
