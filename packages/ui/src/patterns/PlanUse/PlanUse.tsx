import { UNLIMITED } from '@hangtag/contract/rules/subscription';
import type { PlanPrice } from '@hangtag/contract/wire/dashboard';
import type { ProductsAnswer } from '@hangtag/contract/wire/product';
import { SupportText } from '@hangtag/ui/patterns/contactSupport';
import { Heading } from '../../elements/Heading/index.ts';
import { Link } from '../../elements/Link/index.ts';
import { Meter } from '../../elements/Meter/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { plural } from '../../support/count.ts';
import { noBreakDates } from '../../support/noBreakDates.tsx';
import { formatDay } from '../../support/formatDate.ts';
import { formatMoney, perInterval } from '../../support/formatMoney.ts';
import { head, panel } from './PlanUse.css.ts';

export interface PlanUseProps {
  /** Name of the plan, as shown; null without one. */
  planName: string | null;
  /** How many products are active, and how many the plan allows. */
  usage: ProductsAnswer['usage'];
  /** How many products the plan includes; the others are additional. */
  included: number;
  /** The plan's price and its next day; null where this person doesn't see it. @default null */
  price?: PlanPrice | null;
  /** Link to the plan; absent where this user cannot change it. */
  billingHref: string | undefined;
  /** Why there is no billing, and the way out; absent where there is. */
  lockedReason?: string | undefined;
}

/** The plan and its use. */
export function PlanUse(props: PlanUseProps) {
  const { planName, price, usage, included, billingHref, lockedReason } = props;
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
        {price && (
          <Text kind="data" tone="second">
            {noBreakDates(priceWords(price))}
          </Text>
        )}
        {lockedReason !== undefined && (
          <Text kind="data" tone="second">
            <SupportText>{lockedReason}</SupportText>
          </Text>
        )}
      </div>
      {!hasPlan || isUnlimited ? (
        <Text>
          {plural(used, 'product')}
          {isUnlimited && ', without a limit'}
        </Text>
      ) : (
        <Stack gap={8}>
          <Meter
            label="Products"
            value={used}
            max={limit}
            valueText={`${used} of ${limit}`}
            mark={included}
          />
          {included > 0 && included < limit && (
            <Text kind="caption" tone="quiet">
              {`${included} included, ${limit - included} additional`}
            </Text>
          )}
        </Stack>
      )}
    </section>
  );
}

/** "$159.00 per month, renews 12-11-2026", or when a cancelled plan ends. */
function priceWords({ price, paymentInterval, renewalDate, cancellationDate }: PlanPrice) {
  const amount = `${formatMoney(price)} ${perInterval(paymentInterval)}`;
  if (cancellationDate) return `${amount}, ends ${formatDay(cancellationDate)}`;
  return renewalDate ? `${amount}, renews ${formatDay(renewalDate)}` : amount;
}
