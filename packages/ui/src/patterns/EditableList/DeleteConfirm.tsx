import { type ReactNode, useState } from 'react';
import { AlertDialog } from '../../elements/AlertDialog/index.ts';
import { Select, type SelectOption } from '../../elements/Select/index.ts';
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
  /** The items that can take its place where it is used, and what puts one there. */
  replacing:
    | { readonly options: readonly SelectOption[]; readonly onReplace: (id: string) => void }
    | undefined;
  onClose: () => void;
}

const NOTHING = 'nothing';

/** Confirms a deletion; after a refusal it lists what uses the item and offers to replace or deactivate it. */
export function DeleteConfirm(props: DeleteConfirmProps) {
  const { name, verb, loss, isBusy, refusal, onDelete, onDeactivate, replacing, onClose } = props;
  const [next, setNext] = useState(NOTHING);
  const uses = refusal?.uses ?? [];
  const isUsed = uses.length > 0;
  const isReplacing = isUsed && next !== NOTHING;
  const action = isReplacing
    ? `Replace and ${verb.toLowerCase()}`
    : isUsed
      ? 'Make inactive'
      : verb;
  const act = isReplacing ? () => replacing?.onReplace(next) : (isUsed && onDeactivate) || onDelete;
  return (
    <AlertDialog
      title={`${verb} ${name}?`}
      // A second try would fail for the same reason.
      action={isUsed && !isReplacing && !onDeactivate ? null : action}
      tone={isUsed && !isReplacing ? 'neutral' : 'danger'}
      cancel={isUsed ? 'Close' : 'Cancel'}
      isOpen
      isBusy={isBusy}
      problem={refusal?.sentence}
      onAction={act}
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
      {isUsed && replacing && replacing.options.length > 0 && (
        <Select
          label="In its place"
          options={[{ id: NOTHING, label: 'Nothing' }, ...replacing.options]}
          value={next}
          onChange={setNext}
          hint="Takes its place in drafts and on live pages at once."
        />
      )}
    </AlertDialog>
  );
}
