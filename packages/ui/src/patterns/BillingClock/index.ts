export { BillingClock, type BillingClockProps } from './BillingClock.tsx';
