import { AlertDialog } from '../../elements/AlertDialog/index.ts';
import * as css from './CatalogueList.css.ts';
import type { UseRefusal } from './types.ts';

interface DeleteQuestionProps {
  name: string;
  /** What a deleted one leaves behind. */
  loss: string;
  isBusy: boolean;
  /** Why it was not deleted, and what holds it; null before it was tried. */
  refusal: UseRefusal | null;
  onDelete: () => void;
  onClose: () => void;
}

/** Asks before something leaves the platform; what holds it is listed once that is known. */
export function DeleteQuestion(props: DeleteQuestionProps) {
  const { name, loss, isBusy, refusal, onDelete, onClose } = props;
  const uses = refusal?.uses ?? [];
  return (
    <AlertDialog
      title={`Delete ${name}?`}
      // What holds it does not let go by asking once more.
      action={uses.length === 0 ? 'Delete' : null}
      isOpen
      isBusy={isBusy}
      problem={refusal?.sentence}
      onAction={onDelete}
      onClose={onClose}
    >
      {uses.length === 0 && loss}
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
