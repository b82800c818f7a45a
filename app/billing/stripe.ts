/** Loads Stripe's script only when a card is to be entered; `/pure` has no side effect on import. */
import type { BillingConfig } from '@hangtag/contract/wire/billingAnswers';
import { loadStripe } from '@stripe/stripe-js/pure';
import type { Stripe } from '@stripe/stripe-js';
import { withTimeout } from '../remote/withTimeout.ts';

/** Milliseconds after which Stripe's script counts as blocked. */
const LOAD_TIMEOUT = 20_000;

/** Path of the stub of Stripe's script. */
const STUB_PATH = '/_stripe/stripe.js';

let loading: Promise<Stripe> | null = null;

/** Loads Stripe into this page. @throws Error when it fails to load. */
export function openStripe(config: BillingConfig): Promise<Stripe> {
  loading ??= withTimeout(load(config), LOAD_TIMEOUT).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function load({ mode, publishableKey }: BillingConfig): Promise<Stripe> {
  if (mode === null || publishableKey === null) throw new Error('No payments are taken here.');
  // The library reuses a script that is already on the page, so the code after this is the same in every mode.
  keepStripeAboveModals();
  if (mode === 'emulator' && !('Stripe' in globalThis)) await addScript(STUB_PATH);
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error('Stripe’s script did not come.');
  return stripe;
}

function addScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.dataset['api'] = '/_stripe';
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`${src} did not come.`));
    };
    document.head.append(script);
  });
}
/** Selects the frames that Stripe adds. */
const FRAMES = 'iframe[name^="__privateStripe"]';

/**
 * Keeps elements that Stripe adds usable, such as 3-D Secure. While a dialog is open, React Aria makes everything added
 * beside it inert, except elements with its top layer attribute: these can take focus and do not count as outside.
 */
function keepStripeAboveModals(): void {
  const lift = (node: Node) => {
    if (!(node instanceof HTMLElement) || (!node.matches(FRAMES) && !node.querySelector(FRAMES)))
      return;
    node.dataset['reactAriaTopLayer'] = 'true';
    node.inert = false;
    node.removeAttribute('aria-hidden');
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(lift);
  }).observe(document.body, { childList: true });
}
