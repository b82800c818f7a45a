/** Platform-wide changes by Superadmins are in the log of the platform's own company. */
import { PLATFORM_COMPANY_ID } from '@hangtag/contract/rules/userRights';
import type { Transaction } from '../db/database.ts';
import { type AuditEntry, record } from './record.ts';

/** Writes one row there. */
export const recordPlatform = (
  tx: Transaction,
  entry: Omit<AuditEntry, 'companyId'>,
): Promise<void> => record(tx, { companyId: PLATFORM_COMPANY_ID, ...entry });

/** Records that a list was reordered. @param list E.g. `tags`. */
export const recordOrder = (
  tx: Transaction,
  list: string,
  { actor, at }: Pick<AuditEntry, 'actor' | 'at'>,
  order: readonly { readonly id: number }[],
): Promise<void> =>
  recordPlatform(tx, {
    actor,
    action: `${list}.ordered`,
    subject: list,
    subjectName: 'Order',
    after: { order: order.map(({ id }) => id) },
    at,
  });
