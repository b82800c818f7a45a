import { UNLIMITED } from '@hangtag/contract/rules/subscription';
import type { ProductsAnswer } from '@hangtag/contract/wire/product';
import { Heading } from '../../elements/Heading/index.ts';
import { Link } from '../../elements/Link/index.ts';
import { Meter } from '../../elements/Meter/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { plural } from '../../support/count.ts';
import { head, panel } from './PlanUse.css.ts';

export interface PlanUseProps {
  /** Name of the plan, as shown; null without one. */
  planName: string | null;
  /** How many products are active, and how many the plan allows. */
  usage: ProductsAnswer['usage'];
  /** How many products the plan includes; the others are additional. */
  included: number;
  /** Link to the plan; absent where this user cannot change it. */
  billingHref: string | undefined;
}

/** The plan and its use. */
export function PlanUse({ planName, usage, included, billingHref }: PlanUseProps) {
  const { used, limit } = usage;
  const hasPlan = limit > 0;
  const isUnlimited = limit >= UNLIMITED;
  return (
    <section className={panel} aria-label="Plan" data-component="PlanUse">
      <div>
        <div className={head}>
          <Text kind="data" tone="quiet">
            Plan
          </Text>
          {billingHref !== undefined && (
            <Link href={billingHref} display="alone">
              {hasPlan ? 'Billing' : 'Choose a plan'}
            </Link>
          )}
        </div>
        <Heading level={2}>{planName ?? 'No plan'}</Heading>
      </div>
      {!hasPlan || isUnlimited ? (
        <Text>
          {plural(used, 'product')}
          {isUnlimited && ', without a limit'}
        </Text>
      ) : (
        <Meter
          label="Products"
          value={used}
          max={limit}
          valueText={`${used} of ${limit}`}
          mark={included}
        />
      )}
    </section>
  );
}
