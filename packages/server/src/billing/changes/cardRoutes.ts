/** The calls about cards (F255-F258, D25-D27). */
import { type Context, Hono } from 'hono';
import { billingMessages } from '@hangtag/contract/rules/messages';
import type {
  DefaultPaymentAnswer,
  IntentAnswer,
  PayAnswer,
  PaymentMethodsAnswer,
} from '@hangtag/contract/wire/billingAnswers';
import { PayBody, PaymentMethodBody } from '@hangtag/contract/wire/billingCalls';
import { type BillingContext, billingContextOf, requirePayer } from '../account/access.ts';
import { readAccount } from '../account/account.ts';
import { countingDeclines, limitIntents } from '../account/limits.ts';
import { currentCustomer, presentCard } from '../account/presentCustomer.ts';
import {
  type CardOrder,
  type CardOutcome,
  makeDefault,
  paymentSecretOf,
  removeCard,
  saveCard,
} from './cards.ts';
import { type OpenPaymentResult, payOwed } from './openPayment.ts';
import { recordInAudit } from './sideEffects.ts';
import { type Operation, runCommand } from '../operations/runOperation.ts';
import { STRIPE_UNREACHABLE, orUnavailable } from '../stripe/failures.ts';
import { ensureCustomer } from '../sync/customers.ts';
import { syncCompany } from '../sync/syncCompany.ts';
import { readBody, takesNoFields } from '../../http/parse.ts';
import type { Vars } from '../../http/vars.ts';

export const cardRoutes = new Hono<Vars>();

cardRoutes.get('/api/intent', ...requirePayer, takesNoFields, limitIntents, async (c) => {
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

type ChangeCard = (
  context: BillingContext,
  operation: Operation,
  order: CardOrder,
) => Promise<CardOutcome>;

/** Each change of a card: what it does at Stripe, its name in the audit log, its message. */
const changes = {
  save: { send: saveCard, action: 'card.added', message: billingMessages.paymentMethodAdded },
  default: { send: makeDefault, action: 'card.default', message: undefined },
  remove: { send: removeCard, action: 'card.removed', message: undefined },
} as const satisfies Record<
  string,
  { send: ChangeCard; action: string; message: string | undefined }
>;

const changeCard = (verb: keyof typeof changes) => async (c: Context<Vars>) => {
  const { paymentMethod, pays } = await readBody(c, PaymentMethodBody);
  const context = billingContextOf(c);
  const { services, companyId } = context;
  const { send, action, message } = changes[verb];
  return runCommand(c, context, {
    kind: `card.${verb}`,
    params: { paymentMethod, ...(pays !== undefined && { pays }) },
    check: async () => undefined,
    send(operation) {
      const change = () => send(context, operation, { card: paymentMethod, pays });
      return verb === 'remove' ? change() : countingDeclines(c, change);
    },
    async complete(outcome) {
      if (outcome.status === 'failed') return outcome;
      await syncCompany(services, companyId);
      await recordInAudit(context, action, 'Card');
      return outcome;
    },
    async answer(result) {
      const { billing } = await readAccount(services, companyId);
      const paymentMethods = billing.cards.map(presentCard);
      const outcome: CardOutcome = result.isDone
        ? result.result
        : { status: 'failed', reason: result.reason };
      if (outcome.status === 'failed') {
        return c.json({
          status: 'failed',
          paymentMethods,
          message: outcome.reason,
        } satisfies PaymentMethodsAnswer);
      }
      const secret = await paymentSecretOf(context, outcome.openInvoice);
      return c.json({
        status: 'success',
        paymentMethods,
        ...(message && { message }),
        ...(outcome.declined !== undefined && { declined: outcome.declined }),
        ...(secret && { intent: { client_secret: secret } }),
      } satisfies PaymentMethodsAnswer);
    },
  });
};

/** Everything that is open, with the payer present, so that a bank may ask. */
cardRoutes.post('/api/billing/pay', ...requirePayer, async (c) => {
  const { paymentMethod, amount } = await readBody(c, PayBody);
  const context = billingContextOf(c);
  return runCommand(c, context, {
    kind: 'pay',
    params: { paymentMethod, amount },
    check: async () => undefined,
    send: (operation) =>
      countingDeclines(c, () => payOwed(context, operation, { card: paymentMethod, amount })),
    async complete(outcome) {
      await syncCompany(context.services, context.companyId);
      if (outcome.status === 'success') await recordInAudit(context, 'payment.made', 'Payment');
      return outcome;
    },
    async answer(result) {
      let outcome: OpenPaymentResult = result.isDone
        ? result.result
        : { status: 'failed', reason: result.reason };
      const secret =
        outcome.status === 'requires_action' && (await paymentSecretOf(context, outcome.invoice));
      // Without the secret the payer can't continue, so the answer states that Stripe does not respond.
      if (secret === null) outcome = { status: 'failed', reason: STRIPE_UNREACHABLE };
      const { customer } = await currentCustomer(c);
      return c.json({
        status: outcome.status,
        customer,
        ...(secret && { intent: { client_secret: secret } }),
        ...(outcome.status === 'failed' && { reason: outcome.reason }),
      } satisfies PayAnswer);
    },
  });
});

cardRoutes.post('/api/savePayment', ...requirePayer, changeCard('save'));
cardRoutes.post('/api/setDefaultPayment', ...requirePayer, changeCard('default'));
// The specification writes it with the slash; clients that leave it away mean the same.
cardRoutes.post('/api/removePayment', ...requirePayer, changeCard('remove'));
cardRoutes.post('/api/removePayment/', ...requirePayer, changeCard('remove'));
