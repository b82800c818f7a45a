/** The object that `Stripe(key)` gives: those methods of Stripe.js that a page of this product can need. */
import type {
  PaymentIntent,
  PaymentIntentResult,
  PaymentMethodResult,
  SetupIntent,
  SetupIntentResult,
  Stripe,
} from '@stripe/stripe-js';
import { Api, type Answer } from './api.ts';
import { Elements } from './elements.ts';
import { cardForm, confirm, finish, type CardData } from './intents.ts';

/** The data of a confirmation by card. */
interface CardConfirmation {
  readonly payment_method?: string | CardData;
}

interface ElementsConfirmation {
  readonly elements?: Elements;
  readonly clientSecret?: string;
  readonly confirmParams?: {
    readonly return_url?: string;
    readonly payment_method_data?: CardData;
  };
  readonly redirect?: 'always' | 'if_required';
}

const setupResult = (answer: Answer<SetupIntent>): SetupIntentResult =>
  answer.error ? { error: answer.error } : { setupIntent: answer.object };

const paymentResult = (answer: Answer<PaymentIntent>): PaymentIntentResult =>
  answer.error ? { error: answer.error } : { paymentIntent: answer.object };

const typedInto = ({ elements, confirmParams }: ElementsConfirmation): CardData => ({
  ...confirmParams?.payment_method_data,
  card: elements?.getElement('payment') ?? elements?.getElement('card'),
});

/** Navigates to the page's return address after a confirmation that always redirects. */
function leave<Result extends { error?: object }>(
  options: ElementsConfirmation,
  result: Result,
): Result {
  const { redirect = 'always', confirmParams } = options;
  if (redirect === 'always' && !result.error && confirmParams?.return_url) {
    globalThis.location.assign(confirmParams.return_url);
  }
  return result;
}

/** Those whose answer is the same however they are called. */
type Answering =
  | 'confirmCardPayment'
  | 'confirmCardSetup'
  | 'createPaymentMethod'
  | 'handleNextAction'
  | 'retrievePaymentIntent'
  | 'retrieveSetupIntent';

/** An upgrade of Stripe.js that renames a method or changes an answer is seen here first. */
type Methods = {
  [Name in Answering]: (...given: never[]) => ReturnType<Stripe[Name]>;
} & Partial<Record<keyof Stripe | '_registerWrapper', unknown>>;

/** Makes it for a publishable key of test mode. */
export function createStripe(key: string, base: string) {
  const api = new Api(base, key);

  return {
    elements: (options?: Readonly<Record<string, unknown>>) => new Elements(options),

    confirmCardSetup: async (
      secret: string,
      data: CardConfirmation = {},
      { handleActions = true }: { handleActions?: boolean } = {},
    ): Promise<SetupIntentResult> =>
      setupResult(
        await confirm<SetupIntent>(api, 'setup_intents', secret, {
          card: data.payment_method,
          asksBank: handleActions,
        }),
      ),

    confirmCardPayment: async (
      secret: string,
      data: CardConfirmation = {},
      { handleActions = true }: { handleActions?: boolean } = {},
    ): Promise<PaymentIntentResult> =>
      paymentResult(
        await confirm<PaymentIntent>(api, 'payment_intents', secret, {
          card: data.payment_method,
          asksBank: handleActions,
        }),
      ),

    confirmSetup: async (options: ElementsConfirmation): Promise<SetupIntentResult> => {
      const secret = options.clientSecret ?? options.elements?.clientSecret() ?? '';
      const card = typedInto(options);
      const answer = await confirm<SetupIntent>(api, 'setup_intents', secret, {
        card,
        asksBank: true,
      });
      return leave(options, setupResult(answer));
    },

    confirmPayment: async (options: ElementsConfirmation): Promise<PaymentIntentResult> => {
      const secret = options.clientSecret ?? options.elements?.clientSecret() ?? '';
      const card = typedInto(options);
      const answer = await confirm<PaymentIntent>(api, 'payment_intents', secret, {
        card,
        asksBank: true,
      });
      return leave(options, paymentResult(answer));
    },

    retrieveSetupIntent: async (secret: string): Promise<SetupIntentResult> =>
      setupResult(await api.intent('setup_intents', '', secret)),

    retrievePaymentIntent: async (secret: string): Promise<PaymentIntentResult> =>
      paymentResult(await api.intent('payment_intents', '', secret)),

    handleNextAction: async ({ clientSecret }: { clientSecret: string }) => {
      if (clientSecret.startsWith('seti_')) {
        const intent = await api.intent('setup_intents', '', clientSecret);
        return setupResult(await finish(api, 'setup_intents', clientSecret, intent));
      }
      const intent = await api.intent('payment_intents', '', clientSecret);
      return paymentResult(await finish(api, 'payment_intents', clientSecret, intent));
    },

    createPaymentMethod: async (
      data: CardData & { readonly elements?: Elements; readonly params?: CardData },
    ): Promise<PaymentMethodResult> => {
      const { elements, params } = data;
      const typed = elements ? { ...params, card: typedInto({ elements }).card } : data;
      const form = cardForm(typed);
      if (form.error) return { error: form.error };
      const answer = await api.post('payment_methods', '', form.object);
      return answer.error ? { error: answer.error } : { paymentMethod: answer.object };
    },

    createToken: () =>
      Promise.resolve({
        error: {
          type: 'invalid_request_error',
          message: 'The stub of Stripe.js makes payment methods, no tokens.',
        },
      }),

    registerAppInfo: (): void => undefined,
    _registerWrapper: (): void => undefined,
  } satisfies Methods;
}
