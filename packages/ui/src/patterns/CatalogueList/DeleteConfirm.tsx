import { AlertDialog } from '../../elements/AlertDialog/index.ts';
import * as css from './CatalogueList.css.ts';
import type { UseRefusal } from './types.ts';

interface DeleteConfirmProps {
  name: string;
  /** What a deleted one leaves behind. */
  loss: string;
  isBusy: boolean;
  /** Why it was not deleted, and what holds it; null before it was tried. */
  refusal: UseRefusal | null;
  onDelete: () => void;
  /** Makes it inactive instead; undefined where it is already, or cannot be. */
  onDeactivate: (() => void) | undefined;
  onClose: () => void;
}

/** Asks before something leaves the platform; once it is known what holds it, that is listed and the way around is offered. */
export function DeleteConfirm(props: DeleteConfirmProps) {
  const { name, loss, isBusy, refusal, onDelete, onDeactivate, onClose } = props;
  const uses = refusal?.uses ?? [];
  const isHeld = uses.length > 0;
  const action = isHeld ? 'Make inactive' : 'Delete';
  return (
    <AlertDialog
      title={`Delete ${name}?`}
      // What holds it does not let go by asking once more.
      action={isHeld && !onDeactivate ? null : action}
      tone={isHeld ? 'neutral' : 'danger'}
      cancel={isHeld ? 'Close' : 'Cancel'}
      isOpen
      isBusy={isBusy}
      problem={refusal?.sentence}
      onAction={(isHeld && onDeactivate) || onDelete}
      onClose={onClose}
    >
      {!isHeld && loss}
      {uses.length === 1 && `It is used by ${uses[0]}.`}
      {uses.length > 1 && (
        <>
          It is used by
          <ul className={css.uses}>
            {uses.map((use) => (
              <li key={use}>{use}</li>
            ))}
          </ul>
        </>
      )}
    </AlertDialog>
  );
}
