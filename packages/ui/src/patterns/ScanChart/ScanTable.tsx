import { formatDay } from '../../support/formatDate.ts';
import { formatNumber } from '../../support/formatNumber.ts';
import type { ScanDay } from './chartScale.ts';
import * as css from './ScanChart.css.ts';

/** The chart's days and counts as a table, newest first. */
export function ScanTable({
  days,
  before: beforeTitle,
}: {
  days: readonly ScanDay[];
  before: string;
}) {
  const isCompared = days.some(({ before }) => before !== undefined);
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col" className={css.head}>
            Day
          </th>
          <th scope="col" className={css.headEnd}>
            Scans
          </th>
          {isCompared && (
            <th scope="col" className={css.headEnd}>
              {beforeTitle}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ date, count, before }) => (
          <tr key={date}>
            <th scope="row" className={css.cell}>
              {formatDay(date)}
            </th>
            <td className={css.cellEnd}>{formatNumber(count)}</td>
            {isCompared && <td className={css.cellEnd}>{formatNumber(before ?? 0)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
