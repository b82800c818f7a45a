/** How often one user may change addresses, their own or a colleague's. */
import { type Limit, countAttempt, tooManyAttempts } from '../http/throttle.ts';
import type { Services } from '../http/vars.ts';

/** Each change could ask whether somebody else's address is known here. */
const addressLimit: Limit = { name: 'address-change', attempts: 10, seconds: 60 * 60 };

/** Counts a change before the address is looked for. @throws Refusal 429 beyond the limit. */
export async function countAddressChange(
  { db, now }: Pick<Services, 'db' | 'now'>,
  userId: number,
): Promise<void> {
  const counted = await countAttempt(db, addressLimit, String(userId), now());
  if (counted.attempts > addressLimit.attempts) throw tooManyAttempts(counted, now());
}
