/** A page with Stripe's own React library in strict mode: what the app builds on, without the app. */
import {
  CardElement,
  Elements,
  PaymentElement,
  useElements,
  useStripe,
} from '@stripe/react-stripe-js';
import type { StripeError } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { StrictMode, type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';

const { search } = globalThis.location;
const asked = new URLSearchParams(search);
const key = asked.get('key') ?? 'pk_test_of_the_page';
const withPayment = asked.has('payment');

const worded = (error: StripeError | undefined, status: string | undefined): string =>
  error ? `${error.code ?? error.type}: ${error.message ?? ''}` : (status ?? 'nothing');

function Form({ secret }: { readonly secret: string }): ReactNode {
  const stripe = useStripe();
  const elements = useElements();
  const [isComplete, setIsComplete] = useState(false);
  const [problem, setProblem] = useState('');
  const [result, setResult] = useState('');

  async function pay(): Promise<void> {
    if (!stripe || !elements) return;
    if (withPayment) {
      const submitted = await elements.submit();
      if (submitted.error) return setResult(worded(submitted.error, undefined));
      const confirmed = await stripe.confirmSetup({ elements, redirect: 'if_required' });
      return setResult(worded(confirmed.error, confirmed.setupIntent?.status));
    }
    const card = elements.getElement(CardElement);
    if (!card) return;
    const payment = { card, billing_details: { name: 'Ada Lovelace' } };
    const confirmed = await stripe.confirmCardSetup(secret, { payment_method: payment });
    setResult(worded(confirmed.error, confirmed.setupIntent?.status));
  }

  return (
    <>
      <h1>Stub</h1>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void pay();
        }}
      >
        {withPayment ? (
          <PaymentElement onChange={({ complete }) => setIsComplete(complete)} />
        ) : (
          <CardElement
            options={{ hidePostalCode: true, style: { base: { color: '#123456' } } }}
            onChange={({ complete, error }) => {
              setIsComplete(complete);
              setProblem(error ? `${error.code}: ${error.message}` : '');
            }}
          />
        )}
        <button type="submit" disabled={!isComplete}>
          Keep card
        </button>
        <p role="alert">{problem}</p>
        <output>{result}</output>
      </form>
    </>
  );
}

async function start(): Promise<void> {
  const root = document.querySelector('main');
  if (!root) return;
  const { secret } = await (await fetch('/intent', { method: 'POST' })).json();
  try {
    const stripe = await loadStripe(key);
    createRoot(root).render(
      <StrictMode>
        <Elements stripe={stripe} options={withPayment ? { clientSecret: secret } : {}}>
          <Form secret={secret} />
        </Elements>
      </StrictMode>,
    );
  } catch (error) {
    root.textContent = error instanceof Error ? error.message : 'No reason';
  }
}

void start();
