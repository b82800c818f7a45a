/** Constraints of the database that a request may run into; both databases name them alike. */

interface DatabaseError {
  readonly code?: unknown;
  readonly constraint?: unknown;
}

const UNIQUE = '23505';
const FOREIGN_KEY = '23503';
/** Serialization failure, deadlock. */
const CONFLICTS: readonly unknown[] = ['40001', '40P01'];

/** Did a unique constraint or index of this name refuse the row? */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const cause = databaseError(error);
  return cause?.code === UNIQUE && cause.constraint === constraint;
}

/** Whether the row is still referenced, or references a missing one. */
export function isForeignKeyViolation(error: unknown): boolean {
  return databaseError(error)?.code === FOREIGN_KEY;
}

/** Whether the database aborted the transaction because of a concurrent one; a retry may succeed. */
export function isConflict(error: unknown): boolean {
  return CONFLICTS.includes(databaseError(error)?.code);
}

/** Drizzle wraps the driver's error; the code is on the innermost that has one. */
function databaseError(error: unknown): DatabaseError | undefined {
  for (let each = error; each instanceof Error; each = each.cause) {
    if ('code' in each) return each;
  }
  return undefined;
}
