import type { Comparison } from '@hangtag/contract/wire/analytics';

/** Spans of days that end today, by the number of days. */
export const periods = ['7', '28', '90', '365'] as const;

/** Such a span, or days of one's own. */
export type Period = (typeof periods)[number] | 'own';

/** The first and the last day, `YYYY-MM-DD`. */
export interface PeriodDays {
  readonly from: string;
  readonly to: string;
}

/** What a period is called. */
export const periodOptions: readonly { readonly id: Period; readonly label: string }[] = [
  ...periods.map((id) => ({ id, label: `Last ${id} days` })),
  { id: 'own', label: 'Own days' },
];

/** What it can be compared with. */
export const comparisonOptions: readonly { readonly id: Comparison; readonly label: string }[] = [
  { id: 'previous', label: 'The days before' },
  { id: 'year', label: 'A year before' },
  { id: 'none', label: 'No comparison' },
];
