import { MOST_DAYS, daysOf, isPeriod } from '@hangtag/contract/wire/analytics';
import { useState } from 'react';
import { DatePicker } from '../../elements/DatePicker/index.ts';
import * as css from './Analytics.css.ts';
import type { PeriodDays } from './periods.ts';

export interface OwnDaysProps {
  /** The chosen days. */
  readonly days: PeriodDays;
  /** Today in the company's zone, `YYYY-MM-DD`. */
  readonly today: string;
  /** Receives days that can be asked for; not called while one is half typed. */
  readonly onChange: (days: PeriodDays) => void;
}

/** The first and the last day of a period of one's own. */
export function OwnDays({ days, today, onChange }: OwnDaysProps) {
  const [shown, setShown] = useState(days);
  const [typed, setTyped] = useState(days);
  if (shown.from !== days.from || shown.to !== days.to) {
    setShown(days);
    setTyped(days);
  }
  const set = (changed: Partial<PeriodDays>) => {
    const next = { ...typed, ...changed };
    setTyped(next);
    if (isPeriod(next) && next.to <= today) onChange(next);
  };
  const isTooLong = (to: string | null) => to !== null && daysOf(typed.from, to) > MOST_DAYS;
  return (
    <div className={css.ownDays}>
      <DatePicker
        label="First day"
        isRequired
        value={typed.from}
        maxValue={today}
        onChange={(from) => from && set({ from })}
      />
      <DatePicker
        label="Last day"
        isRequired
        value={typed.to}
        minValue={typed.from}
        maxValue={today}
        validate={(to) => (isTooLong(to) ? `At most ${MOST_DAYS} days.` : null)}
        onChange={(to) => to && set({ to })}
      />
    </div>
  );
}
