import { useMemo } from 'react';
import {
  Cell,
  Collection,
  Row,
  Table as AriaTable,
  TableBody,
  TableLayout,
  TableLoadMoreItem,
  Virtualizer,
} from 'react-aria-components';
import { useBatches } from '../../support/useBatches.ts';
import { DataTableSkeleton } from './DataTableSkeleton.tsx';
import { DataTableHead } from './DataTableHead.tsx';
import { instead } from './DataTableSkeleton.css.ts';
import * as cells from './cells.css.ts';
import * as css from './DataTable.css.ts';
import { RowCheckbox } from './RowCheckbox.tsx';
import { selectionProps } from './selection.ts';
import type { DataTableProps } from './types.ts';
import { checkboxWidth, cssVariables, shareWidth } from './cssVariables.ts';

const nothing: readonly never[] = [];

/** How far below the visible rows more are loaded, in heights of the table. */
const AHEAD = 12;

/**
 * Rows of plain facts: sorted by column, selected or opened as whole rows, up to thousands. It is a grid with one tab
 * stop and arrow keys inside; for cells with controls use `Table`.
 */
export function DataTable<Item extends object, Id extends string>(props: DataTableProps<Item, Id>) {
  const { columns, content, idOf, nameOf, sort, onSortChange, onRowAction } = props;
  const { rowHeight = 44, ground = 'paper', isVirtualized = false } = props;
  const items = content.phase === 'ready' ? content.items : nothing;
  const layoutOptions = useMemo(() => ({ rowHeight, headingHeight: 33 }), [rowHeight]);
  const hasCheckboxes = props.selection === 'several';
  // On a card, the first numeric fact is beside the name.
  const lead = columns.find(({ part }) => part === 'figure')?.id;
  const batches = useBatches(items, props.onLoadMore);
  // Rows that are all drawn are all built.
  const { built, onMore } = isVirtualized ? batches : { built: items, onMore: props.onLoadMore };
  const look = isVirtualized ? 'virtual' : 'natural';

  const table = (
    <AriaTable
      {...selectionProps(props, () => items.map(idOf))}
      className={css.table({ look })}
      aria-label={props['aria-label']}
      sortDescriptor={sort ?? undefined}
      onSortChange={({ column, direction }) => {
        const asked = columns.find(({ id }) => id === column);
        if (asked) onSortChange?.({ column: asked.id, direction });
      }}
      onRowAction={onRowAction && ((key) => onRowAction(String(key)))}
    >
      <DataTableHead columns={columns} look={look} hasCheckboxes={hasCheckboxes} />
      <TableBody
        className={cells.body}
        renderEmptyState={() =>
          content.phase === 'loading' ? (
            <DataTableSkeleton
              of={props['aria-label']}
              columns={columns}
              hasCheckboxes={hasCheckboxes}
            />
          ) : (
            <div className={instead}>
              {content.phase === 'ready' && props.emptyState}
              {content.phase === 'failed' && content.notice}
            </div>
          )
        }
      >
        <Collection items={built} dependencies={[columns, hasCheckboxes, look, rowHeight]}>
          {(item: Item) => (
            <Row
              id={idOf(item)}
              textValue={nameOf(item)}
              className={cells.row}
              data-boxes={hasCheckboxes || undefined}
            >
              {hasCheckboxes && (
                <Cell className={cells.cell({ look, part: 'box' })} data-line="first">
                  <RowCheckbox />
                </Cell>
              )}
              {columns.map(({ id, name, cell, part = 'fact' }) => (
                <Cell
                  key={id}
                  className={cells.cell({ look, part })}
                  data-line={part === 'title' || id === lead ? 'first' : undefined}
                  data-name={part === 'title' || id === lead ? undefined : name}
                >
                  {part === 'title' ? <bdi>{cell(item)}</bdi> : cell(item)}
                </Cell>
              ))}
            </Row>
          )}
        </Collection>
        {onMore && <TableLoadMoreItem onLoadMore={onMore} scrollOffset={AHEAD} />}
      </TableBody>
    </AriaTable>
  );

  return (
    <div
      className={css.place({ look, ground })}
      style={sizeVariables(columns, hasCheckboxes, rowHeight)}
      aria-busy={content.phase === 'loading' || (content.phase === 'ready' && content.isStale)}
      data-component="DataTable"
    >
      {isVirtualized ? (
        <Virtualizer layout={TableLayout} layoutOptions={layoutOptions}>
          {table}
        </Virtualizer>
      ) : (
        table
      )}
    </div>
  );
}

type Widths = readonly { readonly width?: number }[];

/** A table's sizes for its style sheet: below its minimum width it scrolls instead of breaking words. */
function sizeVariables(columns: Widths, hasCheckboxes: boolean, rowHeight: number): object {
  const start = hasCheckboxes ? checkboxWidth : 0;
  const least = columns.reduce((sum, { width = shareWidth }) => sum + width, start);
  const tracks = columns.map(({ width }) =>
    width === undefined ? 'minmax(0, 1fr)' : `${width}px`,
  );
  return {
    [cssVariables.least]: `${least}px`,
    [cssVariables.height]: `${rowHeight}px`,
    [cssVariables.tracks]: [...(hasCheckboxes ? [`${checkboxWidth}px`] : []), ...tracks].join(' '),
  };
}
