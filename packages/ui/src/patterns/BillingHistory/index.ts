export { BillingHistory, type BillingHistoryProps } from './BillingHistory.tsx';
