import { Button } from '../../elements/Button/index.ts';
import { Notice } from '../../elements/Notice/index.ts';
import { fieldNames } from './fieldNames.ts';

export interface CompanyConflictProps {
  /** Fields that somebody else changed. */
  changedOnServer: readonly (keyof typeof fieldNames)[];
  /** Of these, the ones that say something else here as well. */
  changedOnBoth: readonly (keyof typeof fieldNames)[];
  onUseServer: () => void;
  onKeepLocal: () => void;
}

const list = new Intl.ListFormat('en', { type: 'conjunction' });
const named = (fields: CompanyConflictProps['changedOnServer']) =>
  list.format(fields.map((field) => fieldNames[field]));

/** Somebody else saved meanwhile: says which fields, and asks whose words stay where both changed one. */
export function CompanyConflict({
  changedOnServer: theirs,
  changedOnBoth: both,
  onUseServer: onTakeTheirs,
  onKeepLocal: onKeepMine,
}: CompanyConflictProps) {
  return (
    <Notice
      tone="caution"
      title="This company was saved elsewhere."
      announcement="assertive"
      actions={
        both.length === 0 ? (
          <Button size="small" onPress={onKeepMine}>
            Take the changes in
          </Button>
        ) : (
          <>
            <Button size="small" tone="quiet" onPress={onTakeTheirs}>
              Take theirs
            </Button>
            <Button size="small" onPress={onKeepMine}>
              Keep mine
            </Button>
          </>
        )
      }
    >
      {theirs.length > 0 && `Changed there: ${named(theirs)}. `}
      {both.length === 0
        ? 'You changed other fields, and both can stay.'
        : `You changed ${named(both)} too. Choose whose stays, then save.`}
    </Notice>
  );
}
