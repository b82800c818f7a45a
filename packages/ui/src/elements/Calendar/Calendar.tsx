import { Calendar as AriaCalendar } from 'react-aria-components';
import { calendar } from './Calendar.css.ts';
import { toDay } from './days.ts';
import { Month } from './Month.tsx';

export interface CalendarProps {
  /** What the chosen day is for: "Renewal day". */
  'aria-label': string;
  /** The chosen day, `2026-11-02`; null while none is. */
  value?: string | null;
  /** What is chosen at first, when the parent does not hold the value. */
  defaultValue?: string;
  /** Receives the chosen day, `2026-11-02`. */
  onChange?: (day: string) => void;
  /** The first day that may be chosen. */
  minValue?: string;
  /** The last day that may be chosen. */
  maxValue?: string;
  /** Is a day between them closed? It is struck through. */
  isDateUnavailable?: (day: string) => boolean;
  /** Whether it is closed for now. @default false */
  isDisabled?: boolean;
  /** Whether it is read-only. @default false */
  isReadOnly?: boolean;
}

/** A month to choose a day from; Page Up and Page Down turn it, with Shift by a year. */
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
