/** The kinds of changes that are killed, each in a company made for it, so that no kill stands in the way of the next. */
import type { AdminCompany } from '@hangtag/contract/wire/adminCompany';
import type { CustomerAnswer } from '@hangtag/contract/wire/billingAnswers';
import type { Client } from '../live/client.ts';
import { cardRemoved, cardSaved, defaultCard, permissionOf } from './billingCardDeeds.ts';
import {
  type Deed,
  type Payer,
  additionalProducts,
  cancelled,
  firstPlan,
  planChange,
  plansOf,
  resumed,
} from './billingDeeds.ts';

/** One kind of change. */
export interface Kind {
  readonly name: string;
  /** Brings a company without a plan to where the change can be made; answers the change. */
  readonly prepare: (payer: Payer) => Promise<Deed>;
}

/** A company without a plan, and somebody who speaks for it; Stripe has not heard of it. */
export async function newPayer(
  superadmin: Client,
  name: string,
): Promise<Payer & { readonly companyId: number }> {
  const { status, body } = await superadmin.send('POST', '/api/admin/companies', {
    companyName: name,
  });
  if (status !== 201) throw new Error(`A company was answered ${status}: ${JSON.stringify(body)}`);
  const { companyId } = body as AdminCompany;
  return {
    companyId,
    send: (method, path, sent) => superadmin.send(method, `${path}?companyId=${companyId}`, sent),
    submit: superadmin.submit,
  };
}

/** What the company has and pays. */
export async function customerOf(payer: Payer): Promise<CustomerAnswer> {
  const { status, body } = await payer.send('GET', '/api/customer');
  if (status !== 200) throw new Error(`GET /api/customer was answered ${status}.`);
  return body as CustomerAnswer;
}

/** Makes a change that nobody kills. */
async function make(payer: Payer, deed: Deed): Promise<void> {
  const before = await customerOf(payer);
  const { body } = await deed.send(payer, before);
  if (deed.isDone(await customerOf(payer), before)) return;
  throw new Error(`A change that nobody killed was not made: ${JSON.stringify(body)}`);
}

/** On pro, with a second card that is not the default one; answers its id. */
async function onPro(payer: Payer): Promise<string> {
  await make(payer, firstPlan(await plansOf(payer), 'pro'));
  await make(payer, cardSaved(await permissionOf(payer)));
  const other = (await customerOf(payer)).paymentMethods.find((card) => !card.default);
  if (!other) throw new Error('The company has no second card.');
  return other.id;
}

/** Every kind. */
export const kinds: readonly Kind[] = [
  { name: 'a first plan', prepare: async (payer) => firstPlan(await plansOf(payer), 'pro') },
  {
    name: 'a card saved',
    async prepare(payer) {
      await make(payer, firstPlan(await plansOf(payer), 'basic'));
      return cardSaved(await permissionOf(payer));
    },
  },
  {
    name: 'additional products',
    async prepare(payer) {
      await onPro(payer);
      return additionalProducts(3);
    },
  },
  {
    name: 'another plan',
    async prepare(payer) {
      await onPro(payer);
      return planChange('business');
    },
  },
  { name: 'another default card', prepare: async (payer) => defaultCard(await onPro(payer)) },
  { name: 'a card removed', prepare: async (payer) => cardRemoved(await onPro(payer)) },
  {
    name: 'a plan cancelled',
    async prepare(payer) {
      await onPro(payer);
      return cancelled;
    },
  },
  {
    name: 'a plan resumed',
    async prepare(payer) {
      await onPro(payer);
      await make(payer, cancelled);
      return resumed;
    },
  },
];
