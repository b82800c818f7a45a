import { Button } from '../../elements/Button/index.ts';
import { Notice } from '../../elements/Notice/index.ts';
import { fieldNames } from './fieldNames.ts';

export interface CompanyConflictProps {
  /** Fields that another user changed. */
  changedOnServer: readonly (keyof typeof fieldNames)[];
  /** The fields among them that also differ here. */
  changedOnBoth: readonly (keyof typeof fieldNames)[];
  onUseServer: () => void;
  onKeepLocal: () => void;
}

const list = new Intl.ListFormat('en', { type: 'conjunction' });
const named = (fields: CompanyConflictProps['changedOnServer']) =>
  list.format(fields.map((field) => fieldNames[field]));

/** States which fields another user changed meanwhile, and asks which version to keep where both changed one. */
export function CompanyConflict({
  changedOnServer,
  changedOnBoth,
  onUseServer,
  onKeepLocal,
}: CompanyConflictProps) {
  return (
    <Notice
      tone="caution"
      title="This company was saved elsewhere."
      announcement="assertive"
      actions={
        changedOnBoth.length === 0 ? (
          <Button size="small" onPress={onKeepLocal}>
            Take the changes in
          </Button>
        ) : (
          <>
            <Button size="small" tone="quiet" onPress={onUseServer}>
              Take theirs
            </Button>
            <Button size="small" onPress={onKeepLocal}>
              Keep mine
            </Button>
          </>
        )
      }
    >
      {changedOnServer.length > 0 && `Changed there: ${named(changedOnServer)}. `}
      {changedOnBoth.length === 0
        ? 'You changed other fields, and both can stay.'
        : `You changed ${named(changedOnBoth)} too. Choose whose stays, then save.`}
    </Notice>
  );
}
