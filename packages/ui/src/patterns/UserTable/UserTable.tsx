import { SEARCH_MAX } from '@hangtag/contract/wire/pagination';
import { UserPlus } from 'lucide-react';
import { memo, useDeferredValue, useState } from 'react';
import { Button } from '../../elements/Button/index.ts';
import { SearchField } from '../../elements/SearchField/index.ts';
import { Select } from '../../elements/Select/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { useFocusRestore } from '../../support/useFocusRestore.ts';
import { useResultAnnouncement } from '../../support/useResultAnnouncement.ts';
import { search as searchPlace, tools } from '../pagedTable/PagedTable.css.ts';
import type { UserTableProps } from './types.ts';
import * as css from './UserTable.css.ts';
import { UserTableBody } from './UserTableBody.tsx';
import { countWords, foundWords, nameOf } from './userWords.ts';

const orders = [
  { id: 'alpha', label: 'Alphabetic' },
  { id: 'recent', label: 'Recent' },
] as const;

/** The users of a company: their roles and states, and invitations [F089]. */
export function UserTable(props: UserTableProps) {
  const { content } = props;
  useFocusRestore();
  const answer = content.phase === 'ready' ? content.answer : null;
  const found = useResultAnnouncement(content, answer ? foundWords(answer.users) : '');
  /** The last change of a role, until another result is announced. */
  const [changed, setChanged] = useState<{ words: string; found: string }>();
  const changeRole: UserTableProps['onRoleChange'] = async (user, role) => {
    const isChanged = await props.onRoleChange(user, role);
    if (isChanged) setChanged({ words: `The role of ${nameOf(user)} is ${role} now.`, found });
    return isChanged;
  };
  const deferred = useDeferredValue({ ...props, onRoleChange: changeRole });
  if (content.phase === 'failed' && content.cause === 'refused')
    return <UserTableBody {...props} />;
  return (
    <div data-component="UserTable">
      <Stack gap={4}>
        <div className={tools}>
          <div className={searchPlace}>
            <SearchField
              maxLength={SEARCH_MAX}
              aria-label="Search users"
              placeholder="Search name or email"
              value={props.search}
              onChange={props.onSearch}
            />
          </div>
          <span className={css.total}>{answer && countWords(answer, props.search)}</span>
          <div className={css.order}>
            <Select
              aria-label="Order"
              options={orders}
              value={props.order}
              onChange={props.onOrderChange}
            />
          </div>
          {answer && answer.can.invite.length > 0 && (
            <div className={css.invite}>
              <Button tone="primary" icon={UserPlus} onPress={props.onInvite}>
                Invite user
              </Button>
            </div>
          )}
        </div>
        <div className={css.rows}>
          <Body of={deferred} />
        </div>
      </Stack>
      <VisuallyHidden announcement="polite">
        {changed?.found === found ? changed.words : found}
      </VisuallyHidden>
    </div>
  );
}

/** The rows; drawn after what was typed or chosen above them is on the screen. */
const Body = memo(function Body({ of }: { of: UserTableProps }) {
  return <UserTableBody {...of} />;
});
