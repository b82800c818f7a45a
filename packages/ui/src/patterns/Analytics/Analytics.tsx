import type {
  AnalyticsAnswer,
  Comparison,
  CsvView,
  DeadScan,
} from '@hangtag/contract/wire/analytics';
import type { DashboardProduct } from '@hangtag/contract/wire/dashboard';
import { type FailedContent, FailedPart } from '@hangtag/ui/patterns/FailedState';
import { ScanChart } from '@hangtag/ui/patterns/ScanChart';
import { memo, useDeferredValue } from 'react';
import { Heading } from '../../elements/Heading/index.ts';
import { Link } from '../../elements/Link/index.ts';
import { Skeleton } from '../../elements/Skeleton/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { formatDay } from '../../support/formatDate.ts';
import { noBreakDates } from '../../support/noBreakDates.tsx';
import * as css from './Analytics.css.ts';
import { chartNote, comparedWords, headline, zoneWords } from './analyticsWords.ts';
import { Breakdowns } from './Breakdowns.tsx';
import { CtaClicks } from './CtaClicks.tsx';
import { DeadScans } from './DeadScans.tsx';
import { Definitions } from './Definitions.tsx';
import { FirstScan } from './FirstScan.tsx';
import type { Period, PeriodDays } from './periods.ts';
import { ProductCounts } from './ProductCounts.tsx';
import { Tools } from './Tools.tsx';
import { Totals } from './Totals.tsx';

/** The figures in their phases. */
export type AnalyticsContent =
  | { readonly phase: 'loading' }
  | FailedContent
  | { readonly phase: 'ready'; readonly answer: AnalyticsAnswer; readonly isStale: boolean };

export interface AnalyticsProps {
  /** The figures, or why there are none. */
  content: AnalyticsContent;
  /** The chosen days. */
  period: Period;
  /** The days of it, as they are asked for. */
  days: PeriodDays;
  /** Today in the company's zone, `YYYY-MM-DD`: the last day that can be chosen. */
  today: string;
  /** What they are compared with. */
  compare: Comparison;
  /** Receives the chosen period. */
  onPeriodChange: (period: Period) => void;
  /** Receives days of one's own. */
  onDaysChange: (days: PeriodDays) => void;
  /** Receives what to compare with. */
  onCompareChange: (compare: Comparison) => void;
  /** Loads again after a failure. */
  onRetry: () => void;
  /** Starts the download of one table. */
  onExport: (view: CsvView) => void;
  /** The figures of one product. */
  productHref: (product: DashboardProduct) => string;
  /** Where a code that leads nowhere is mended. */
  deadHref: (dead: DeadScan) => string;
  /** The code of a product, to print it. */
  codeHref: (product: DashboardProduct) => string;
  /** The drawing of a product's code. */
  symbolHref: (product: DashboardProduct) => string;
  /** The figures of the whole company. */
  companyHref: string;
}

/** What people did with a company's codes and pages: the finding first, then every figure with its table [F025]. */
export function Analytics(props: AnalyticsProps) {
  const { content, onRetry } = props;
  return (
    <div className={css.analytics} data-component="Analytics">
      {content.phase !== 'ready' && <Heading level={1}>Analytics</Heading>}
      {content.phase === 'loading' && <Loading />}
      {content.phase === 'failed' && (
        <FailedPart what="The figures" content={content} onRetry={onRetry} />
      )}
      {content.phase === 'ready' && <Ready {...props} {...content} />}
    </div>
  );
}

interface ReadyProps extends AnalyticsProps {
  readonly answer: AnalyticsAnswer;
  readonly isStale: boolean;
}

function Ready(props: ReadyProps) {
  const { answer, isStale } = props;
  const deferred = useDeferredValue(props);
  if (answer.period.since === null) return <FirstScan {...props} />;
  return (
    <>
      {isStale && <VisuallyHidden announcement="once">Loading figures</VisuallyHidden>}
      <Head {...props} />
      <Figures of={deferred} />
    </>
  );
}

/** Chart and tables; drawn after the choice of other days is on the screen. */
const Figures = memo(function Figures({ of: props }: { of: ReadyProps }) {
  const { answer } = props;
  const { dead, days, notes, period, compared, product } = answer;
  return (
    <>
      {dead.length > 0 && <DeadScans dead={dead} deadHref={props.deadHref} />}
      <section aria-labelledby="scans-by-day">
        <div className={css.sectionHead}>
          <Heading level={2} id="scans-by-day">
            Scans by day
          </Heading>
        </div>
        <div className={css.scans}>
          <ScanChart
            days={days.map(({ date, scans, before }) => ({ date, count: scans, before }))}
            isOver={period.until === null}
            earlier={compared ? 'in the days before' : undefined}
            legend={{ bars: 'These days', lines: 'Same weekday before' }}
            notes={notes.map(chartNote)}
          />
          <Totals answer={answer} />
        </div>
      </section>
      <div className={product ? css.one : css.two}>
        {!product && <ProductCounts {...props} />}
        <CtaClicks answer={answer} />
      </div>
      {answer.breakdowns && <Breakdowns breakdowns={answer.breakdowns} />}
      <Definitions tz={period.tz} />
    </>
  );
});

function Head(props: ReadyProps) {
  const { answer } = props;
  const { from, to, tz } = answer.period;
  const compared = comparedWords(answer);
  return (
    <header className={css.head}>
      <div className={css.finding}>
        <Text kind="data" tone="second">
          {noBreakDates(`${formatDay(from)} to ${formatDay(to)}, ${zoneWords(tz)}`)}
        </Text>
        <Heading level={1}>{headline(answer)}</Heading>
        {compared && (
          <Text kind="data" tone="second">
            {noBreakDates(compared)}
          </Text>
        )}
        {answer.product && (
          <Link href={props.companyHref} display="alone">
            All products
          </Link>
        )}
      </div>
      <Tools {...props} />
    </header>
  );
}

/** As high as what comes. */
function Loading() {
  return (
    <>
      <VisuallyHidden announcement="once">Loading figures</VisuallyHidden>
      <Skeleton shape="block" ratio="1 / 5" />
      <Skeleton shape="block" ratio="1 / 4" />
    </>
  );
}
