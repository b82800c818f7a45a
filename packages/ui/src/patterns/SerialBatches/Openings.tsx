import { OPENED_DAYS, REPEAT_DAYS, type SerialsAnswer } from '@hangtag/contract/wire/serial';
import { ScanChart } from '@hangtag/ui/patterns/ScanChart';
import { Heading } from '../../elements/Heading/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { plural } from '../../support/count.ts';
import { formatDay } from '../../support/formatDate.ts';
import { formatNumber } from '../../support/formatNumber.ts';
import * as css from './SerialBatches.css.ts';

const DAY_MS = 86_400_000;

/** The last days with their counts, the oldest first. */
function daysOf({ today, openedByDay }: SerialsAnswer) {
  const counts = new Map(openedByDay.map(({ day, count }) => [day, count]));
  return Array.from({ length: OPENED_DAYS }, (_, at) => {
    const day = new Date(Date.parse(today) - (OPENED_DAYS - 1 - at) * DAY_MS);
    const date = day.toISOString().slice(0, 10);
    return { date, count: counts.get(date) ?? 0 };
  });
}

/** How many serials were opened for the first time each day, and which on so many days that it is worth a question. */
export function Openings(props: SerialsAnswer) {
  const { serials, opened, repeats, repeatCount } = props;
  return (
    <div className={css.aside}>
      <section className={css.block}>
        <Heading level={3}>First scans per day</Heading>
        <div>
          <Text kind="figure">{formatNumber(opened)}</Text>
          <Text kind="data" tone="second">
            {`of ${plural(serials, 'serial')} ${opened === 1 ? 'has' : 'have'} been opened once or more`}
          </Text>
        </div>
        {opened > 0 && <ScanChart days={daysOf(props)} />}
        <Text kind="data" tone="second">
          Hangtag keeps the day of a scan, never who scanned.
        </Text>
      </section>
      {repeatCount > 0 && (
        <section className={css.block}>
          <Heading level={3}>
            {`Why ${repeatCount === 1 ? 'was' : 'were'} ${plural(repeatCount, 'item')} opened on ${REPEAT_DAYS} days or more?`}
          </Heading>
          <Text kind="data" tone="second">
            A shop shelf, a kitchen counter and a shared photo look the same from here. Only you
            know where they went.
          </Text>
          <ul className={css.list}>
            {repeats.map(({ serial, batchName, days, firstDay, lastDay }) => (
              <li key={serial} className={css.row}>
                <Text as="span">{serial}</Text>
                <Text as="span">{plural(days, 'day')}</Text>
                <Text as="span" kind="data" tone="second">
                  {batchName}, {formatDay(firstDay)} to {formatDay(lastDay)}
                </Text>
              </li>
            ))}
          </ul>
          {repeatCount > repeats.length && (
            <Text kind="data" tone="second">
              The {repeats.length} with most days.
            </Text>
          )}
        </section>
      )}
    </div>
  );
}
