import { Calendar as AriaCalendar } from 'react-aria-components';
import { calendar } from './Calendar.css.ts';
import { toDay } from './days.ts';
import { Month } from './Month.tsx';

export interface CalendarProps {
  /** The purpose of the date: "Renewal day". */
  'aria-label': string;
  /** The selected day, `2026-11-02`; null for none. */
  value?: string | null;
  /** The initially selected day, when uncontrolled. */
  defaultValue?: string;
  /** Receives the selected day, `2026-11-02`. */
  onChange?: (day: string) => void;
  /** The first selectable day. */
  minValue?: string;
  /** The last selectable day. */
  maxValue?: string;
  /** Whether a day in between is unavailable; it is struck through. */
  isDateUnavailable?: (day: string) => boolean;
  /** Whether it is disabled. @default false */
  isDisabled?: boolean;
  /** Whether it is read-only. @default false */
  isReadOnly?: boolean;
}

/** A month to select a day from; Page Up and Page Down change the month, with Shift the year. */
export function Calendar(props: CalendarProps) {
  const { value, defaultValue, onChange, minValue, maxValue, isDateUnavailable, ...rest } = props;
  return (
    <AriaCalendar
      {...rest}
      value={value === undefined ? undefined : toDay(value)}
      defaultValue={toDay(defaultValue)}
      onChange={onChange && ((day) => onChange(day.toString()))}
      minValue={toDay(minValue)}
      maxValue={toDay(maxValue)}
      isDateUnavailable={isDateUnavailable && ((day) => isDateUnavailable(day.toString()))}
      className={calendar}
      data-component="Calendar"
    >
      <Month />
    </AriaCalendar>
  );
}
