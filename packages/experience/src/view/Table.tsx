import { Isolated } from './language.tsx';
import { broad, cell, head, scroller, table } from './Table.css.ts';

interface TableProps {
  /** Names the table where it has to scroll. */
  readonly label: string;
  /** As many as there are columns, or none. */
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** More columns than fit a phone. */
const MANY = 4;

/** Rows and columns between hairlines; the first cell of a row names it. */
export function Table({ label, heads, rows }: TableProps) {
  const isBroad = (rows[0]?.length ?? 0) >= MANY;
  const className = isBroad ? broad : cell;
  const drawn = (
    <table className={table}>
      {heads.length > 0 && (
        <thead>
          <tr>
            {heads.map((text, column) => (
              <th key={column} className={head} scope="col">
                <Isolated text={text} />
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(([first = '', ...others], row) => (
          <tr key={row}>
            {first ? (
              <th className={className} scope="row">
                <Isolated text={first} />
              </th>
            ) : (
              <td className={className}>{first}</td>
            )}
            {others.map((text, column) => (
              <td key={column} className={className}>
                <Isolated text={text} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (!isBroad) return drawn;
  return (
    // What scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={scroller} aria-label={label} tabIndex={0}>
      {drawn}
    </section>
  );
}
