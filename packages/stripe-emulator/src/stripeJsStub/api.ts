/** Calls of the emulator's browser routes, with results as Stripe.js gives them: an error is a value, never thrown. */
import type { PaymentIntent, PaymentMethod, SetupIntent, StripeError } from '@stripe/stripe-js';

/** The objects that a browser sees. */
interface Objects {
  readonly payment_intents: PaymentIntent;
  readonly payment_methods: PaymentMethod;
  readonly setup_intents: SetupIntent;
}

/** Either the object or why not. */
export type Answer<Type> =
  | { readonly object: Type; readonly error?: undefined }
  | { readonly object?: undefined; readonly error: StripeError };

/** A form: nested hashes become `payment_method_data[card][number]`. */
export interface Form {
  readonly [name: string]: string | Form | null | undefined;
}

function append(body: URLSearchParams, form: Form, prefix: string): void {
  for (const [name, value] of Object.entries(form)) {
    const key = prefix === '' ? name : `${prefix}[${name}]`;
    if (typeof value === 'string') body.append(key, value);
    else if (typeof value === 'object' && value !== null) append(body, value, key);
  }
}

const unreachable: StripeError = {
  type: 'api_connection_error',
  message: 'We are unable to connect to Stripe. Check your connection and try again.',
};

/** Asks the emulator. */
export class Api {
  readonly #base: string;
  readonly #key: string;

  /** @param base Path of the browser routes, for example `/_stripe`. */
  constructor(base: string, key: string) {
    this.#base = base;
    this.#key = key;
  }

  async post<Kind extends keyof Objects>(
    kind: Kind,
    action: string,
    form: Form,
  ): Promise<Answer<Objects[Kind]>> {
    const body = new URLSearchParams();
    append(body, { ...form, key: this.#key }, '');
    try {
      const response = await fetch(`${this.#base}/${kind}${action}`, {
        method: 'POST',
        body,
        credentials: 'omit',
      });
      const answer: { error?: StripeError } & Objects[Kind] = await response.json();
      return answer.error ? { error: answer.error } : { object: answer };
    } catch {
      return { error: unreachable };
    }
  }

  /** An intent by its client secret, with the action on it. */
  intent<Kind extends 'payment_intents' | 'setup_intents'>(
    kind: Kind,
    action: '' | '/authenticate' | '/confirm',
    clientSecret: string,
    form: Form = {},
  ): Promise<Answer<Objects[Kind]>> {
    const [id = ''] = clientSecret.split('_secret_');
    return this.post(kind, `/${encodeURIComponent(id)}${action}`, {
      ...form,
      client_secret: clientSecret,
    });
  }
}
