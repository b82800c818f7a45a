import { Plus } from 'lucide-react';
import { TagDrawing } from '../../brand/TagDrawing/index.ts';
import { Button } from '../../elements/Button/index.ts';
import { EmptyState } from '../../elements/EmptyState/index.ts';
import { TableSkeleton } from '../../elements/Table/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { columnList } from './TokenRows.tsx';

/** The empty state: no token exists. */
export function TokensNone({ onCreate }: { onCreate: (() => void) | undefined }) {
  return (
    <EmptyState
      title="No tokens yet"
      illustration={<TagDrawing state="whole" />}
      actions={
        onCreate && (
          <Button tone="primary" icon={Plus} onPress={onCreate}>
            New token
          </Button>
        )
      }
    >
      A token lets a program work for this company: read its products, send files, issue codes.
    </EmptyState>
  );
}

/** Three skeleton rows in the table's columns. */
export function TokensLoading() {
  return (
    <div aria-busy>
      <VisuallyHidden announcement="once">Loading tokens</VisuallyHidden>
      <TableSkeleton columns={columnList} rows={3} />
    </div>
  );
}
