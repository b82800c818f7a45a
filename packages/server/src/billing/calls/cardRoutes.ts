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
import { ensureCustomer } from '../customers.ts';
import type { Operation } from '../operations.ts';
import { readAccount } from './account.ts';
import { type CardOutcome, makeDefault, removeCard, saveCard, secretOf } from './cards.ts';
import { type Desk, deskOf, wish } from './desk.ts';
import { payer } from './duties.ts';
import { writeDown } from './finish.ts';
import { presentCard } from './present.ts';
import { orUnavailable } from './unavailable.ts';

export const cardCalls = new Hono<Vars>();

cardCalls.get('/api/intent', ...payer, async (c) => {
  const { services, payments, companyId } = deskOf(c);
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

cardCalls.get('/api/defaultPayment', ...payer, async (c) => {
  const { billing } = await readAccount(c.var.services, c.var.companyId);
  const card = billing.cards.find(({ isDefault }) => isDefault);
  return c.json({
    status: 'success',
    paymentMethod: card ? presentCard(card) : null,
  } satisfies DefaultPaymentAnswer);
});

type Change = (desk: Desk, operation: Operation, card: string) => Promise<CardOutcome>;

/** One of the three, with what it says when it worked and what the log calls it. */
const changes = {
  save: { work: saveCard, log: 'card.added', message: billingMessages.paymentMethodAdded },
  default: { work: makeDefault, log: 'card.default', message: undefined },
  remove: { work: removeCard, log: 'card.removed', message: undefined },
} as const satisfies Record<string, { work: Change; log: string; message: string | undefined }>;

const changeCard = (verb: keyof typeof changes) => async (c: Context<Vars>) => {
  const { paymentMethod } = await readBody(c, PaymentMethodBody);
  const desk = deskOf(c);
  const { work, log, message } = changes[verb];
  const what = { kind: `card.${verb}`, params: { paymentMethod } };
  const wished = await wish(c, desk, what, async (operation) => {
    const outcome = await work(desk, operation, paymentMethod);
    if (outcome.status === 'success') await writeDown(desk, log, 'Card');
    return outcome;
  });
  const { billing } = await readAccount(c.var.services, c.var.companyId);
  const paymentMethods = billing.cards.map(presentCard);
  const outcome = wished.isDone
    ? wished.result
    : { status: 'failed' as const, reason: wished.reason };
  if (outcome.status === 'failed') {
    const { reason } = outcome;
    return c.json({
      status: 'failed',
      paymentMethods,
      message: reason,
    } satisfies PaymentMethodsAnswer);
  }
  const secret = await secretOf(desk, outcome.openInvoice);
  return c.json({
    status: 'success',
    paymentMethods,
    ...(message && { message }),
    ...(secret && { intent: { client_secret: secret } }),
  } satisfies PaymentMethodsAnswer);
};

cardCalls.post('/api/savePayment', ...payer, changeCard('save'));
cardCalls.post('/api/setDefaultPayment', ...payer, changeCard('default'));
// The specification writes it with the slash; clients that leave it away mean the same.
cardCalls.post('/api/removePayment', ...payer, changeCard('remove'));
cardCalls.post('/api/removePayment/', ...payer, changeCard('remove'));
