import type { CardElementSlot } from '@hangtag/ui/patterns/CardForm';
import { useEffect, useMemo } from 'react';
import type { BillingCompanyId } from '../../api/billing.ts';
import {
  setCardElement,
  resetCardSetup,
  prepareCard,
  useCardSetup,
  ensureCardSetup,
} from '../../stores/cardSetup.ts';
import { useSession } from '../../stores/session.ts';

/** The card form's slot: Stripe loads when the card's fields mount. */
function slotFor(companyId: BillingCompanyId): CardElementSlot {
  return function StripeCard(props) {
    const { ready } = useCardSetup();
    useEffect(() => ensureCardSetup(companyId), []);
    return ready && <ready.Field {...props} stripe={ready.stripe} onElement={setCardElement} />;
  };
}

/** The card entry: the component of its fields, its state, and a retry [F153]. */
export function useStripeCard(companyId: BillingCompanyId) {
  const { setup } = useCardSetup();
  const session = useSession();
  const card = useMemo(() => slotFor(companyId), [companyId]);
  useEffect(() => resetCardSetup, []);
  const isTest = session.phase === 'member' && session.user.billing?.mode === 'emulator';
  return {
    card,
    setup,
    retry: () => void prepareCard(companyId),
    hint: isTest
      ? 'Test mode: only test cards such as 4242 4242 4242 4242 are taken.'
      : 'Card details go to Stripe and are not kept here.',
  };
}
