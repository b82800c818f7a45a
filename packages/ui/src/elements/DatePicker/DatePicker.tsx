import { CalendarDays } from 'lucide-react';
import {
  Button,
  DateInput,
  DatePicker as AriaDatePicker,
  type DatePickerProps as AriaDatePickerProps,
  DateSegment,
  type DateValue,
  Group,
  useLocale,
} from 'react-aria-components';
import type { AccessibleName } from '../../support/accessibleName.ts';
import { toDay } from '../Calendar/days.ts';
import { useUndo } from '../../support/useUndo.ts';
import { control } from '../fieldShell/control.css.ts';
import { field } from '../fieldShell/FieldShell.css.ts';
import { FieldShell } from '../fieldShell/FieldShell.tsx';
import { innerButton } from '../fieldShell/inner.css.ts';
import type { FieldWords } from '../fieldShell/words.ts';
import { Icon } from '../Icon/index.ts';
import * as css from './DatePicker.css.ts';
import { CalendarPopover } from './CalendarPopover.tsx';
import { type DayLimits, dayProblem } from './problem.ts';
import { useDay } from './useDay.ts';

type ForwardedProps =
  | 'isDisabled'
  | 'isReadOnly'
  | 'isRequired'
  | 'isInvalid'
  | 'name'
  | 'autoFocus'
  | 'onBlur';

export type DatePickerProps = AccessibleName &
  FieldWords &
  DayLimits &
  Pick<AriaDatePickerProps<DateValue>, ForwardedProps> & {
    /** The day as `2026-11-02`; null or an invalid text shows an empty field. */
    value?: string | null;
    /** The initial day, when uncontrolled. */
    defaultValue?: string;
    /** Receives the day as `2026-11-02`, or null when it is cleared; not called while it is incomplete. */
    onChange?: (day: string | null) => void;
    /** Returns another error message for a day, or null. */
    validate?: (day: string | null) => string | null;
    /** Hugs the date or fills its column. @default 'hug' */
    width?: 'hug' | 'fill';
  };

/** A date, typed by segment or selected in a calendar; shown MM-DD-YYYY (F058). */
export function DatePicker(props: DatePickerProps) {
  const { label, hint, labelEnd, badge, value, defaultValue, onChange, validate, ...rest } = props;
  const { minValue, maxValue, isDateUnavailable, onBlur, width = 'hug', ...aria } = rest;
  const { day, keep, settle } = useDay(value, defaultValue);
  const { locale } = useLocale();
  const undoable = useUndo<string | null>(day?.toString() ?? null, (next) => {
    keep(next);
    onChange?.(next);
  });
  const check = (each: string | null) =>
    validate?.(each) ?? dayProblem(each, { minValue, maxValue, isDateUnavailable });
  return (
    <AriaDatePicker
      {...aria}
      value={day}
      onChange={(next) => undoable.set(next?.toString() ?? null)}
      onBlur={(event) => {
        settle();
        onBlur?.(event);
      }}
      minValue={toDay(minValue)}
      maxValue={toDay(maxValue)}
      isDateUnavailable={isDateUnavailable && ((each) => isDateUnavailable(each.toString()))}
      validate={(next: DateValue | null) => check(next?.toString() ?? null)}
      shouldForceLeadingZeros
      className={field}
      data-component="DatePicker"
    >
      <FieldShell {...{ label, hint, labelEnd, badge }} width={width === 'hug' ? 'day' : 'column'}>
        <Group
          className={`${control({ content: 'parts' })} ${css.box({ width })}`}
          onKeyDown={undoable.onKeyDown}
        >
          <DateInput className={css.parts}>
            {(segment) => (
              <DateSegment segment={segment} className={css.part}>
                {({ type, text }) =>
                  type === 'literal' && locale === 'en-US' ? text.replaceAll('/', '-') : text
                }
              </DateSegment>
            )}
          </DateInput>
          <Button className={innerButton}>
            <Icon of={CalendarDays} />
          </Button>
        </Group>
      </FieldShell>
      <CalendarPopover canClear={!props.isRequired} isOpenDay={(each) => check(each) === null} />
    </AriaDatePicker>
  );
}
