import { UNLIMITED } from '@hangtag/contract/rules/subscription';
import { Link } from '../../elements/Link/index.ts';
import { Meter } from '../../elements/Meter/index.ts';
import * as css from './UsageMeter.css.ts';
import { type UsageUnit, type Usage, usageWords } from './usageWords.ts';

export interface UsageMeterProps {
  /** What is counted. */
  of: UsageUnit;
  /** How many are used, and how many the plan allows. */
  usage: Usage;
  /** Name of the plan, as shown; null without one. */
  planName: string | null;
  /** Why nothing more fits, with its way out; null while something does. @default null */
  lockedReason?: string | null;
  /** Where the plan is changed; absent where this person can't. */
  billingHref?: string | undefined;
}

const names = { products: 'Products', sections: 'Sections' } as const;
const more = { products: 'Add products', sections: 'Change the plan' } as const;

/** How much of what the plan holds is used, and the way to more, wherever that limit bites [K04, K05]. */
export function UsageMeter(props: UsageMeterProps) {
  const { of, usage, planName, lockedReason = null, billingHref } = props;
  const { used, limit } = usage;
  const hasPlan = limit > 0;
  const way = billingHref && (
    <span className={css.way}>
      <Link href={billingHref}>{hasPlan ? more[of] : 'Choose a plan'}</Link>
    </span>
  );
  // That everything is used needs no second sentence beside its way out; without one, the reason says it all.
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
