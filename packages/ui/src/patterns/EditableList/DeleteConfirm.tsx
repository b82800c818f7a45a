import type { ReactNode } from 'react';
import { AlertDialog } from '../../elements/AlertDialog/index.ts';
import { uses as usesClass } from './EditableList.css.ts';
import type { UseRefusal } from './types.ts';

interface DeleteConfirmProps {
  name: string;
  verb: string;
  /** What the deletion means. */
  loss: ReactNode;
  isBusy: boolean;
  /** Why the item was not deleted, and what uses it; null before the first try. */
  refusal: UseRefusal | null;
  onDelete: () => void;
  /** Makes the item inactive instead; undefined where it is inactive or can't be. */
  onDeactivate: (() => void) | undefined;
  onClose: () => void;
}

/** Confirms a deletion; after a refusal it lists what uses the item and offers to deactivate it. */
export function DeleteConfirm(props: DeleteConfirmProps) {
  const { name, verb, loss, isBusy, refusal, onDelete, onDeactivate, onClose } = props;
  const uses = refusal?.uses ?? [];
  const isUsed = uses.length > 0;
  const action = isUsed ? 'Make inactive' : verb;
  return (
    <AlertDialog
      title={`${verb} ${name}?`}
      // A second try would fail for the same reason.
      action={isUsed && !onDeactivate ? null : action}
      tone={isUsed ? 'neutral' : 'danger'}
      cancel={isUsed ? 'Close' : 'Cancel'}
      isOpen
      isBusy={isBusy}
      problem={refusal?.sentence}
      onAction={(isUsed && onDeactivate) || onDelete}
      onClose={onClose}
    >
      {!isUsed && loss}
      {uses.length === 1 && `It is used by ${uses[0]}.`}
      {uses.length > 1 && (
        <>
          It is used by
          <ul className={usesClass}>
            {uses.map((use) => (
              <li key={use}>{use}</li>
            ))}
          </ul>
        </>
      )}
    </AlertDialog>
  );
}
