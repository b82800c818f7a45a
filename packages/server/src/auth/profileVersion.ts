import { createHash } from 'node:crypto';
import type { UserRow } from './queries.ts';

/** The version of a profile: a number made from its values, so that equal profiles have equal versions. */
export function profileVersionOf({
  name,
  email,
  avatar,
  phone,
}: Pick<UserRow, 'name' | 'email' | 'avatar' | 'phone'>): number {
  const text = JSON.stringify([name, email, avatar, phone]);
  return createHash('sha256').update(text).digest().readUIntBE(0, 6);
}
