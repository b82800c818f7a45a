/** With which key, and where. A key is never repeated. */

/** What the environment says. */
export interface SandboxSettings {
  readonly key: string;
  /** Where Stripe's API is; null for Stripe's own. */
  readonly base: URL | null;
}

const KEY = /^sk_test_[A-Za-z0-9_]{8,}$/;
const LOOPBACK: readonly string[] = ['127.0.0.1', '[::1]', 'localhost'];

/**
 * `STRIPE_TEST_KEY` and, for trying the runner itself, `STRIPE_TEST_API_BASE`; null without a key.
 * @throws Error, in a sentence for people, for any key but a test key and any other address but this machine's.
 */
export function readSandbox(
  env: Readonly<Record<string, string | undefined>>,
): SandboxSettings | null {
  const { STRIPE_TEST_KEY: key, STRIPE_TEST_API_BASE: address } = env;
  if (!key) return null;
  if (!KEY.test(key)) {
    throw new Error('STRIPE_TEST_KEY must begin with sk_test_: nothing else is ever sent.');
  }
  if (!address) return { key, base: null };
  const base = URL.canParse(address) ? new URL(address) : null;
  if (base?.protocol === 'http:' && LOOPBACK.includes(base.hostname)) return { key, base };
  throw new Error('STRIPE_TEST_API_BASE must be an http address of this machine.');
}
