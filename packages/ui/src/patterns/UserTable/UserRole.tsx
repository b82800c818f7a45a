import type { UserRow } from '@hangtag/contract/wire/users';
import { WithTooltip } from '../../elements/WithTooltip/index.ts';
import { Select } from '../../elements/Select/index.ts';
import type { UserCallbacks, UserWork } from './types.ts';
import { nameOf } from './userWords.ts';

interface UserRoleProps extends Pick<UserCallbacks, 'onRoleChange'> {
  user: UserRow;
  work: UserWork | undefined;
}

/** A user's role: a select of the roles that can be granted [F201], or why there is none. */
export function UserRole({ user, work, onRoleChange }: UserRoleProps) {
  const { role, can } = user;
  if (can.roles.length < 2)
    return can.reason === null ? role : <WithTooltip reason={can.reason}>{role}</WithTooltip>;
  return (
    <Select
      aria-label={`Role of ${nameOf(user)}`}
      options={can.roles.map((each) => ({ id: each, label: each }))}
      value={work?.kind === 'role' ? work.role : role}
      onChange={(next) => next !== role && void onRoleChange(user, next)}
      // The select keeps focus during its own change.
      isDisabled={work !== undefined && work.kind !== 'role'}
      note={can.superadminReason ?? undefined}
      size="small"
      boundary="onHover"
    />
  );
}
