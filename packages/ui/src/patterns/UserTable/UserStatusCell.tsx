import type { UserRow } from '@hangtag/contract/wire/users';
import { WithTooltip } from '../../elements/WithTooltip/index.ts';
import { StatusMark } from '../../elements/StatusMark/index.ts';
import { statusShapes } from './userWords.ts';

/** Active, Inactive, or invited [F180]. */
export function UserStatusCell({ user: { status } }: { user: UserRow }) {
  const mark = <StatusMark shape={statusShapes[status]}>{status}</StatusMark>;
  return status === 'Pending' ? <WithTooltip reason="Pending invite">{mark}</WithTooltip> : mark;
}
