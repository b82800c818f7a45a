export {
  LimitedBilling,
  type LimitedBillingContent,
  type LimitedBillingProps,
} from './LimitedBilling.tsx';
