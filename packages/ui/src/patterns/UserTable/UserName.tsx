import type { Avatar as AvatarName } from '@hangtag/contract/wire/user';
import type { UserRow } from '@hangtag/contract/wire/users';
import { CircleAlert } from 'lucide-react';
import { Avatar } from '../../elements/Avatar/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import * as css from './UserTable.css.ts';
import { inviteWords, nameOf } from './userWords.ts';

interface UserNameProps {
  user: UserRow;
  isMe: boolean;
  /** Why the last change was rejected; stays until the next one. */
  refusal: string | undefined;
  avatarHref: (avatar: AvatarName) => string;
}

/** Name, email and the last failure. */
export function UserName({ user, isMe, refusal, avatarHref }: UserNameProps) {
  const invite = inviteWords(user);
  return (
    <div className={css.person}>
      <Avatar
        name={nameOf(user)}
        src={avatarHref(user.avatar)}
        presence={user.status === 'Pending' ? 'pending' : 'present'}
      />
      <div className={css.words}>
        <span className={css.name}>
          {nameOf(user)}
          {isMe && ' '}
          {isMe && <span className={css.you}>You</span>}
        </span>
        {user.name !== null && <span className={css.email}>{user.email}</span>}
        {invite && <span className={css.email}>{invite}</span>}
        {refusal && (
          <span className={css.refusal} role="alert">
            <Icon of={CircleAlert} />
            {refusal}
          </span>
        )}
      </div>
    </div>
  );
}
