/** The calls about cards (F255-F258, D25-D27). */
import { type Context, Hono } from 'hono';
import { billingMessages } from '@hangtag/contract/rules/messages';
import type {
  DefaultPaymentAnswer,
  IntentAnswer,
  PaymentMethodsAnswer,
} from '@hangtag/contract/wire/billingAnswers';
import { PaymentMethodBody } from '@hangtag/contract/wire/billingCalls';
import { readBody } from '../../http/parse.ts';
import type { Vars } from '../../http/vars.ts';
import { ensureCustomer } from '../sync/customers.ts';
import type { Operation } from '../operations/runOperation.ts';
import { readAccount } from '../account/account.ts';
import { type CardOutcome, makeDefault, removeCard, saveCard, paymentSecretOf } from './cards.ts';
import { type BillingContext, billingContextOf, runCommand } from '../operations/context.ts';
import { requirePayer } from '../account/access.ts';
import { recordInAudit } from './completeChange.ts';
import { presentCard } from '../account/presentBilling.ts';
import { orUnavailable } from '../stripe/unavailable.ts';

export const cardRoutes = new Hono<Vars>();

cardRoutes.get('/api/intent', ...requirePayer, async (c) => {
  const { services, payments, companyId } = billingContextOf(c);
  const intent = await orUnavailable(c, async () =>
    payments.stripe.setupIntents.create({
      customer: await ensureCustomer(services, companyId),
      usage: 'off_session',
      allowed_payment_method_types: ['card'],
    }),
  );
  const { id, client_secret, status } = intent;
  return c.json({
    status: 'success',
    intent: { id, client_secret: client_secret ?? '', status },
  } satisfies IntentAnswer);
});

cardRoutes.get('/api/defaultPayment', ...requirePayer, async (c) => {
  const { billing } = await readAccount(c.var.services, c.var.companyId);
  const card = billing.cards.find(({ isDefault }) => isDefault);
  return c.json({
    status: 'success',
    paymentMethod: card ? presentCard(card) : null,
  } satisfies DefaultPaymentAnswer);
});

type Change = (context: BillingContext, operation: Operation, card: string) => Promise<CardOutcome>;

/** One of the three, with what it says when it worked and what the log calls it. */
const changes = {
  save: { work: saveCard, log: 'card.added', message: billingMessages.paymentMethodAdded },
  default: { work: makeDefault, log: 'card.default', message: undefined },
  remove: { work: removeCard, log: 'card.removed', message: undefined },
} as const satisfies Record<string, { work: Change; log: string; message: string | undefined }>;

const changeCard = (verb: keyof typeof changes) => async (c: Context<Vars>) => {
  const { paymentMethod } = await readBody(c, PaymentMethodBody);
  const context = billingContextOf(c);
  const { work, log, message } = changes[verb];
  const what = { kind: `card.${verb}`, params: { paymentMethod } };
  const commandResult = await runCommand(c, context, what, async (operation) => {
    const outcome = await work(context, operation, paymentMethod);
    if (outcome.status === 'success') await recordInAudit(context, log, 'Card');
    return outcome;
  });
  const { billing } = await readAccount(c.var.services, c.var.companyId);
  const paymentMethods = billing.cards.map(presentCard);
  const outcome = commandResult.isDone
    ? commandResult.result
    : { status: 'failed' as const, reason: commandResult.reason };
  if (outcome.status === 'failed') {
    const { reason } = outcome;
    return c.json({
      status: 'failed',
      paymentMethods,
      message: reason,
    } satisfies PaymentMethodsAnswer);
  }
  const secret = await paymentSecretOf(context, outcome.openInvoice);
  return c.json({
    status: 'success',
    paymentMethods,
    ...(message && { message }),
    ...(secret && { intent: { client_secret: secret } }),
  } satisfies PaymentMethodsAnswer);
};

cardRoutes.post('/api/savePayment', ...requirePayer, changeCard('save'));
cardRoutes.post('/api/setDefaultPayment', ...requirePayer, changeCard('default'));
// The specification writes it with the slash; clients that leave it away mean the same.
cardRoutes.post('/api/removePayment', ...requirePayer, changeCard('remove'));
cardRoutes.post('/api/removePayment/', ...requirePayer, changeCard('remove'));
