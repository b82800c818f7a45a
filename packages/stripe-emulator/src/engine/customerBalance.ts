/** A customer's balance: credit is negative; every change is a transaction that stays. */
import { saveChange } from '../wire/changes.ts';
import type { Wire } from '../wire/context.ts';
import { numberOf, textOf, type Data } from '../wire/data.ts';
import { newId } from '../wire/ids.ts';
import { page } from '../wire/page.ts';
import { integer, mergedMetadata, nullable, required } from '../wire/params.ts';
import { StripeProblem } from '../wire/errors.ts';
import type { Resource } from '../wire/resource.ts';

/** One change of a balance. */
interface BalanceChange {
  /** In cents; negative gives credit. */
  readonly amount: number;
  readonly type:
    | 'adjustment'
    | 'applied_to_invoice'
    | 'credit_note'
    | 'invoice_too_small'
    | 'unapplied_from_invoice';
  /** The invoice that used it. @default none */
  readonly invoice?: string;
  /** @default 'usd' */
  readonly currency?: string;
  readonly description?: string | null;
  readonly metadata?: Readonly<Record<string, string>>;
}

/** Changes a balance and writes the transaction down; answers the transaction. */
export async function applyBalance(
  wire: Wire,
  customer: string,
  change: BalanceChange,
): Promise<Data> {
  const before = await wire.find('customer', customer, 'customer');
  const currency = change.currency ?? textOf(before, 'currency') ?? 'usd';
  const balance = numberOf(before, 'balance') + change.amount;
  await saveChange(wire, 'customer.updated', before, { ...before, balance, currency });
  return wire.save({
    id: newId('cbtxn'),
    object: 'customer_balance_transaction',
    amount: change.amount,
    checkout_session: null,
    created: await wire.nowOf(customer),
    credit_note: null,
    currency,
    customer,
    customer_account: null,
    description: change.description ?? null,
    ending_balance: balance,
    invoice: change.invoice ?? null,
    livemode: false,
    metadata: { ...change.metadata },
    type: change.type,
  });
}

/** `/v1/customers/:id/balance_transactions`. */
export const customerBalance: Resource = {
  routes: {
    'POST /v1/customers/:id/balance_transactions': async (wire) => {
      const amount = integer(wire.params, 'amount');
      if (amount === undefined) {
        const message = 'Missing required param: amount.';
        throw new StripeProblem({ message, code: 'parameter_missing', param: 'amount' });
      }
      await wire.find('customer', wire.path('id'));
      return applyBalance(wire, wire.path('id'), {
        amount,
        type: 'adjustment',
        currency: required(wire.params, 'currency'),
        description: nullable(wire.params, 'description') ?? null,
        metadata: mergedMetadata({}, wire.params),
      });
    },
    'GET /v1/customers/:id/balance_transactions': async (wire) => {
      const id = wire.path('id');
      await wire.find('customer', id);
      const url = `/v1/customers/${id}/balance_transactions`;
      return page(wire, url, { kind: 'customer_balance_transaction', owner: id });
    },
    'GET /v1/customers/:id/balance_transactions/:transaction': (wire) =>
      wire.find('customer_balance_transaction', wire.path('transaction')),
  },
};
