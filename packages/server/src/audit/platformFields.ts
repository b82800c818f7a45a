/** A company's fields that only Superadmins see (F233). */
import type { AuditFields } from '../db/schema/audit.ts';

const fields: ReadonlySet<string> = new Set(['listingType', 'salesRep', 'notes']);

/** Whether only Superadmins see this column of a company. */
export const isPlatformField = (field: string): boolean => fields.has(field);

/** Without these fields; null when nothing is left. */
export function withoutPlatformFields(said: AuditFields | null): AuditFields | null {
  const left = Object.entries(said ?? {}).filter(([field]) => !isPlatformField(field));
  return left.length === 0 ? null : Object.fromEntries(left);
}
