/** Searching a folded column: the search is folded by the database as the column was (see `fold.ts`). */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Does `folded` hold the search anywhere? Its `%`, `_` and `\` are plain characters. */
export function normalizedLike(folded: SQLWrapper, search: string): SQL {
  const plain = search.replaceAll(/[\\%_]/g, String.raw`\$&`);
  return sql`${folded} like '%' || fold_text(${plain}) || '%'`;
}
