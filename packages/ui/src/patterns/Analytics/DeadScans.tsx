import type { DeadScan } from '@hangtag/contract/wire/analytics';
import { TagDrawing } from '../../brand/TagDrawing/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { LinkButton } from '../../elements/LinkButton/index.ts';
import { Picture } from '../../elements/Picture/index.ts';
import { StatusMark } from '../../elements/StatusMark/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { plural } from '../../support/count.ts';
import { formatDay, formatMoment } from '../../support/formatDate.ts';
import { formatNumber } from '../../support/formatNumber.ts';
import * as css from './Analytics.css.ts';
import { deadWords } from './analyticsWords.ts';

const actionWords: Readonly<Record<DeadScan['reason'], string>> = {
  unpublished: 'Review and publish',
  parked: 'Open its settings',
  archived: 'Open its settings',
  withheld: 'Read why',
  unknown: 'Look for its product',
};

export interface DeadScansProps {
  /** Printed addresses that led nowhere, most scanned first. */
  dead: readonly DeadScan[];
  /** Where one is mended. */
  deadHref: (dead: DeadScan) => string;
}

/** Codes that were scanned and led nowhere: each is a lost customer, so they come first. */
export function DeadScans({ dead, deadHref }: DeadScansProps) {
  const total = dead.reduce((all, { scans }) => all + scans, 0);
  const firstOpen = dead.find(({ isLive }) => !isLive);
  return (
    <section aria-labelledby="dead-scans">
      <div className={css.sectionHead}>
        <Heading level={2} id="dead-scans">{`${plural(total, 'scan')} led nowhere`}</Heading>
        <span className={css.aside}>Not in the totals below</span>
      </div>
      <ul aria-labelledby="dead-scans">
        {dead.map((each) => (
          <li key={`${each.address} ${each.reason}`} className={css.dead}>
            <span className={css.thumb}>
              <Picture
                src={each.product?.previewUrl ?? null}
                alt=""
                placeholder={<TagDrawing state="plain" />}
              />
            </span>
            <span className={css.deadProduct}>
              <span className={css.strong}>{each.product?.name ?? each.address}</span>
              {each.product && <span className={css.quiet}>{each.address}</span>}
              <span className={css.quiet}>{`Last scan ${formatMoment(each.lastAt)}`}</span>
            </span>
            <span className={css.deadWhy}>
              <StatusMark shape={each.isLive ? 'full' : 'dashed'}>
                {each.isLive ? 'Leads to its page again' : deadWords[each.reason]}
              </StatusMark>
              {each.printedOn && (
                <span className={css.printed}>{`Code printed ${formatDay(each.printedOn)}`}</span>
              )}
            </span>
            <span className={css.deadCount}>
              {formatNumber(each.scans)}
              <VisuallyHidden>{each.scans === 1 ? ' scan' : ' scans'}</VisuallyHidden>
            </span>
            <span className={css.deadAction}>
              {!each.isLive && (
                <LinkButton href={deadHref(each)} tone={each === firstOpen ? 'primary' : 'outline'}>
                  {actionWords[each.reason]}
                  <VisuallyHidden>{` ${each.product?.name ?? each.address}`}</VisuallyHidden>
                </LinkButton>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
