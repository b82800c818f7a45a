/** Cards as payment methods: made from a published test card, attached to a customer. */
import { cardOfName, type Decline, type TestCard } from '../cards/publishedCards.ts';
import { cardOfPaymentMethod, fingerprintOf } from '../cards/cardOutcomes.ts';
import { saveChange } from '../wire/changes.ts';
import type { Wire } from '../wire/context.ts';
import { textOf, type Data } from '../wire/data.ts';
import { resourceMissing, StripeProblem } from '../wire/errors.ts';
import { newId } from '../wire/ids.ts';

/** The stored fields of a card beside its number's identity. */
interface CardFacts {
  /** 1 to 12. @default 12 */
  readonly expMonth?: number;
  /** Four digits. @default four years from now */
  readonly expYear?: number;
  /** @default all null */
  readonly billing?: Data;
}

const emptyBilling: Data = { address: null, email: null, name: null, phone: null, tax_id: null };

/** A card declined by its issuer. */
export const cardDeclined = (
  { code, declineCode, message }: Decline,
  objects: Readonly<Record<string, Data>> = {},
): StripeProblem => new StripeProblem({ type: 'card_error', code, declineCode, message, objects });

/** Creates a payment method without a customer. */
export async function createCard(
  wire: Wire,
  known: TestCard,
  facts: CardFacts = {},
): Promise<Data> {
  const year = new Date(wire.now * 1000).getUTCFullYear();
  return wire.save(
    {
      id: newId('pm'),
      object: 'payment_method',
      allow_redisplay: 'unspecified',
      billing_details: { ...emptyBilling, ...facts.billing },
      card: {
        brand: known.brand,
        checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
        country: 'US',
        display_brand: known.brand,
        exp_month: facts.expMonth ?? 12,
        exp_year: facts.expYear ?? year + 4,
        fingerprint: fingerprintOf(known),
        funding: known.funding,
        generated_from: null,
        last4: known.number.slice(-4),
        networks: { available: [known.brand], preferred: null },
        regulated_status: 'unregulated',
        three_d_secure_usage: { supported: true },
        wallet: null,
      },
      created: wire.now,
      customer: null,
      customer_account: null,
      livemode: false,
      metadata: {},
      type: 'card',
    },
    null,
  );
}

/** The payment method with that id; each use of a published id (`pm_card_visa`) makes a new one. */
export async function cardFor(wire: Wire, id: string, param?: string): Promise<Data> {
  if (!/^(pm_card_|tok_)/.test(id)) return wire.find('payment_method', id, param);
  const known = cardOfName(id);
  if (!known) throw resourceMissing('PaymentMethod', id, param);
  return createCard(wire, known);
}

/** Gives a card to a customer; refuses one that belongs to another, and one whose issuer declines. */
export async function attachTo(wire: Wire, id: string, customer: string): Promise<Data> {
  const found = await cardFor(wire, id, 'payment_method');
  const owner = textOf(found, 'customer');
  if (owner === customer) return found;
  if (owner !== null) {
    throw new StripeProblem({
      message:
        'The payment method you provided has already been attached to a customer. You can only attach it again after it is detached.',
      code: 'payment_method_unexpected_state',
      param: 'payment_method',
    });
  }
  const refusal = cardOfPaymentMethod(found)?.setupDecline;
  if (refusal) throw cardDeclined(refusal);
  return attach(wire, found, customer);
}

/** Gives a card to a customer after its set-up was allowed. */
export async function attach(wire: Wire, found: Data, customer: string): Promise<Data> {
  const attached = await wire.save({ ...found, customer }, customer);
  await wire.emit('payment_method.attached', attached);
  return attached;
}

/** Detaches a card from its customer, whose default it no longer is. */
export async function detach(wire: Wire, found: Data): Promise<Data> {
  const customer = textOf(found, 'customer');
  if (customer === null) {
    throw new StripeProblem({
      message:
        'The payment method you provided is not attached to a customer so detachment is impossible.',
      code: 'payment_method_unexpected_state',
    });
  }
  const detached = await wire.save({ ...found, customer: null }, null);
  await wire.emit('payment_method.detached', detached, { customer });
  await forgetDefault(wire, customer, detached);
  return detached;
}

async function forgetDefault(wire: Wire, customer: string, card: Data): Promise<void> {
  const stored = await wire.tx.get(customer);
  const settings = stored?.data['invoice_settings'];
  if (!stored || typeof settings !== 'object' || settings === null) return;
  if (!('default_payment_method' in settings)) return;
  if (settings.default_payment_method !== card['id']) return;
  const after = { ...stored.data, invoice_settings: { ...settings, default_payment_method: null } };
  await saveChange(wire, 'customer.updated', stored.data, after);
}
