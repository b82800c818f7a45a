import type { Customer } from '@hangtag/contract/wire/billing';
import { RotateCw } from 'lucide-react';
import { Heading } from '../../elements/Heading/index.ts';
import { IconButton } from '../../elements/IconButton/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { Tooltip } from '../../elements/Tooltip/index.ts';
import { formatMoney, perInterval } from '../../support/formatMoney.ts';
import { termWords } from './billingWords.ts';
import * as css from './CurrentPlan.css.ts';
import { PlanReceipt } from './PlanReceipt.tsx';

interface CurrentPlanProps {
  readonly customer: Customer;
  readonly isStale: boolean;
  readonly onRefresh: () => void;
  /** Absent once the plan is cancelled. */
  readonly onChangeQuantity: (() => void) | undefined;
}

/** One panel with the plan, its price and the lines of that price. */
export function CurrentPlan(props: CurrentPlanProps) {
  const { customer, isStale, onRefresh, onChangeQuantity } = props;
  const { subscriptionName, planPrice, paymentInterval } = customer;
  const term = termWords(customer);
  return (
    <section className={css.panel} aria-label="Current plan">
      <div className={css.plan}>
        <div className={css.head}>
          <Text kind="data" tone="quiet">
            Current plan
          </Text>
          <div className={css.refresh}>
            <Tooltip text="Refresh billing">
              <IconButton
                icon={RotateCw}
                size="small"
                aria-label="Refresh billing"
                isPending={isStale}
                onPress={onRefresh}
              />
            </Tooltip>
          </div>
        </div>
        <Heading level={3} kind="pageTitle">
          {subscriptionName ?? 'No plan'}
        </Heading>
        {subscriptionName === null ? (
          <Text tone="second">Choose a plan to edit and publish. Published pages stay up.</Text>
        ) : (
          <Text tone="second">
            <span className={css.price}>{formatMoney(planPrice)}</span>{' '}
            {perInterval(paymentInterval)}
          </Text>
        )}
        {term && (
          <Text kind="data" tone="second">
            <span className={css.term}>{term}</span>
          </Text>
        )}
      </div>
      {subscriptionName !== null && (
        <PlanReceipt
          customer={customer}
          name={subscriptionName}
          onChangeQuantity={onChangeQuantity}
        />
      )}
    </section>
  );
}
