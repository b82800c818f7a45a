import type { IssuedCode } from '@hangtag/contract/wire/issuedCode';
import { Heading } from '../../elements/Heading/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { formatDate } from '../../support/formatDate.ts';
import { TickLegend } from './SelfCheckTicks.tsx';
import * as css from './IssuedCodes.css.ts';

/** How many of the shown codes led here when they were asked last. */
export function SelfCheckSummary({ issued }: { readonly issued: readonly IssuedCode[] }) {
  const checks = issued.flatMap(({ check }) => (check ? [check] : []));
  const answered = checks.filter(({ problem }) => problem === null).length;
  const newest = checks
    .map(({ checkedAt }) => checkedAt)
    .toSorted()
    .at(-1);
  return (
    <div className={css.aside}>
      <div className={css.asideHead}>
        <Heading level={3}>Self-check</Heading>
        <Text as="span" kind="data" tone="second">
          Weekly
        </Text>
      </div>
      {newest === undefined ? (
        <Text tone="second">
          Each text is fetched as a phone would fetch it, within the hour and then every week.
        </Text>
      ) : (
        <>
          <Text kind="figure">
            {answered} of {checks.length}
          </Text>
          <Text tone="second">
            answered when they were asked last, on {formatDate(newest)}. Each text is fetched as a
            phone would fetch it: 307 first, then 200.
          </Text>
          <TickLegend />
        </>
      )}
    </div>
  );
}
