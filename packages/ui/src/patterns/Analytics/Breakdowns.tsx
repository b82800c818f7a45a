import type { AnalyticsAnswer, Dimension, ValueCount } from '@hangtag/contract/wire/analytics';
import { Heading } from '../../elements/Heading/index.ts';
import { StatusMark } from '../../elements/StatusMark/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { plural } from '../../support/count.ts';
import { formatNumber } from '../../support/formatNumber.ts';
import * as css from './Analytics.css.ts';
import { dimensionTitles, valueWords } from './analyticsWords.ts';

type BreakdownsProps = NonNullable<AnalyticsAnswer['breakdowns']>;

const shown = ['via', 'language', 'device', 'source', 'country'] as const;

/** Daily visitors of whole days by value; small values are under Other. */
export function Breakdowns({ breakdowns: { visitors, by } }: { breakdowns: BreakdownsProps }) {
  return (
    <section aria-labelledby="visitors">
      <div className={css.sectionHead}>
        <Heading level={2} id="visitors">
          {plural(visitors, 'daily visitor')}
        </Heading>
        <span className={css.aside}>Whole days. Values under 5 in a day join Other</span>
      </div>
      <div className={css.breakdowns}>
        {shown.map((dimension) => {
          const values = by[dimension];
          return values ? (
            <Breakdown key={dimension} dimension={dimension} values={values} />
          ) : (
            <NotMeasured key={dimension} />
          );
        })}
      </div>
    </section>
  );
}

function Breakdown({ dimension, values }: { dimension: Dimension; values: readonly ValueCount[] }) {
  const total = values.reduce((all, { count }) => all + count, 0);
  const title = dimensionTitles[dimension];
  return (
    <div>
      <Heading level={3}>{title}</Heading>
      {values.length === 0 ? (
        <Text kind="data" tone="second">
          Nobody on a whole day yet.
        </Text>
      ) : (
        <ul aria-label={title}>
          {values.map(({ value, count }) => (
            <li key={value} className={css.value}>
              <span className={css.valueName}>{valueWords(dimension, value)}</span>
              <span className={css.valueCount}>{formatNumber(count)}</span>
              <span className={css.valueShare}>{`${Math.round((count / total) * 100)}%`}</span>
              <span className={css.track} aria-hidden>
                <span className={css.fill} style={{ inlineSize: `${(count / total) * 100}%` }} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function NotMeasured() {
  return (
    <div className={css.notMeasured}>
      <Heading level={3}>{dimensionTitles.country}</Heading>
      <StatusMark shape="dashed">Not measured</StatusMark>
      <Text kind="data" tone="second">
        This server reads the country neither from a proxy nor from a database. GEO_HEADER or
        GEO_DATABASE sets it up; past days stay unmeasured.
      </Text>
    </div>
  );
}
