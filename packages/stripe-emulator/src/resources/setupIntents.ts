/** Set-up intents: keeping a card for payments while its holder is away. */
import { type ChargeOutcome, setupOutcome } from '../cards/cardOutcomes.ts';
import { metadataOf, textOf, type Data } from '../wire/data.ts';
import type { Wire } from '../wire/context.ts';
import { resourceMissing, StripeProblem } from '../wire/errors.ts';
import { hiddenSecret, newId } from '../wire/ids.ts';
import { saveChange } from '../wire/changes.ts';
import { page } from '../wire/page.ts';
import { flag, mergedMetadata, nullable, text, texts } from '../wire/params.ts';
import type { Handler, Resource } from '../wire/resource.ts';
import { attach, cardDeclined, cardFor } from './cards.ts';

const unexpected = (intent: Data, verb: string): StripeProblem =>
  new StripeProblem({
    message: `You cannot ${verb} this SetupIntent because it has a status of ${textOf(intent, 'status') ?? ''}.`,
    code: 'setup_intent_unexpected_state',
    objects: { setup_intent: intent },
  });

/** A card of another customer is as good as none. */
function assertUsable(intent: Data, card: Data): void {
  const owner = textOf(card, 'customer');
  if (owner === null || owner === textOf(intent, 'customer')) return;
  throw resourceMissing('PaymentMethod', textOf(card, 'id') ?? '', 'payment_method');
}

/** The card is the customer's from now on. */
async function succeed(wire: Wire, intent: Data, card: Data): Promise<Data> {
  const customer = textOf(intent, 'customer');
  if (customer !== null && textOf(card, 'customer') === null) await attach(wire, card, customer);
  const done = await wire.save({
    ...intent,
    last_setup_error: null,
    next_action: null,
    payment_method: card['id'],
    status: 'succeeded',
  });
  await wire.emit('setup_intent.succeeded', done);
  return done;
}

async function fail(
  wire: Wire,
  intent: Data,
  card: Data,
  reason: Extract<ChargeOutcome, { kind: 'declined' }>,
): Promise<never> {
  const error = {
    code: reason.code,
    decline_code: reason.declineCode,
    message: reason.message,
    payment_method: card,
    type: 'card_error',
  };
  const failed = await wire.save({
    ...intent,
    last_setup_error: error,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  });
  await wire.emit('setup_intent.setup_failed', failed);
  throw cardDeclined(reason, { payment_method: card, setup_intent: failed });
}

/** Tries to keep a card; throws the issuer's refusal, after writing it down. */
export async function confirmSetup(wire: Wire, intent: Data, card: Data): Promise<Data> {
  const status = textOf(intent, 'status') ?? '';
  if (!status.startsWith('requires_')) throw unexpected(intent, 'confirm');
  assertUsable(intent, card);
  const outcome = setupOutcome(card);
  if (outcome.kind === 'declined') return fail(wire, intent, card, outcome);
  if (outcome.kind === 'succeeded') return succeed(wire, intent, card);
  const waiting = await wire.save({
    ...intent,
    last_setup_error: null,
    next_action: { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } },
    payment_method: card['id'],
    status: 'requires_action',
  });
  await wire.emit('setup_intent.requires_action', waiting);
  return waiting;
}

/** Continues after the bank's challenge. */
export async function finishSetup(wire: Wire, intent: Data, isAllowed: boolean): Promise<Data> {
  if (textOf(intent, 'status') !== 'requires_action') throw unexpected(intent, 'authenticate');
  const card = await wire.find('payment_method', textOf(intent, 'payment_method') ?? '');
  if (isAllowed) return succeed(wire, intent, card);
  const code = 'setup_intent_authentication_failure';
  const message =
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.';
  const error = { code, message, payment_method: card, type: 'invalid_request_error' };
  const failed = await wire.save({
    ...intent,
    last_setup_error: error,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  });
  await wire.emit('setup_intent.setup_failed', failed);
  return failed;
}

const create: Handler = async (wire) => {
  const { params } = wire;
  const customer = text(params, 'customer') ?? null;
  if (customer) await wire.find('customer', customer, 'customer');
  const id = newId('seti');
  const given = text(params, 'payment_method');
  const card = given ? await cardFor(wire, given, 'payment_method') : null;
  const allowed = texts(params, 'allowed_payment_method_types') ?? null;
  // The name of versions before it.
  const types = allowed ?? texts(params, 'payment_method_types');
  const intent: Data = {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: allowed,
    application: null,
    automatic_payment_methods: types ? null : { allow_redirects: 'always', enabled: true },
    cancellation_reason: null,
    client_secret: hiddenSecret(id),
    created: await wire.nowOf(customer),
    customer,
    customer_account: null,
    description: nullable(params, 'description') ?? null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: mergedMetadata({}, params),
    next_action: null,
    on_behalf_of: null,
    payment_method: card?.['id'] ?? null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: types ?? ['card'],
    single_use_mandate: null,
    status: card ? 'requires_confirmation' : 'requires_payment_method',
    usage: text(params, 'usage') ?? 'off_session',
  };
  await wire.save(intent);
  await wire.emit('setup_intent.created', intent);
  if (flag(params, 'confirm') !== true) return intent;
  if (card) return confirmSetup(wire, intent, card);
  throw new StripeProblem({
    message: 'You cannot confirm this SetupIntent because it is missing a payment method.',
    code: 'setup_intent_unexpected_state',
  });
};

const confirm: Handler = async (wire) => {
  const intent = await wire.find('setup_intent', wire.path('id'));
  const given = text(wire.params, 'payment_method') ?? textOf(intent, 'payment_method') ?? '';
  return confirmSetup(wire, intent, await cardFor(wire, given, 'payment_method'));
};

const cancel: Handler = async (wire) => {
  const intent = await wire.find('setup_intent', wire.path('id'));
  if (!(textOf(intent, 'status') ?? '').startsWith('requires_')) throw unexpected(intent, 'cancel');
  const reason = text(wire.params, 'cancellation_reason') ?? null;
  const canceled = {
    ...intent,
    cancellation_reason: reason,
    next_action: null,
    status: 'canceled',
  };
  await wire.save(canceled);
  await wire.emit('setup_intent.canceled', canceled);
  return canceled;
};

const update: Handler = async (wire) => {
  const before = await wire.find('setup_intent', wire.path('id'));
  return saveChange(wire, 'setup_intent.updated', before, {
    ...before,
    description: nullable(wire.params, 'description') ?? before['description'],
    metadata: mergedMetadata(metadataOf(before), wire.params),
  });
};

/** `/v1/setup_intents`. */
export const setupIntents: Resource = {
  routes: {
    'POST /v1/setup_intents': create,
    'GET /v1/setup_intents': (wire) =>
      page(wire, '/v1/setup_intents', {
        kind: 'setup_intent',
        owner: text(wire.params, 'customer'),
      }),
    'GET /v1/setup_intents/:id': (wire) => wire.find('setup_intent', wire.path('id')),
    'POST /v1/setup_intents/:id': update,
    'POST /v1/setup_intents/:id/confirm': confirm,
    'POST /v1/setup_intents/:id/cancel': cancel,
  },
};
