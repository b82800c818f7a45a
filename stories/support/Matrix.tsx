import type { ReactNode } from 'react';

/** A row: its name and what stands in each column, by the column's head. */
export interface MatrixRow {
  readonly name: string;
  readonly cells: Readonly<Record<string, ReactNode>>;
}

export interface MatrixProps {
  /** Rows with the same columns; the first row names the heads. */
  rows: readonly MatrixRow[];
}

const caption = { font: 'var(--ht-text-caption)', color: 'var(--ht-color-ink-quiet)' } as const;

/** States side by side with their names, as on the component sheet. */
export function Matrix({ rows }: MatrixProps) {
  const columns = Object.keys(rows[0]?.cells ?? {});
  return (
    <div
      style={{
        display: 'grid',
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
