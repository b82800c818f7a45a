/** The arguments of the payment methods' stories. */
import type { PaymentMethodListProps } from '@hangtag/ui/patterns/PaymentMethodList';
import { fn } from 'storybook/test';
import { amex, BILLING_TODAY, mastercard, visa } from '../fixtures/customer.ts';

/** Three cards of a company with a plan; every action succeeds. */
export const paymentMethodArgs = {
  methods: [visa, mastercard, amex] satisfies PaymentMethodListProps['methods'],
  isPlanActive: true,
  today: BILLING_TODAY,
  work: null satisfies PaymentMethodListProps['work'],
  problem: null satisfies PaymentMethodListProps['problem'],
  onAdd: fn(),
  onMakeDefault: fn(),
  onDelete: fn(),
} satisfies PaymentMethodListProps;
