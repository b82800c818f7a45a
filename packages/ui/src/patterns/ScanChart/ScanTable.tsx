import { formatDay } from '../../support/formatDate.ts';
import { formatNumber } from '../../support/formatNumber.ts';
import type { ScanDay } from './chartScale.ts';
import * as css from './ScanChart.css.ts';

/** The chart's days and counts as a table, newest first. */
export function ScanTable({ days }: { days: readonly ScanDay[] }) {
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
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ date, count }) => (
          <tr key={date}>
            <th scope="row" className={css.cell}>
              {formatDay(date)}
            </th>
            <td className={css.cellEnd}>{formatNumber(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
