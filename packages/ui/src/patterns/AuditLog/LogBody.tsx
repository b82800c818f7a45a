import { FailedPart } from '@hangtag/ui/patterns/FailedState';
import { TagDrawing } from '../../brand/TagDrawing/index.ts';
import { Button } from '../../elements/Button/index.ts';
import { EmptyState } from '../../elements/EmptyState/index.ts';
import { TableSkeleton } from '../../elements/Table/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { PageFoot } from '../pagedTable/PageFoot.tsx';
import { columnList, LogRows } from './LogRows.tsx';
import { filterWords } from './logWords.ts';
import { type AuditLogProps, wholeLog } from './types.ts';

/** The entries with their pages, or the loading, empty or error state. */
export function LogBody(props: AuditLogProps) {
  const { content, filter } = props;
  if (content.phase === 'loading') return <Loading />;
  if (content.phase === 'failed')
    return <FailedPart what="The log" content={content} onRetry={props.onRetry} />;
  const { entries, entryCount, actors } = content.answer;
  if (entryCount === 0)
    return (
      <EmptyState title="Nothing has happened yet" illustration={<TagDrawing state="whole" />}>
        Whatever people and programs change is written down here, before and after.
      </EmptyState>
    );
  if (entries.data.length === 0)
    return (
      <EmptyState
        title="No entry fits"
        actions={<Button onPress={() => props.onFilter(wholeLog)}>Clear filters</Button>}
      >
        {filterWords(filter, actors)}
      </EmptyState>
    );
  return (
    <>
      <LogRows entries={entries.data} isBusy={content.isStale} />
      <PageFoot
        aria-label="Pages of the log"
        page={entries}
        isBelowRows={false}
        onPageChange={props.onPageChange}
      />
    </>
  );
}

/** Five skeleton rows in the table's columns. */
function Loading() {
  return (
    <div aria-busy>
      <VisuallyHidden announcement="once">Loading the log</VisuallyHidden>
      <TableSkeleton columns={columnList} rows={5} />
    </div>
  );
}
