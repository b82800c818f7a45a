import type { AnalyticsAnswer } from '@hangtag/contract/wire/analytics';
import { Heading } from '../../elements/Heading/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { formatNumber } from '../../support/formatNumber.ts';
import { shareWords } from './analyticsWords.ts';
import * as css from './Analytics.css.ts';
import * as tables from './tables.css.ts';

/** Clicks by button; what opens directly cannot be counted, and says so. */
export function CtaClicks({ answer: { ctas, totals } }: { answer: AnalyticsAnswer }) {
  return (
    <section aria-labelledby="by-button">
      <Heading level={2} id="by-button">
        Clicks by button
      </Heading>
      {ctas.length === 0 ? (
        <div className={css.none}>
          <Text tone="second">No button was pressed in these days.</Text>
        </div>
      ) : (
        <table className={tables.table} aria-labelledby="by-button">
          <thead>
            <tr>
              <th scope="col" className={tables.head3}>
                Button
              </th>
              <th scope="col" className={tables.headEnd}>
                Clicks
              </th>
              <th scope="col" className={tables.headWide}>
                Click rate
              </th>
            </tr>
          </thead>
          <tbody>
            {ctas.map(({ ctaId, label, host, clicks, visits, clickVisits, isCounted }) => (
              <tr key={ctaId}>
                <th scope="row" className={tables.cell}>
                  <span className={css.strong}>{label}</span>
                  <span className={css.quiet}>{host}</span>
                </th>
                <td className={isCounted ? tables.cellEnd : tables.cellQuiet}>
                  {isCounted ? formatNumber(clicks) : 'Not counted'}
                </td>
                <td className={tables.cellWide}>
                  {isCounted ? shareWords(clickVisits, visits) || '–' : '–'}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" className={tables.foot}>
                All buttons
              </th>
              <td className={tables.footEnd}>{formatNumber(totals.clicks)}</td>
              <td className={tables.footWide}>
                {shareWords(totals.clickVisits, totals.ctaVisits)}
              </td>
            </tr>
          </tfoot>
        </table>
      )}
    </section>
  );
}
