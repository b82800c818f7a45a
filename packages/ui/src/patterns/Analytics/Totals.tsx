import type { AnalyticsAnswer } from '@hangtag/contract/wire/analytics';
import { Disclosure } from '../../elements/Disclosure/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { plural } from '../../support/count.ts';
import { formatNumber } from '../../support/formatNumber.ts';
import * as css from './Analytics.css.ts';
import * as tables from './tables.css.ts';
import { changeWords, programWords } from './analyticsWords.ts';

const rows = [
  ['views', 'Views'],
  ['visitors', 'Daily visitors'],
  ['clicks', 'Clicks'],
] as const;

/** The one large figure, and the others as a ledger. */
export function Totals({ answer: { totals, before, programs } }: { answer: AnalyticsAnswer }) {
  return (
    <div>
      <Text kind="figure">
        {formatNumber(totals.scans)}
        <VisuallyHidden>{totals.scans === 1 ? ' scan' : ' scans'}</VisuallyHidden>
      </Text>
      {before && (
        <Text kind="data" tone="second">
          {differenceWords(totals.scans, before.scans)}
        </Text>
      )}
      <table className={tables.table}>
        <thead>
          <tr>
            <th scope="col" className={tables.head3}>
              <VisuallyHidden>Figure</VisuallyHidden>
            </th>
            <th scope="col" className={tables.headEnd}>
              These days
            </th>
            {before && (
              <>
                <th scope="col" className={tables.headEnd}>
                  Before
                </th>
                <th scope="col" className={tables.headEnd}>
                  Change
                </th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, label]) => (
            <tr key={name}>
              <th scope="row" className={tables.cell}>
                {label}
              </th>
              <td className={tables.cellEnd}>{formatNumber(totals[name])}</td>
              {before && (
                <>
                  <td className={tables.cellQuiet}>{formatNumber(before[name])}</td>
                  <td className={tables.cellQuiet}>{changeWords(totals[name], before[name])}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {totals.bots > 0 && (
        <div className={css.programs}>
          <Disclosure
            level={3}
            title={`${plural(totals.bots, 'request')} by programs, not counted`}
          >
            <ul>
              {programs.map(({ value, count }) => (
                <li key={value} className={css.program}>
                  <span>{programWords[value] ?? value}</span>
                  <span>{formatNumber(count)}</span>
                </li>
              ))}
            </ul>
          </Disclosure>
        </div>
      )}
    </div>
  );
}

function differenceWords(now: number, before: number): string {
  if (now === before) return 'As many as in the days before';
  const difference = formatNumber(Math.abs(now - before));
  return `${difference} ${now > before ? 'more' : 'fewer'} than in the days before`;
}
