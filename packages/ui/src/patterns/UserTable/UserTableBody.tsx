import { FailedPart } from '@hangtag/ui/patterns/FailedState';
import { TagDrawing } from '../../brand/TagDrawing/index.ts';
import { Button } from '../../elements/Button/index.ts';
import { EmptyState } from '../../elements/EmptyState/index.ts';
import { Skeleton } from '../../elements/Skeleton/index.ts';
import { TableSkeleton } from '../../elements/Table/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { PageFoot } from '../pagedTable/PageFoot.tsx';
import { columnList } from './columns.ts';
import type { UserTableProps } from './types.ts';
import { UserRows } from './UserRows.tsx';
import * as css from './UserTable.css.ts';

/** The rows, or the loading, empty or error state. */
export function UserTableBody(props: UserTableProps) {
  const { content } = props;
  if (content.phase === 'loading') return <Loading />;
  if (content.phase === 'failed')
    return <FailedPart what="The users" content={content} onRetry={props.onRetry} />;
  const { answer, isStale } = content;
  if (answer.users.data.length === 0) return <NoResults {...props} />;
  const isAlone = answer.userCount === 1 && answer.can.invite.length > 0;
  return (
    <div>
      {isStale && <VisuallyHidden announcement="once">Loading users</VisuallyHidden>}
      <UserRows {...props} users={answer.users.data} isBusy={isStale} />
      {isAlone ? (
        <div className={css.alone}>
          <Text tone="second">
            Nobody else is here yet. Invite the people who work on your products; they choose their
            own password.
          </Text>
        </div>
      ) : (
        <PageFoot
          aria-label="Pages of users"
          page={answer.users}
          onPageChange={props.onPageChange}
        />
      )}
    </div>
  );
}

/** The empty state: no users, or none that match. */
function NoResults({ search, onSearch }: Pick<UserTableProps, 'search' | 'onSearch'>) {
  if (search === '')
    return (
      <EmptyState title="Nobody is here yet" illustration={<TagDrawing state="whole" />}>
        Invite the first Admin. They invite everybody else.
      </EmptyState>
    );
  return (
    <EmptyState
      title={`Nobody matches “${search}”`}
      actions={<Button onPress={() => onSearch('')}>Show all users</Button>}
    >
      The search looks at names and emails.
    </EmptyState>
  );
}

/** Five skeleton rows with the table's columns and heights. */
function Loading() {
  return (
    <div aria-busy>
      <VisuallyHidden announcement="once">Loading users</VisuallyHidden>
      <TableSkeleton
        columns={columnList}
        rows={5}
        title={
          <div className={css.person}>
            <Skeleton shape="disc" width="36px" />
            <div className={css.words}>
              <Skeleton width="112px" />
              <Skeleton width="160px" />
            </div>
          </div>
        }
      />
    </div>
  );
}
