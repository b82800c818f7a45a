import type { AnalyticsAnswer } from '@hangtag/contract/wire/analytics';
import type { DashboardProduct } from '@hangtag/contract/wire/dashboard';
import { useCopyAddress } from '@hangtag/ui/patterns/CodePanel';
import { Download } from 'lucide-react';
import { TagDrawing } from '../../brand/TagDrawing/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { LinkButton } from '../../elements/LinkButton/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { plural } from '../../support/count.ts';
import * as css from './Analytics.css.ts';
import * as own from './FirstScan.css.ts';
import { zoneWords } from './analyticsWords.ts';
import { CodeTag } from './CodeTag.tsx';

interface FirstScanProps {
  answer: AnalyticsAnswer;
  codeHref: (product: DashboardProduct) => string;
  symbolHref: (product: DashboardProduct) => string;
}

const steps = [
  ['Print it 24 mm wide or more', 'SVG and PDF for printers, read back before you get them.'],
  ['Scan it with a phone that is not signed in', 'Your own team is left out of every figure.'],
  ['See it here within a minute', 'Home names the first scan of each product.'],
] as const;

/** Nothing was ever scanned: the code to print, and what happens then. */
export function FirstScan({ answer, codeHref, symbolHref }: FirstScanProps) {
  const { period, first, totals } = answer;
  return (
    <div className={own.first}>
      <div className={own.firstWords}>
        <Text kind="data" tone="second">{`Counting, ${zoneWords(period.tz)}`}</Text>
        <Heading level={1}>Waiting for the first scan</Heading>
        <Text tone="second">
          {first
            ? `${first.name} is live and its code works. Print it on the pack, and the days begin to fill here.`
            : 'Publish a product first: its code then leads to a page, and its scans are counted here.'}
        </Text>
        {first && <CodeActions address={first.publicUrl} href={codeHref(first)} />}
        <ol className={own.steps}>
          {steps.map(([title, text], at) => (
            <li key={title} className={own.step}>
              <span className={css.quiet}>{at + 1}</span>
              <span>
                <span className={css.strong}>{title}</span>
                <span className={css.quiet}>{text}</span>
              </span>
            </li>
          ))}
        </ol>
        <Text kind="data" tone="second">
          {`0 scans, 0 led nowhere, ${plural(totals.bots, 'request')} by programs not counted.`}
        </Text>
      </div>
      {first ? (
        <CodeTag name={first.name} address={first.publicUrl} symbolUrl={symbolHref(first)} />
      ) : (
        <TagDrawing state="whole" />
      )}
    </div>
  );
}

function CodeActions({ address, href }: { address: string; href: string }) {
  const { button, outcome } = useCopyAddress(address);
  return (
    <>
      <div className={css.actions}>
        <LinkButton href={href} tone="primary" icon={Download}>
          Download for print
        </LinkButton>
        {button}
      </div>
      {outcome}
    </>
  );
}
