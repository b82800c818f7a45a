/** A new subscription in Stripe's shape. */
import type { Subscription } from './stored.ts';

/** The initial fields of a subscription. */
export type SubscriptionFacts = Pick<
  Subscription,
  | 'billing_cycle_anchor'
  | 'cancel_at_period_end'
  | 'created'
  | 'currency'
  | 'customer'
  | 'default_payment_method'
  | 'description'
  | 'discounts'
  | 'id'
  | 'items'
  | 'metadata'
  | 'test_clock'
>;

/** A subscription whose first invoice is not paid yet. */
export const newSubscription = (facts: SubscriptionFacts): Subscription => ({
  ...facts,
  object: 'subscription',
  application: null,
  application_fee_percent: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_cycle_anchor_config: null,
  billing_mode: {
    flexible: { proration_discounts: 'itemized' },
    type: 'flexible',
    updated_at: facts.created,
  },
  billing_schedules: [],
  billing_thresholds: null,
  cancel_at: null,
  canceled_at: null,
  cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
  collection_method: 'charge_automatically',
  customer_account: null,
  days_until_due: null,
  default_source: null,
  default_tax_rates: [],
  ended_at: null,
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: { type: 'self' },
  },
  latest_invoice: null,
  livemode: false,
  managed_payments: null,
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  payment_settings: {
    payment_method_options: null,
    payment_method_types: null,
    save_default_payment_method: 'off',
  },
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  start_date: facts.created,
  status: 'incomplete',
  transfer_data: null,
  trial_end: null,
  trial_settings: {
    end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
  },
  trial_start: null,
});
