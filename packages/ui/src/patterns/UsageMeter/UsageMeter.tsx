import { UNLIMITED } from '@hangtag/contract/rules/subscription';
import { Link } from '../../elements/Link/index.ts';
import { Meter } from '../../elements/Meter/index.ts';
import * as css from './UsageMeter.css.ts';
import { type UsageUnit, type Usage, usageWords } from './usageWords.ts';

export interface UsageMeterProps {
  /** The counted things. */
  of: UsageUnit;
  /** How many are used, and how many the plan allows. */
  usage: Usage;
  /** Name of the plan, as shown; null without one. */
  planName: string | null;
  /** Why the limit is reached and how to change that; null below the limit. @default null */
  lockedReason?: string | null;
  /** Link to the plan; absent where this user cannot change it. */
  billingHref?: string | undefined;
}

const names = { products: 'Products', sections: 'Sections' } as const;
const more = { products: 'Add products', sections: 'Change the plan' } as const;

/** How much of a plan's limit is used, with a link to more [K04, K05]. */
export function UsageMeter(props: UsageMeterProps) {
  const { of, usage, planName, lockedReason = null, billingHref } = props;
  const { used, limit } = usage;
  const hasPlan = limit > 0;
  const way = billingHref && (
    <span className={css.way}>
      <Link href={billingHref}>{hasPlan ? more[of] : 'Choose a plan'}</Link>
    </span>
  );
  // With a link, the text on use already implies the reason; without one, the reason is the whole message.
  const isCoveredByUse = hasPlan && used >= limit && way !== undefined;
  const isCoveredByReason = lockedReason !== null && !isCoveredByUse;
  return (
    <div className={css.usage} data-component="UsageMeter">
      {!(isCoveredByReason && (!hasPlan || used >= limit)) && (
        <p className={css.line}>
          <bdi>{usageWords(usage, of, planName)}</bdi> {!isCoveredByReason && way}
        </p>
      )}
      {hasPlan && limit < UNLIMITED && (
        <div className={css.bar}>
          <Meter
            label={names[of]}
            value={used}
            max={limit}
            valueText={`${used} of ${limit}`}
            shows="bar"
          />
        </div>
      )}
      {isCoveredByReason && (
        <p className={css.reason}>
          {lockedReason} {way}
        </p>
      )}
    </div>
  );
}
