import type { Avatar } from '@hangtag/contract/wire/user';

/** Address of a person's picture. */
export const avatarHref = (avatar: Avatar) => `/avatars/${avatar}`;
