import type { CardElementProps } from '@hangtag/ui/patterns/CardForm';
import { CardElement, Elements } from '@stripe/react-stripe-js';
import type { Stripe, StripeCardElement, StripeCardElementOptions } from '@stripe/stripe-js';
import { useEffect, useRef } from 'react';

export interface StripeFieldProps extends CardElementProps {
  stripe: Stripe;
  /** Hears the element that holds the figures, and null when it leaves. */
  onElement: (element: StripeCardElement | null) => void;
}

const optionsOf = ({ theme, isDisabled }: CardElementProps): StripeCardElementOptions => ({
  hidePostalCode: true,
  // The company's own saved cards are the ones that are offered.
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

/** Stripe's own card element in the form's box: the figures stay in its frame (D31). */
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
