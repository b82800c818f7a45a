/**
 * The kinds of changes during which the server is killed, each in its own company, so that no kill affects the next.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { AdminCompany } from '@hangtag/contract/wire/adminCompany';
import type { CustomerAnswer } from '@hangtag/contract/wire/billingAnswers';
import type { Answer, Client } from '../live/client.ts';
import { emailedToken } from '../live/emails.ts';
import { removeCard, saveCard, setDefaultCard, startCardSetup } from './billingCardActions.ts';
import {
  type BillingAction,
  type BillingClient,
  changeAdditionalProducts,
  cancelPlan,
  subscribeToPlan,
  changePlan,
  plansOf,
  resumePlan,
} from './billingActions.ts';

/** One kind of change. */
export interface ActionKind {
  readonly name: string;
  /** Prepares a company without a plan for the change and returns the change. */
  readonly prepare: (client: BillingClient) => Promise<BillingAction>;
}

const PASSWORD = 'a harbour in november';

/** Milliseconds between two attempts while a limit holds. */
const RETRY_MS = 5000;

/** A company without a plan or a Stripe customer, and its signed-in Admin: limits of use count by person. */
export async function newBillingAdmin(
  superadmin: Client,
  admin: Client,
  companyName: string,
): Promise<{ readonly companyId: number }> {
  const { companyId } = expectStatus<AdminCompany>(
    201,
    await superadmin.send('POST', '/api/admin/companies', { companyName }),
  );
  const email = `admin-${companyId}@proof.example`;
  const invitation = { email, role: 'Admin' };
  const path = `/api/companies/${companyId}/users/invite`;
  expectStatus(200, await onceAllowed(() => superadmin.send('POST', path, invitation)));
  const token = await emailedToken(superadmin, email);
  await admin.send('GET', '/sanctum/csrf-cookie');
  const typed = { password: PASSWORD, password_confirmation: PASSWORD };
  const join = () => admin.send('POST', '/adduser', { token, name: 'Proof', email, ...typed });
  expectStatus(200, await onceAllowed(join));
  await admin.signIn({ email, password: PASSWORD });
  return { companyId };
}

/** Waits out the limit per minute of an address: here all people come from one. */
async function onceAllowed(send: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await send();
    if (answer.status !== 429) return answer;
    await wait(RETRY_MS);
  }
}

function expectStatus<T>(wanted: number, { status, body }: Answer): T {
  if (status === wanted) return body as T;
  throw new Error(`A new Admin was answered ${status}: ${JSON.stringify(body)}`);
}

/** The company's plan and payment. */
export async function customerOf(client: BillingClient): Promise<CustomerAnswer> {
  const { status, body } = await client.send('GET', '/api/customer');
  if (status !== 200) throw new Error(`GET /api/customer was answered ${status}.`);
  return body as CustomerAnswer;
}

/** Makes a change without a kill. */
async function make(client: BillingClient, action: BillingAction): Promise<void> {
  const before = await customerOf(client);
  const { body } = await action.send(client, before);
  if (action.isDone(await customerOf(client), before)) return;
  throw new Error(`A change that nobody killed was not made: ${JSON.stringify(body)}`);
}

/** Subscribes to pro and adds a second card that is not the default; returns its id. */
async function onPro(client: BillingClient): Promise<string> {
  await make(client, subscribeToPlan(await plansOf(client), 'pro'));
  // Without a form, of which an address may open only so many an hour.
  await client.send('POST', '/api/savePayment', { paymentMethod: 'pm_card_mastercard' });
  const other = (await customerOf(client)).paymentMethods.find((card) => !card.default);
  if (!other) throw new Error('The company has no second card.');
  return other.id;
}

/** Every kind. */
export const actionKinds: readonly ActionKind[] = [
  {
    name: 'a first plan',
    prepare: async (client) => subscribeToPlan(await plansOf(client), 'pro'),
  },
  {
    name: 'a card saved',
    async prepare(client) {
      await make(client, subscribeToPlan(await plansOf(client), 'basic'));
      return saveCard(await startCardSetup(client));
    },
  },
  {
    name: 'additional products',
    async prepare(client) {
      await onPro(client);
      return changeAdditionalProducts(3);
    },
  },
  {
    name: 'another plan',
    async prepare(client) {
      await onPro(client);
      return changePlan('business');
    },
  },
  { name: 'another default card', prepare: async (client) => setDefaultCard(await onPro(client)) },
  { name: 'a card removed', prepare: async (client) => removeCard(await onPro(client)) },
  {
    name: 'a plan cancelled',
    async prepare(client) {
      await onPro(client);
      return cancelPlan;
    },
  },
  {
    name: 'a plan resumed',
    async prepare(client) {
      await onPro(client);
      await make(client, cancelPlan);
      return resumePlan;
    },
  },
];
