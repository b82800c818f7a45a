import type { Plan } from '@hangtag/contract/wire/plan';
import { Check, Minus } from 'lucide-react';
import { Badge } from '../../elements/Badge/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { plural } from '../../support/count.ts';
import { formatPrice, perInterval } from '../../support/formatMoney.ts';
import { PlanAction } from './PlanAction.tsx';
import * as css from './PlanCards.css.ts';
import { featuresOf, type PlanFeature, type PlanNote, priceOf, taglines } from './planFacts.ts';
import type { PlanCardsProps } from './types.ts';

type PlanCardProps = PlanCardsProps & {
  readonly plan: Plan;
  readonly isFitting: boolean;
  readonly notes: readonly PlanNote[];
};

/** One plan: its name, price, button and features. */
export function PlanCard(props: PlanCardProps) {
  const { plan, isFitting, notes, current = null, usedProducts = 0, interval = 'month' } = props;
  const price = priceOf(plan, interval);
  const isCurrent = current === plan.name;
  return (
    <li className={css.card} aria-current={isCurrent || undefined}>
      <div className={css.title}>
        <Heading level={3} kind="sectionTitle">
          {plan.title}
        </Heading>
        {isCurrent ? (
          <Badge>Current plan</Badge>
        ) : (
          isFitting && <Badge tone="accent">{`Fits your ${plural(usedProducts, 'product')}`}</Badge>
        )}
      </div>
      <Text kind="data" tone="second">
        {taglines[plan.name]}
      </Text>
      <p className={css.price}>
        {price === null ? (
          <span className={css.noFigure}>Contact us</span>
        ) : (
          <>
            <span className={css.figure}>{formatPrice(price)}</span>{' '}
            <Text kind="body" tone="second" as="span">
              {perInterval(interval)}
            </Text>
          </>
        )}
      </p>
      <div className={css.action}>
        <PlanAction {...props} />
      </div>
      <ul className={css.features} aria-label={`What ${plan.title} holds`}>
        {featuresOf(plan).map((feature) => (
          <Feature key={feature.row} feature={feature} notes={notes} />
        ))}
      </ul>
    </li>
  );
}

interface FeatureProps {
  readonly feature: PlanFeature;
  readonly notes: readonly PlanNote[];
}

function Feature({ feature: { words, isIncluded, note: name }, notes }: FeatureProps) {
  const note = notes.find((each) => each.name === name);
  return (
    <li className={css.feature({ isIncluded })}>
      <span className={css.mark({ isIncluded })}>
        <Icon of={isIncluded ? Check : Minus} />
      </span>
      <span>
        {words}
        {note && (
          <>
            <sup className={css.sup} aria-hidden>
              {note.number}
            </sup>
            <VisuallyHidden>{`, note ${note.number}`}</VisuallyHidden>
          </>
        )}
      </span>
    </li>
  );
}
