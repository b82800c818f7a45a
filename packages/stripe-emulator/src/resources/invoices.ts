/** Invoices: what a customer owes, or has paid. */
import {
  confirmationSecret,
  deleteDraft,
  payOpenInvoice,
  updateDraft,
} from '../engine/invoiceCalls.ts';
import { voidInvoice } from '../engine/ending.ts';
import { finalize } from '../engine/finalize.ts';
import { paymentsOf } from '../engine/intents.ts';
import { manualInvoice } from '../engine/manualInvoice.ts';
import { preview } from '../engine/preview.ts';
import { type Invoice, dataOf, get, put } from '../engine/stored.ts';
import type { Wire } from '../wire/context.ts';
import { type Data, hashOf, idOf, textOf } from '../wire/data.ts';
import { StripeProblem } from '../wire/errors.ts';
import { listEnvelope, page } from '../wire/page.ts';
import { integer, text } from '../wire/params.ts';
import type { Handler, Resource } from '../wire/resource.ts';

const PATH = '/v1/invoices';

const subscriptionIn = (data: Data): string | null =>
  textOf(hashOf(hashOf(data, 'parent'), 'subscription_details'), 'subscription');

function list(wire: Wire): Promise<Data> {
  const subscription = text(wire.params, 'subscription');
  const status = text(wire.params, 'status');
  return page(wire, PATH, {
    kind: 'invoice',
    owner: text(wire.params, 'customer'),
    accepts: (data) =>
      (subscription === undefined || subscriptionIn(data) === subscription) &&
      (status === undefined || data['status'] === status),
  });
}

async function lines(wire: Wire): Promise<Data> {
  const { id, lines: held } = await get(wire, 'invoice', wire.path('id'));
  const limit = integer(wire.params, 'limit') ?? 10;
  const after = text(wire.params, 'starting_after');
  const from = after === undefined ? 0 : held.data.findIndex((line) => line.id === after) + 1;
  const shown = held.data.slice(from, from + limit);
  const hasMore = from + limit < held.data.length;
  return listEnvelope(`${PATH}/${id}/lines`, shown.map(dataOf), hasMore);
}

/** A call on an open or draft invoice at its customer's present. */
const onInvoice =
  (
    statuses: readonly string[],
    work: (wire: Wire, invoice: Invoice, at: number) => Promise<Invoice>,
  ): Handler =>
  async (wire) => {
    const invoice = await get(wire, 'invoice', wire.path('id'));
    if (!statuses.includes(invoice.status ?? '')) {
      throw new StripeProblem({
        message: `Invoice is ${invoice.status}; this is only possible while it is ${statuses.join(' or ')}.`,
        code: 'status_transition_invalid',
      });
    }
    return dataOf(await work(wire, invoice, await wire.nowOf(invoice.customer)));
  };

async function uncollectible(wire: Wire, invoice: Invoice, at: number): Promise<Invoice> {
  const after = await put(wire, {
    ...invoice,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'uncollectible' as const,
    status_transitions: { ...invoice.status_transitions, marked_uncollectible_at: at },
  });
  await wire.emit('invoice.marked_uncollectible', dataOf(after));
  return after;
}

/** `/v1/invoices`. */
export const invoices: Resource = {
  routes: {
    [`POST ${PATH}`]: async (wire) => dataOf(await manualInvoice(wire)),
    [`POST ${PATH}/create_preview`]: async (wire) => dataOf(await preview(wire)),
    [`GET ${PATH}`]: list,
    [`GET ${PATH}/:id`]: (wire) => wire.find('invoice', wire.path('id')),
    [`POST ${PATH}/:id`]: async (wire) => dataOf(await updateDraft(wire, wire.path('id'))),
    [`DELETE ${PATH}/:id`]: (wire) => deleteDraft(wire, wire.path('id')),
    [`GET ${PATH}/:id/lines`]: lines,
    [`POST ${PATH}/:id/finalize`]: onInvoice(['draft'], finalize),
    [`POST ${PATH}/:id/pay`]: onInvoice(['draft', 'open', 'uncollectible'], payOpenInvoice),
    [`POST ${PATH}/:id/void`]: onInvoice(['open', 'uncollectible'], voidInvoice),
    [`POST ${PATH}/:id/mark_uncollectible`]: onInvoice(['open'], uncollectible),
  },
  includes: {
    'invoice.payments': async (wire, invoice) => {
      const id = idOf(invoice);
      const payments = await paymentsOf(wire, id);
      return listEnvelope(`/v1/invoice_payments?invoice=${id}`, payments.map(dataOf));
    },
    'invoice.confirmation_secret': confirmationSecret,
  },
};
