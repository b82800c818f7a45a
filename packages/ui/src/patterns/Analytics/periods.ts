import type { Comparison } from '@hangtag/contract/wire/analytics';

/** Spans of days that end today, by the number of days. */
export const periods = ['7', '28', '90', '365'] as const;
export type Period = (typeof periods)[number];

/** What a period is called. */
export const periodOptions = periods.map((id) => ({ id, label: `Last ${id} days` }));

/** What it can be compared with. */
export const comparisonOptions: readonly { readonly id: Comparison; readonly label: string }[] = [
  { id: 'previous', label: 'The days before' },
  { id: 'year', label: 'A year before' },
  { id: 'none', label: 'No comparison' },
];
