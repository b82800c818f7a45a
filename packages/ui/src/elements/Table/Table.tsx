/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- cards are no longer drawn as a table, and some browsers then forget that they are one */
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as css from './Table.css.ts';

/** One column of a table. */
export interface TableColumn {
  /** Tells it from the others. */
  readonly id: string;
  /** What its cells hold, in a word or two. */
  readonly name: string;
  /** Pixels; a column without a width takes a share of the rest. */
  readonly width?: number;
  /**
   * `title` names its row, `actions` holds buttons under a name that is only read aloud. On a card a `fact` has a line of its own
   * beside its column's name, a `brief` shares one, and a `phrase` shares one and says itself without the name. @default 'fact'
   */
  readonly part?: 'title' | 'fact' | 'brief' | 'phrase' | 'actions';
}

export interface TableProps {
  /** Names the table. */
  'aria-label': string;
  /** The columns in their order; the first one is the title. */
  columns: readonly TableColumn[];
  /** `TableRow`s, whose cells stand in the columns' order. */
  children: ReactNode;
  /** Are newer rows on their way? @default false */
  isBusy?: boolean;
}

/**
 * Rows of facts and controls over hairlines; in a narrow place every row becomes a card. It is a table and no grid:
 * a grid is one stop of Tab, and the controls inside would have to be found with the arrow keys. Where cells hold no
 * controls and rows are sorted, chosen, opened or many use `DataTable`.
 */
export function Table({ columns, children, isBusy = false, ...rest }: TableProps) {
  return (
    <div className={css.place} aria-busy={isBusy} data-component="Table">
      {/* It takes the keyboard over when the row that had it goes. */}
      <table {...rest} className={css.table} role="table" tabIndex={-1}>
        <thead className={css.head} role="rowgroup">
          <tr role="row">
            {columns.map(({ id, name, width, part = 'fact' }) => (
              <th
                key={id}
                scope="col"
                role="columnheader"
                className={css.column}
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

/** One thing of the table. */
export function TableRow({ children }: TableRowProps) {
  return (
    <tr className={css.row} role="row">
      {children}
    </tr>
  );
}

export interface TableCellProps {
  /** The column it stands in. */
  of: TableColumn;
  /** One fact about the thing, or its controls. */
  children: ReactNode;
}

/** One fact of a row. */
export function TableCell({ of: { name, part = 'fact' }, children }: TableCellProps) {
  const shared = { className: css.cell({ part }), 'data-name': name, 'data-part': part };
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
