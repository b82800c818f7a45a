/** The answers that every change ends with: the company as it is now, and the specified sentences, letter for letter. */
import type { Context } from 'hono';
import { billingMessages } from '@hangtag/contract/rules/messages';
import type { Invoice } from '@hangtag/contract/wire/billing';
import type {
  AdditionalProductsAnswer,
  CustomerAnswer,
  SubscribeAnswer,
} from '@hangtag/contract/wire/billingAnswers';
import { subscriptionOf } from '../../policy/subscription.ts';
import type { Vars } from '../../http/vars.ts';
import { type Account, readAccount } from '../account/account.ts';
import { paymentSecretOf } from './cards.ts';
import type { ChangeResult } from './changeTypes.ts';
import { presentCustomer } from '../account/presentCustomer.ts';
import { type BillingContext, NO_ANSWER, type CommandResult } from '../operations/context.ts';
import { presentInvoice } from '../account/presentBilling.ts';

/** `?companyId=…` for the addresses in an answer, where it is not the reader's own company (D51). */
export function companyQuery({ var: { actor, companyId } }: Context<Vars>): string {
  return actor.companyId === companyId ? '' : `?companyId=${companyId}`;
}

/** `GET /api/customer` as it is now, and what it was made from. */
export async function currentCustomer(
  c: Context<Vars>,
  isStale = false,
): Promise<{ readonly account: Account; readonly customer: CustomerAnswer }> {
  const { services, companyId } = c.var;
  const account = await readAccount(services, companyId);
  const { config } = services;
  const query = companyQuery(c);
  return { account, customer: presentCustomer(account, { config, isStale, query }) };
}

/** What every change says. */
interface Common {
  readonly productsCreated: number;
  readonly productsParked: number;
  readonly invoice?: Invoice;
  readonly intent?: { readonly client_secret: string };
  readonly reason?: string;
}

/** What came of it, with what the payer needs where the bank asks; while Stripe can't tell that, it did not answer. */
interface AnswerFacts {
  readonly commandResult: CommandResult<ChangeResult>;
  readonly secret?: string | null | undefined;
}

async function answerFactsOf(
  context: BillingContext,
  commandResult: CommandResult<ChangeResult>,
): Promise<AnswerFacts> {
  if (!commandResult.isDone || commandResult.result.status !== 'requires_action')
    return { commandResult };
  const secret = await paymentSecretOf(context, commandResult.result.invoice);
  return secret === null
    ? { commandResult: { isDone: false, reason: NO_ANSWER } }
    : { commandResult, secret };
}

function commonOf(
  c: Context<Vars>,
  { commandResult: wished, secret }: AnswerFacts,
  { billing }: Account,
): Common {
  const none = { productsCreated: 0, productsParked: 0 };
  if (!wished.isDone) return { ...none, reason: wished.reason };
  const { result } = wished;
  if (result.status === 'failed') return { ...none, reason: result.reason };
  const row = billing.invoices.find(({ id }) => id === result.invoice);
  const invoice = row && { invoice: presentInvoice(row, companyQuery(c)) };
  if (result.status === 'requires_action') {
    return { ...none, ...invoice, ...(secret && { intent: { client_secret: secret } }) };
  }
  const { productsCreated, productsParked } = result;
  return { productsCreated, productsParked, ...invoice };
}

const statusOf = ({ commandResult: wished }: AnswerFacts) =>
  wished.isDone ? wished.result.status : ('failed' as const);

/** `POST /api/subscribe` (D24). @param title The plan's. */
export async function subscribeAnswer(
  c: Context<Vars>,
  context: BillingContext,
  commandResult: CommandResult<ChangeResult>,
  title: string,
): Promise<SubscribeAnswer> {
  const { db, now } = context.services;
  const heard = await answerFactsOf(context, commandResult);
  const { account, customer } = await currentCustomer(c);
  const { company } = account;
  const status = statusOf(heard);
  const messages = {
    success: { message: billingMessages.subscribed(title) },
    requires_action: {},
    failed: { message: billingMessages.paymentFailed },
  };
  return {
    status,
    subscription: await subscriptionOf(db, context.actor.role, company, now()),
    company: { type: company.type, status: company.status },
    customer,
    ...messages[status],
    ...commonOf(c, heard, account),
  };
}

/** `POST /api/updateAdditionalProducts` and `removeAdditionalProducts` (D28, D29). */
export async function quantityAnswer(
  c: Context<Vars>,
  context: BillingContext,
  commandResult: CommandResult<ChangeResult>,
): Promise<AdditionalProductsAnswer> {
  const heard = await answerFactsOf(context, commandResult);
  const { account, customer } = await currentCustomer(c);
  const result = statusOf(heard);
  const messages = {
    success: { message: billingMessages.quantityUpdated },
    requires_action: {},
    failed: { message: billingMessages.quantityFailed },
  };
  return {
    result,
    customer,
    ...messages[result],
    ...commonOf(c, heard, account),
  };
}
