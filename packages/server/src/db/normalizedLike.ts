/** Searching a folded column: the search is folded by the database as the column was (see `fold.ts`). */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Whether `folded` contains the search; `%`, `_` and `\` are literal. */
export function normalizedLike(folded: SQLWrapper, search: string): SQL {
  const plain = search.replaceAll(/[\\%_]/g, String.raw`\$&`);
  return sql`${folded} like '%' || fold_text(${plain}) || '%'`;
}
