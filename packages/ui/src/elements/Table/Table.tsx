/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- cards are no longer drawn as a table, and some browsers then forget that they are one */
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as css from './Table.css.ts';

/** One column of a table. */
export interface TableColumn {
  /** The unique id. */
  readonly id: string;
  /** Its content in a word or two. */
  readonly name: string;
  /** Width in pixels, or as a part of the table's; columns without one share the rest. */
  readonly width?: number | `${number}%`;
  /**
   * `title` is the row's header; `actions` contains buttons and hides its name visually. On a card a `fact` has its own
   * line beside its column's name, a `brief` shares a line, and a `phrase` shares one without the column's name.
   * @default 'fact'
   */
  readonly part?: 'title' | 'fact' | 'brief' | 'phrase' | 'actions';
  /** Whether it holds numbers, whose last digits then stand below each other. @default false */
  readonly isFigure?: boolean;
}

export interface TableProps {
  /** Names the table. */
  'aria-label': string;
  /** The columns in order; the first one is the title. */
  columns: readonly TableColumn[];
  /** `TableRow`s with cells in the columns' order. */
  children: ReactNode;
  /** Whether newer rows are loading. @default false */
  isBusy?: boolean;
}

/**
 * Rows of facts and controls; in a narrow container every row becomes a card. It is a table and not a grid, because a
 * grid has one tab stop and its controls need the arrow keys. For rows without controls that are sorted, selected,
 * opened or many use `DataTable`.
 */
export function Table({ columns, children, isBusy = false, ...rest }: TableProps) {
  return (
    <div className={css.place} aria-busy={isBusy} data-component="Table">
      {/* The table takes focus when the focused row is removed. */}
      <table {...rest} className={css.table} role="table" tabIndex={-1}>
        <thead className={css.head} role="rowgroup">
          <tr role="row">
            {columns.map(({ id, name, width, part = 'fact', isFigure = false }) => (
              <th
                key={id}
                scope="col"
                role="columnheader"
                className={css.column({ isFigure })}
                style={width === undefined ? undefined : { width }}
              >
                {part === 'actions' ? <VisuallyHidden>{name}</VisuallyHidden> : name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={css.body} role="rowgroup">
          {children}
        </tbody>
      </table>
    </div>
  );
}

export interface TableRowProps {
  /** `TableCell`s, one per column. */
  children: ReactNode;
}

/** One row. */
export function TableRow({ children }: TableRowProps) {
  return (
    <tr className={css.row} role="row">
      {children}
    </tr>
  );
}

export interface TableCellProps {
  /** Its column. */
  of: TableColumn;
  /** A fact, or controls. */
  children: ReactNode;
}

/** One cell. */
export function TableCell({ of, children }: TableCellProps) {
  const { name, part = 'fact', isFigure = false } = of;
  const shared = { className: css.cell({ part, isFigure }), 'data-name': name, 'data-part': part };
  return part === 'title' ? (
    <th {...shared} scope="row" role="rowheader">
      {children}
    </th>
  ) : (
    <td {...shared} role="cell">
      {children}
    </td>
  );
}
