import { limitText } from '@hangtag/contract/rules/productLimits';
import { UNLIMITED } from '@hangtag/contract/rules/subscription';
import type { LimitedCustomer } from '@hangtag/contract/wire/billing';
import { Heading } from '../../elements/Heading/index.ts';
import { Meter } from '../../elements/Meter/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { plural } from '../../support/count.ts';
import * as css from './LimitedBilling.css.ts';

interface PlanFactsProps {
  readonly customer: LimitedCustomer;
  /** The number of active products. */
  readonly used: number;
}

/** The plan's name, its products in use and its sections. */
export function PlanFacts({ customer, used }: PlanFactsProps) {
  const { subscriptionName, productNumber, additionalProducts, productSections } = customer;
  const limit = productNumber + additionalProducts;
  const hasLimits = productNumber > 0;
  const additionalWords = additionalProducts > 0 ? `, ${additionalProducts} additional` : '';
  return (
    <section className={css.panel} aria-label="Current plan">
      <div>
        <Text kind="data" tone="quiet">
          Current plan
        </Text>
        <Heading level={3} kind="pageTitle">
          {subscriptionName ?? (hasLimits ? 'Demo company' : 'No plan')}
        </Heading>
      </div>
      {!hasLimits ? (
        <Text tone="second">
          Editing and publishing need a plan. An Admin can choose one. Published pages stay up.
        </Text>
      ) : (
        <>
          {productNumber >= UNLIMITED ? (
            <Text>{`${plural(used, 'product')}, without a limit`}</Text>
          ) : (
            <div className={css.use}>
              <Meter
                label="Products"
                value={used}
                max={limit}
                valueText={`${used} of ${limit}`}
                mark={productNumber}
              />
              <Text kind="data" tone="second">
                {`${productNumber} included${additionalWords}`}
              </Text>
            </div>
          )}
          <Text kind="data" tone="second">
            {`Sections on a page: ${limitText(productSections).toLowerCase()}`}
          </Text>
        </>
      )}
    </section>
  );
}
