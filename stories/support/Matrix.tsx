import type { ReactNode } from 'react';

/** A row: its name and what stands in each column, by the column's head. */
export interface MatrixRow {
  readonly name: string;
  readonly cells: Readonly<Record<string, ReactNode>>;
}

export interface MatrixProps {
  /** Rows with the same columns; the first row names the heads. */
  rows: readonly MatrixRow[];
  /** Names the sheet where nothing in it takes the keyboard: it then takes it itself, to be scrolled by keys. */
  label?: string;
}

const caption = { font: 'var(--ht-text-caption)', color: 'var(--ht-color-ink-quiet)' } as const;

/** States side by side with their names, as on the component sheet. */
export function Matrix({ rows, label }: MatrixProps) {
  const columns = Object.keys(rows[0]?.cells ?? {});
  return (
    <div
      data-sheet
      {...(label === undefined ? {} : { tabIndex: 0, role: 'group', 'aria-label': label })}
      style={{
        display: 'grid',
        // A sheet of states is a table: in a narrow window it scrolls by itself. The margin keeps rings whole.
        overflowX: 'auto',
        // What is hidden from sight is placed by it, and else makes the page as wide as the whole sheet.
        position: 'relative',
        padding: 6,
        margin: -6,
        gridTemplateColumns: `repeat(${columns.length + 1}, max-content)`,
        gap: '16px 28px',
        alignItems: 'center',
        justifyItems: 'start',
      }}
    >
      <span />
      {columns.map((column) => (
        <span key={column} style={caption}>
          {column}
        </span>
      ))}
      {rows.map(({ name, cells }) => (
        <div key={name} style={{ display: 'contents' }}>
          <span style={caption}>{name}</span>
          {columns.map((column) => (
            <div key={column}>{cells[column]}</div>
          ))}
        </div>
      ))}
    </div>
  );
}
