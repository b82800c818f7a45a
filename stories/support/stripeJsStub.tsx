/** Stripe's script for stories: the app's own loader with `PlainCard` in the place of the frame, and no call. */
import type { CardElementTheme } from '@hangtag/ui/patterns/CardForm';
import { createRoot, type Root } from 'react-dom/client';
import { CardFieldsMock } from './CardFieldsMock.tsx';

/** The bank's answer, about a card or a payment. */
export type CardResult = 'accepted' | 'declined' | 'unanswered';

let verdict: CardResult = 'accepted';

type Listener = (event?: unknown) => void;

interface Options {
  readonly disabled?: boolean;
  readonly style?: {
    readonly base?: Record<string, unknown>;
    readonly invalid?: { readonly color?: string };
  };
}

function lookOf({ style }: Options): CardElementTheme {
  const placeholder = style?.base?.['::placeholder'] as { color?: string } | undefined;
  return {
    ink: String(style?.base?.['color']),
    placeholder: placeholder?.color ?? '',
    danger: style?.invalid?.color ?? '',
    fontFamily: String(style?.base?.['fontFamily']),
    fontSize: String(style?.base?.['fontSize']),
  };
}

function createElement(_type: string, first: Options) {
  const listeners = new Map<string, Set<Listener>>();
  let options = first;
  let root: Root | undefined;
  let isReady = false;
  let focusFirst = () => {};
  const tell = (event: string, what?: unknown) =>
    listeners.get(event)?.forEach((listener) => listener(what));
  const draw = () =>
    root?.render(
      <CardFieldsMock
        theme={lookOf(options)}
        isDisabled={options.disabled ?? false}
        onReady={({ focus }) => {
          focusFirst = focus;
          isReady = true;
          tell('ready');
        }}
        onChange={({ isComplete, error }) =>
          tell('change', {
            complete: isComplete,
            error: error === null ? undefined : { message: error },
          })
        }
        onFocus={() => tell('focus')}
        onBlur={() => tell('blur')}
      />,
    );
  return {
    mount(place: HTMLElement) {
      root = createRoot(place);
      draw();
    },
    destroy() {
      const gone = root;
      root = undefined;
      // React may be rendering the page around it at this moment.
      queueMicrotask(() => gone?.unmount());
    },
    unmount: () => undefined,
    update(next: Options) {
      options = { ...options, ...next };
      draw();
    },
    on(event: string, listener: Listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
      // A real frame is never ready before there is a listener; this one may be.
      if (event === 'ready' && isReady) queueMicrotask(listener);
    },
    off: (event: string, listener: Listener) => void listeners.get(event)?.delete(listener),
    focus: () => focusFirst(),
  };
}

const declined = {
  error: {
    type: 'card_error',
    code: 'card_declined',
    message: 'Your card was declined.',
  },
};

async function answer(accepted: object): Promise<object> {
  if (verdict === 'unanswered') return new Promise(() => undefined);
  return verdict === 'accepted' ? accepted : declined;
}

const refused = () => Promise.reject(new Error('Stories do not use this.'));

const script = Object.assign(
  () => ({
    elements: () => ({ create: createElement, getElement: () => null, update: () => undefined }),
    createToken: refused,
    createPaymentMethod: refused,
    confirmCardSetup: () => answer({ setupIntent: { payment_method: 'pm_visa_1881' } }),
    confirmCardPayment: () => answer({ paymentIntent: { status: 'succeeded' } }),
  }),
  { version: 'endive' },
);

/** Installs it with the bank's answer; the returned function removes it. */
export function stripeJsStub(says: CardResult = 'accepted'): () => void {
  verdict = says;
  Object.assign(globalThis, { Stripe: script });
  return () => void Reflect.deleteProperty(globalThis, 'Stripe');
}
