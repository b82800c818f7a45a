/** Stripe's keys as the environment gives them: all three, or none (a part of them would fail at the first customer). */
import type { SettingName } from './settings.ts';

/** The settings of Stripe. */
export interface StripeSettings {
  readonly mode: 'test' | 'live';
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
}

const names = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

type Name = Extract<SettingName, (typeof names)[number]>;

/** Stripe's keys; null without any. Calls `say` with a sentence for each invalid one, which never contains a key. */
export function readStripe(
  env: Readonly<Partial<Record<Name, string>>>,
  say: (sentence: string) => void,
): StripeSettings | null {
  const missing = names.filter((name) => !env[name]);
  if (missing.length === names.length) return null;
  if (missing.length > 0) {
    say(`Stripe needs three keys together; missing: ${missing.join(', ')}.`);
    return null;
  }
  const [secretKey = '', publishableKey = '', webhookSecret = ''] = names.map(
    (name) => env[name] ?? '',
  );
  const secretMode = modeOf(secretKey, /^[sr]k_(test|live)_\S+$/);
  const publishableMode = modeOf(publishableKey, /^pk_(test|live)_\S+$/);
  if (!secretMode) say('STRIPE_SECRET_KEY must begin with sk_test_ or sk_live_.');
  if (!publishableMode) say('STRIPE_PUBLISHABLE_KEY must begin with pk_test_ or pk_live_.');
  const isSigned = /^whsec_\S+$/.test(webhookSecret);
  if (!isSigned) say('STRIPE_WEBHOOK_SECRET must begin with whsec_.');
  if (!secretMode || !publishableMode || !isSigned) return null;
  if (secretMode !== publishableMode) {
    say(
      'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must be of one mode, both test or both live.',
    );
    return null;
  }
  return { mode: secretMode, secretKey, publishableKey, webhookSecret };
}

function modeOf(key: string, form: RegExp): 'test' | 'live' | null {
  const mode = form.exec(key)?.[1];
  return mode === 'test' || mode === 'live' ? mode : null;
}
