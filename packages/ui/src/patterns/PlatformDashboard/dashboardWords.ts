import type { BuiltinDashboardAnswer } from '@hangtag/contract/wire/platform';
import { plural } from '../../support/count.ts';
import { formatBytes } from '../../support/formatBytes.ts';
import { formatMoney } from '../../support/formatMoney.ts';
import { formatNumber } from '../../support/formatNumber.ts';

/** The column heading of a dashboard's values, by unit. */
export const unitWords: Readonly<Record<BuiltinDashboardAnswer['unit'], string>> = {
  count: 'Count',
  centsPerMonth: 'Per month',
  bytes: 'Size',
  days: 'Last sign-in',
};

/** A value with its unit as text; null is unknown. */
export function valueWords(unit: BuiltinDashboardAnswer['unit'], value: number | null): string {
  if (value === null) return unit === 'days' ? 'Never' : '—';
  if (unit === 'centsPerMonth') return formatMoney(value / 100);
  if (unit === 'bytes') return formatBytes(value);
  return unit === 'days' ? `${plural(value, 'day')} ago` : formatNumber(value);
}
