/** The calls about cards (F255-F258, D25-D27). */
import { type Context, Hono } from 'hono';
import { billingMessages } from '@hangtag/contract/rules/messages';
import type {
  DefaultPaymentAnswer,
  IntentAnswer,
  PaymentMethodsAnswer,
} from '@hangtag/contract/wire/billingAnswers';
import { PaymentMethodBody } from '@hangtag/contract/wire/billingCalls';
import { type BillingContext, billingContextOf, requirePayer } from '../account/access.ts';
import { readAccount } from '../account/account.ts';
import { presentCard } from '../account/presentCustomer.ts';
import { type CardOutcome, makeDefault, paymentSecretOf, removeCard, saveCard } from './cards.ts';
import { recordInAudit } from './sideEffects.ts';
import { type Operation, runCommand } from '../operations/runOperation.ts';
import { orUnavailable } from '../stripe/failures.ts';
import { ensureCustomer } from '../sync/customers.ts';
import { syncCompany } from '../sync/syncCompany.ts';
import { readBody } from '../../http/parse.ts';
import type { Vars } from '../../http/vars.ts';

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

type ChangeCard = (
  context: BillingContext,
  operation: Operation,
  card: string,
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
  const { paymentMethod } = await readBody(c, PaymentMethodBody);
  const context = billingContextOf(c);
  const { services, companyId } = context;
  const { send, action, message } = changes[verb];
  return runCommand(c, context, {
    kind: `card.${verb}`,
    params: { paymentMethod },
    check: async () => undefined,
    send: (operation) => send(context, operation, paymentMethod),
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
        ...(secret && { intent: { client_secret: secret } }),
      } satisfies PaymentMethodsAnswer);
    },
  });
};

cardRoutes.post('/api/savePayment', ...requirePayer, changeCard('save'));
cardRoutes.post('/api/setDefaultPayment', ...requirePayer, changeCard('default'));
// The specification writes it with the slash; clients that leave it away mean the same.
cardRoutes.post('/api/removePayment', ...requirePayer, changeCard('remove'));
cardRoutes.post('/api/removePayment/', ...requirePayer, changeCard('remove'));
