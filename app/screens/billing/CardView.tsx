import { Button } from '@hangtag/ui/elements/Button';
import { CardForm } from '@hangtag/ui/patterns/CardForm';
import { formatMoney } from '@hangtag/ui/support/formatMoney';
import { shown } from '../../remote/Remote.ts';
import { useCustomer } from '../../stores/billing.ts';
import { addCard } from '../../stores/billingCards.ts';
import type { BillingLocation } from './useBillingView.ts';
import { useStripeCard } from './useStripeCard.tsx';

/** Adds a card (M13); opening it loads Stripe. */
export function CardView({ place }: { place: BillingLocation }) {
  const { companyId, back } = place;
  const customer = shown(useCustomer(companyId));
  // What is open is paid by the new card, so the button says it.
  const open = customer?.openPayment;
  const { card, setup, retry, hint } = useStripeCard(companyId);
  const add = async (name: string) => {
    if (await addCard(name, companyId)) back();
  };
  const isBusy = setup.phase === 'saving' || setup.phase === 'confirming';
  return (
    <CardForm
      card={card}
      setup={setup}
      hint={hint}
      {...(open && { submitWords: `Add card and pay ${formatMoney(open.amount)}` })}
      isNameRequired={(customer?.paymentMethods.length ?? 0) === 0}
      onRetry={retry}
      onSubmit={({ name }) => void add(name)}
      back={
        <Button tone="quiet" isDisabled={isBusy} onPress={() => back()}>
          Back to summary
        </Button>
      }
      actionsPlacement="dialogFooter"
    />
  );
}
