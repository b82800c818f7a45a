/** Texts about a coupon's discount. Pure. */
import type { Coupon } from '@hangtag/contract/wire/billing';
import { plural } from '../../support/count.ts';
import { formatDate } from '../../support/formatDate.ts';
import { formatMoney } from '../../support/formatMoney.ts';

/** `20% off the first payment.`, `$10.00 off every payment.`; null where the server sends no discount. */
export function couponWords(coupon: Coupon): string | null {
  const off = offWords(coupon);
  return off && `${off} ${howLong(coupon)}.`;
}

/** `50% off until 02-11-2027`, `20% off once`, `$10.00 off`; null where the server sends no discount. */
export function discountWords(coupon: Coupon): string | null {
  const { duration, months, expiresAt } = coupon;
  const off = offWords(coupon);
  if (off === null) return null;
  if (expiresAt) return `${off} until ${formatDate(expiresAt)}`;
  if (duration === 'once') return `${off} once`;
  if (duration === 'repeating' && months !== undefined)
    return `${off} for ${plural(months, 'month')}`;
  return off;
}

function offWords({ percentOff, amountOff }: Coupon): string | null {
  if (percentOff !== undefined) return `${percentOff}% off`;
  return amountOff === undefined ? null : `${formatMoney(amountOff)} off`;
}

function howLong({ duration, months }: Coupon): string {
  if (duration === 'forever') return 'every payment';
  if (duration === 'repeating' && months !== undefined) return `for ${plural(months, 'month')}`;
  return 'the first payment';
}
