/** What the library of a company lists. */
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { files } from '../db/schema/files.ts';

/** Files with a body that are neither deleted nor drawn by us. */
export const isInLibrary = (companyId: number) =>
  and(
    eq(files.companyId, companyId),
    isNotNull(files.storedAt),
    isNull(files.deletedAt),
    isNull(files.placeholder),
  );
