import type { CardElementProps } from '@hangtag/ui/patterns/CardForm';
import { CardElement, Elements } from '@stripe/react-stripe-js';
import type { Stripe, StripeCardElement, StripeCardElementOptions } from '@stripe/stripe-js';
import { useEffect, useRef } from 'react';

export interface StripeFieldProps extends CardElementProps {
  stripe: Stripe;
  /** Receives the element with the card number, and null when it unmounts. */
  onElement: (element: StripeCardElement | null) => void;
}

const optionsOf = ({ theme, isDisabled }: CardElementProps): StripeCardElementOptions => ({
  hidePostalCode: true,
  // The form offers the company's own saved cards instead.
  disableLink: true,
  disabled: isDisabled,
  style: {
    base: {
      color: theme.ink,
      fontFamily: theme.fontFamily,
      fontSize: theme.fontSize,
      '::placeholder': { color: theme.placeholder },
    },
    invalid: { color: theme.danger, iconColor: theme.danger },
  },
});

/** Stripe's card element in the form's box: the card number stays in its frame (D31). */
export function StripeField(props: StripeFieldProps) {
  const { stripe, onElement, onReady, onChange, onFocus, onBlur } = props;
  const onElementRef = useRef(onElement);
  useEffect(() => {
    const report = onElementRef.current;
    return () => report(null);
  }, []);
  return (
    <Elements stripe={stripe}>
      <CardElement
        options={optionsOf(props)}
        onReady={(element) => {
          onElement(element);
          onReady({ focus: () => element.focus() });
        }}
        onChange={({ complete, error }) =>
          onChange({ isComplete: complete, error: error?.message ?? null })
        }
        onFocus={onFocus}
        onBlur={onBlur}
      />
    </Elements>
  );
}
