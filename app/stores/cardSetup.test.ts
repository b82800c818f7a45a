import type { StripeCardElement } from '@stripe/stripe-js';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '../testing/browser.ts';

const lost = { error: { type: 'api_connection_error', message: 'No answer.' } };
const intent = (status: string) => ({ status, payment_method: 'pm_7' });
const unexpected = {
  type: 'invalid_request_error',
  code: 'setup_intent_unexpected_state',
  message: 'You cannot confirm this SetupIntent because it has a status of succeeded.',
};

/** A card form with an entered card, and the answers of Stripe's script. */
async function open(confirmed: object, retrieved: object = lost) {
  const asked: string[] = [];
  const secrets: string[] = [];
  let intents = 0;
  fakeBrowser(({ path }) => {
    if (path !== '/api/intent') return { status: 200, body: {} };
    return { status: 200, body: { intent: { client_secret: `seti_${++intents}_secret` } } };
  });
  const stripe = {
    confirmCardSetup: (secret: string) => {
      asked.push('confirm');
      secrets.push(secret);
      return Promise.resolve(confirmed);
    },
    retrieveSetupIntent: () => {
      asked.push('retrieve');
      return Promise.resolve(retrieved);
    },
  };
  vi.resetModules();
  vi.doMock('../billing/stripe.ts', () => ({ openStripe: () => Promise.resolve(stripe) }));
  vi.doMock('../billing/StripeField.tsx', () => ({ StripeField: () => null }));
  const { confirmCard, setCardElement, mayTryAgain, prepareCard } = await import('./cardSetup.ts');
  await prepareCard(undefined);
  setCardElement({} as StripeCardElement);
  return { confirmCard, mayTryAgain, asked, secrets };
}

afterEach(() => {
  vi.doUnmock('../billing/stripe.ts');
  vi.doUnmock('../billing/StripeField.tsx');
  vi.unstubAllGlobals();
});

test('a card that was set up is announced, and its permission is used up', async () => {
  const { confirmCard, mayTryAgain, asked } = await open({ setupIntent: intent('succeeded') });
  expect(await confirmCard('Ines')).toEqual({ kind: 'done', paymentMethod: 'pm_7' });
  expect(mayTryAgain()).toBe(false);
  expect(asked).toEqual(['confirm']);
});

test('a card whose answer got lost is taken without another setup', async () => {
  const { confirmCard, asked } = await open(lost, { setupIntent: intent('succeeded') });
  expect(await confirmCard('Ines')).toEqual({ kind: 'done', paymentMethod: 'pm_7' });
  expect(asked).toEqual(['confirm', 'retrieve']);
});

test('the same permission is used again after a lost answer, so that no second card is created', async () => {
  const { confirmCard, mayTryAgain, secrets } = await open(lost);
  for (const _ of [1, 2])
    expect(await confirmCard('Ines')).toEqual({ kind: 'failed', sentence: 'No answer.' });
  expect(mayTryAgain()).toBe(true);
  expect(secrets).toEqual(['seti_1_secret', 'seti_1_secret']);
});

test('a second attempt that finds the first one done takes its card', async () => {
  const { confirmCard } = await open({
    error: { ...unexpected, setup_intent: intent('succeeded') },
  });
  expect(await confirmCard('Ines')).toEqual({ kind: 'done', paymentMethod: 'pm_7' });
});

test('a declined card is reported at once', async () => {
  const error = { type: 'card_error', message: 'Your card was declined.' };
  const { confirmCard, asked } = await open({ error });
  expect(await confirmCard('Ines')).toEqual({
    kind: 'declined',
    sentence: 'Your card was declined.',
  });
  expect(asked).toEqual(['confirm']);
});
