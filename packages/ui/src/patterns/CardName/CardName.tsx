import type { PaymentMethod } from '@hangtag/contract/wire/billing';
import type { ReactNode } from 'react';
import { brandName } from './brands.ts';
import { CardMark } from './CardMark.tsx';
import * as css from './CardName.css.ts';

export interface CardNameProps {
  /** Brand and last four figures of a saved card. */
  card: Pick<PaymentMethod, 'brand' | 'last4'>;
  /** A fact right after the name, such as the Default badge. */
  badge?: ReactNode;
}

/** A saved card as it is spoken of, `Visa ending 4242`, with its brand drawn before the word [F112]. */
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
