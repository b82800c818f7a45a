/**
 * The stub of Stripe.js, as a classic script: it defines `window.Stripe` before the library looks for it.
 * Test mode only: it throws on any key that does not begin with `pk_test_`, and no number but the published test cards
 * ever leaves its fields.
 */
import { createStripe } from './stripe.ts';

const script = document.currentScript;
const base = (script instanceof HTMLScriptElement && script.dataset['api']) || '/_stripe';

function Stripe(key: unknown): ReturnType<typeof createStripe> {
  if (typeof key !== 'string' || !key.startsWith('pk_test_')) {
    throw new Error('The stub of Stripe.js takes test keys only (pk_test_...).');
  }
  return createStripe(key, base);
}

/** The release train that the library of the same major version asks for. */
Stripe.version = 'endive';

Object.assign(globalThis, { Stripe });
