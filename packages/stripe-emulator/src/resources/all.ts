/** Every resource that the emulator knows. */
import type { Resource } from '../wire/resource.ts';
import { charges } from './charges.ts';
import { coupons } from './coupons.ts';
import { customerBalance } from '../engine/customerBalance.ts';
import { customerDiscount } from './customerDiscount.ts';
import { customers } from './customers.ts';
import { events } from './events.ts';
import { invoiceItems } from './invoiceItems.ts';
import { invoicePayments } from './invoicePayments.ts';
import { invoices } from './invoices.ts';
import { paymentIntents } from './paymentIntents.ts';
import { paymentMethods } from './paymentMethods.ts';
import { prices } from './prices.ts';
import { products } from './products.ts';
import { promotionCodes } from './promotionCodes.ts';
import { refunds } from './refunds.ts';
import { setupIntents } from './setupIntents.ts';
import { subscriptionItems } from './subscriptionItems.ts';
import { subscriptions } from './subscriptions.ts';
import { taxIds } from './taxIds.ts';
import { testClocks } from './testClocks.ts';

/** In no particular order: fixed addresses win over those with a parameter. */
export const resources: readonly Resource[] = [
  charges,
  coupons,
  customerBalance,
  customerDiscount,
  customers,
  events,
  invoiceItems,
  invoicePayments,
  invoices,
  paymentIntents,
  paymentMethods,
  prices,
  products,
  promotionCodes,
  refunds,
  setupIntents,
  subscriptionItems,
  subscriptions,
  taxIds,
  testClocks,
];
