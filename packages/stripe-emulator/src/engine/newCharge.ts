/** A charge in Stripe's shape. */
import type { Decline } from '../cards/cardOutcomes.ts';
import { newId } from '../wire/ids.ts';
import type { Charge, PaymentIntent, PaymentMethod } from './stored.ts';

function outcomeOf(declined: Decline | null): Charge['outcome'] {
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: declined ? 'declined_by_network' : 'approved_by_network',
    reason: declined?.declineCode ?? null,
    risk_level: 'normal',
    seller_message: declined
      ? 'The bank did not return any further details with this decline.'
      : 'Payment complete.',
    type: declined ? 'issuer_declined' : 'authorized',
  };
}

function cardDetails(card: PaymentMethod, amount: number): Charge['payment_method_details'] {
  const facts = card.card;
  return {
    card: {
      amount_authorized: amount,
      authorization_code: null,
      brand: facts?.brand ?? null,
      checks: {
        address_line1_check: null,
        address_postal_code_check: null,
        cvc_check: facts?.checks?.cvc_check ?? null,
      },
      country: facts?.country ?? null,
      electronic_commerce_indicator: null,
      exp_month: facts?.exp_month ?? 1,
      exp_year: facts?.exp_year ?? 2030,
      fingerprint: facts?.fingerprint ?? null,
      funding: facts?.funding ?? null,
      installments: null,
      last4: facts?.last4 ?? null,
      mandate: null,
      network: facts?.brand ?? null,
      network_transaction_id: null,
      regulated_status: null,
      three_d_secure: null,
      transaction_link_id: null,
      wallet: null,
    },
    type: 'card',
  };
}

/** The charge that an attempt leaves, also when it was declined. */
export function chargeFor(
  intent: PaymentIntent,
  card: PaymentMethod,
  at: number,
  declined: Decline | null,
): Charge {
  return {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: declined ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: {
      address: card.billing_details.address,
      email: card.billing_details.email,
      name: card.billing_details.name,
      phone: card.billing_details.phone,
      tax_id: null,
    },
    calculated_statement_descriptor: 'HANGTAG',
    captured: !declined,
    created: at,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: declined?.code ?? null,
    failure_message: declined?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: outcomeOf(declined),
    paid: !declined,
    payment_intent: intent.id,
    payment_method: card.id,
    payment_method_details: cardDetails(card, intent.amount),
    radar_options: {},
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: declined ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
  };
}
