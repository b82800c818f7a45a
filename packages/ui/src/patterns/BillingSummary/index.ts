export { BillingSummary } from './BillingSummary.tsx';
export type { BillingContent, BillingSummaryProps } from './types.ts';
