import type { PaymentMethod } from '@hangtag/contract/wire/billing';
import { cardWords } from '@hangtag/ui/patterns/CardName';
import { AlertDialog } from '../../elements/AlertDialog/index.ts';

interface DeleteCardDialogProps {
  /** The card to delete; null closes the dialog. */
  readonly card: PaymentMethod | null;
  readonly isBusy: boolean;
  readonly problem: string | undefined;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

/** Confirms deleting a card: only its owner can enter it again. */
export function DeleteCardDialog(props: DeleteCardDialogProps) {
  const { card, isBusy, problem, onDelete, onClose } = props;
  if (card === null) return null;
  return (
    <AlertDialog
      title={`Delete ${cardWords(card)}?`}
      action="Delete card"
      isOpen
      isBusy={isBusy}
      problem={problem}
      onAction={onDelete}
      onClose={onClose}
    >
      It is not charged again. To use it later, enter its number again. Invoices that it has paid
      stay in the billing history.
    </AlertDialog>
  );
}
