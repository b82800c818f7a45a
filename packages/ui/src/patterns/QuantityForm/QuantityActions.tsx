import { Button } from '../../elements/Button/index.ts';
import { LockedButton } from '../../elements/LockedButton/index.ts';
import { Bleed } from '../../layout/Bleed/index.ts';
import type { QuantityFormProps, QuantityWork } from './types.ts';

type QuantityActionsProps = Pick<
  QuantityFormProps,
  'customer' | 'bill' | 'onConfirm' | 'onBack'
> & {
  readonly part: 'back' | 'confirm';
  readonly work: QuantityWork;
  /** The number in the field. */
  readonly quantity: number;
};

const noCard = 'No card is saved. Add a payment method first.';

/** The back button, and the button that orders [F128, F129, F131]. */
export function QuantityActions(props: QuantityActionsProps) {
  const { part, customer, bill, work, quantity, onConfirm, onBack } = props;
  const isBusy = work.phase === 'busy';
  if (part === 'back')
    return (
      <Bleed>
        <Button tone="quiet" isDisabled={isBusy} onPress={onBack}>
          Go back
        </Button>
      </Bleed>
    );
  const isConfirmed = work.phase === 'confirmed' && work.quantity === quantity;
  // An order needs a bill that the user could read.
  const isBillKnown = bill === null || (bill.phase === 'ready' && !bill.isStale);
  const isMore = quantity > customer.additionalProducts;
  const hasCard = customer.paymentMethods.some((card) => card.default);
  const isReady = quantity !== customer.additionalProducts && isBillKnown;
  return (
    <LockedButton
      tone="primary"
      reason={isMore && !hasCard && !isConfirmed ? noCard : undefined}
      isPending={isBusy}
      isConfirmed={isConfirmed}
      isDisabled={!isBusy && !isConfirmed && !isReady}
      onPress={isConfirmed ? undefined : () => onConfirm(quantity)}
    >
      {isConfirmed ? 'Changes confirmed' : 'Confirm changes'}
    </LockedButton>
  );
}
