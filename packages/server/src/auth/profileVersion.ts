import { versionOfValues } from '../http/etag.ts';
import type { UserRow } from './queries.ts';

/** The version of a profile, for `If-Match`. */
export const profileVersionOf = ({
  name,
  email,
  avatar,
  phone,
  mutedAlerts,
}: Pick<UserRow, 'name' | 'email' | 'avatar' | 'phone' | 'mutedAlerts'>): number =>
  versionOfValues([name, email, avatar, phone, mutedAlerts]);
