import type { PaymentMethod } from '@hangtag/contract/wire/billing';
import type { ReactNode } from 'react';
import { brandName } from './brands.ts';
import { CardMark } from './CardMark.tsx';
import * as css from './CardName.css.ts';

export interface CardNameProps {
  /** Brand and last four digits of a saved card. */
  card: Pick<PaymentMethod, 'brand' | 'last4'>;
  /** A fact right after the name, such as the Default badge. */
  badge?: ReactNode;
}

/** The name of a saved card, `Visa ending 4242`, after its brand's drawing [F112]. */
export function CardName({ card, badge }: CardNameProps) {
  return (
    <span className={css.name} data-component="CardName">
      <CardMark brand={card.brand} />
      <span className={css.words}>
        <span className={css.brandWord}>{brandName(card.brand)}</span>
        {` ending ${card.last4}`}
      </span>
      {badge}
    </span>
  );
}
