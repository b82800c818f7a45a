import type { ReactNode } from 'react';

/** A row: its name and its cells, by column. */
export interface MatrixRow {
  readonly name: string;
  readonly cells: Readonly<Record<string, ReactNode>>;
}

export interface MatrixProps {
  /** Rows with the same columns; the first row names the columns. */
  rows: readonly MatrixRow[];
  /** Names the table where nothing in it takes the keyboard: the table is then focusable itself, to scroll by keys. */
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
        // Scrolls by itself in a narrow window. The margin keeps focus rings whole.
        overflowX: 'auto',
        // Positions visually hidden parts, which otherwise make the page as wide as the whole table.
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
