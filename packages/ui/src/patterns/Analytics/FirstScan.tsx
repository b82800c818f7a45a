import type { AnalyticsAnswer } from '@hangtag/contract/wire/analytics';
import type { DashboardProduct } from '@hangtag/contract/wire/dashboard';
import { TagDrawing } from '../../brand/TagDrawing/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { LinkButton } from '../../elements/LinkButton/index.ts';
import { Text } from '../../elements/Text/index.ts';
import * as css from './Analytics.css.ts';
import { zoneWords } from './analyticsWords.ts';

interface FirstScanProps {
  answer: AnalyticsAnswer;
  codeHref: (product: DashboardProduct) => string;
}

const steps = [
  ['Print it 24 mm wide or more', 'SVG and PDF for printers, read back before you get them.'],
  ['Scan it with a phone that is not signed in', 'Your own team is left out of every figure.'],
  ['See it here within a minute', 'The days begin to fill from the first scan on.'],
] as const;

/** Nothing was ever scanned: the code to print, and what happens then. */
export function FirstScan({ answer: { period, first }, codeHref }: FirstScanProps) {
  return (
    <div className={css.first}>
      <div className={css.firstWords}>
        <Text kind="data" tone="second">{`Counting, ${zoneWords(period.tz)}`}</Text>
        <Heading level={1}>Waiting for the first scan</Heading>
        <Text tone="second">
          {first
            ? `${first.name} is live and its code works. Print it on the pack, and the days begin to fill here.`
            : 'Publish a product first: its code then leads to a page, and its scans are counted here.'}
        </Text>
        {first && (
          <LinkButton href={codeHref(first)} tone="primary">
            Download for print
          </LinkButton>
        )}
        <ol className={css.steps}>
          {steps.map(([title, text], at) => (
            <li key={title} className={css.step}>
              <span className={css.quiet}>{at + 1}</span>
              <span>
                <span className={css.strong}>{title}</span>
                <span className={css.quiet}>{text}</span>
              </span>
            </li>
          ))}
        </ol>
      </div>
      <TagDrawing state="whole" />
    </div>
  );
}
