import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  useLocale,
} from 'react-aria-components';
import { Icon } from '../Icon/index.ts';
import * as css from './Calendar.css.ts';

/** Arabic and Hebrew have no short weekday names, so the narrow ones are used. */
const weekdays = { ltr: 'short', rtl: 'narrow' } as const;

/** One month of a calendar: its title between the previous and next buttons, and its days. */
export function Month() {
  const { direction } = useLocale();
  return (
    <>
      <div className={css.head}>
        <Button slot="previous" className={css.turn}>
          <Icon of={ChevronLeft} />
        </Button>
        <CalendarHeading className={css.month} />
        <Button slot="next" className={css.turn}>
          <Icon of={ChevronRight} />
        </Button>
      </div>
      <CalendarGrid className={css.grid} weekdayStyle={weekdays[direction]}>
        <CalendarGridHeader>
          {(name) => <CalendarHeaderCell className={css.weekday}>{name}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <CalendarCell date={date} className={css.day} />}
        </CalendarGridBody>
      </CalendarGrid>
    </>
  );
}
