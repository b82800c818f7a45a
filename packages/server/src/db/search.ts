/** Searching and sorting texts the way people expect: without case and accents (D20). */
import { type SQL, type SQLWrapper, or, sql } from 'drizzle-orm';

/** Does one of the columns contain what was typed? `%`, `_` and `\` mean themselves. */
export function contains(typed: string, ...columns: readonly SQLWrapper[]): SQL | undefined {
  const escaped = typed.replace(/[\\%_]/g, String.raw`\$&`);
  return or(
    ...columns.map(
      (column) => sql`search_text(${column}) like '%' || search_text(${escaped}) || '%'`,
    ),
  );
}

/** A column as a sort key: `É` beside `e`. */
export function sortText(column: SQLWrapper): SQL {
  return sql`search_text(${column})`;
}
