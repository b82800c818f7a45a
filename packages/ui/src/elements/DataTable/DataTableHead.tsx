import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { Column, TableHeader } from 'react-aria-components';
import { Icon } from '../Icon/index.ts';
import * as css from './DataTable.css.ts';
import { checkboxWidth, cssVariables, shareWidth } from './cssVariables.ts';
import { RowCheckbox } from './RowCheckbox.tsx';
import type { DataColumn } from './types.ts';

interface DataTableHeadProps<Item, Id extends string> {
  readonly columns: readonly DataColumn<Item, Id>[];
  readonly look: 'natural' | 'virtual';
  readonly hasCheckboxes: boolean;
}

const glyphs = { ascending: ArrowUp, descending: ArrowDown } as const;

/** A custom property, so that the style sheet can ignore it for cards. */
const widthOf = (width: number | undefined): object | undefined =>
  width === undefined ? undefined : { [cssVariables.column]: `${width}px` };

/** The column heads; they stay visible while the rows scroll. */
export function DataTableHead<Item, Id extends string>(props: DataTableHeadProps<Item, Id>) {
  const { columns, look, hasCheckboxes } = props;
  const isNatural = look === 'natural';
  return (
    <TableHeader className={css.head}>
      {hasCheckboxes && (
        <Column
          id="choice"
          width={checkboxWidth}
          minWidth={checkboxWidth}
          style={widthOf(isNatural ? checkboxWidth : undefined)}
          className={css.column({ look, part: 'box' })}
          data-part="box"
        >
          <RowCheckbox />
        </Column>
      )}
      {columns.map(({ id, name, part = 'fact', width, isSortable = false }) => (
        <Column
          key={id}
          id={id}
          textValue={name}
          isRowHeader={part === 'title'}
          allowsSorting={isSortable}
          width={width ?? '1fr'}
          minWidth={width ?? shareWidth}
          style={widthOf(isNatural ? width : undefined)}
          className={css.column({ look, part })}
        >
          {({ sortDirection }) => (
            <span className={css.name({ part })}>
              {name}
              {isSortable && (
                <span className={css.arrow} data-sorted={sortDirection}>
                  <Icon of={sortDirection ? glyphs[sortDirection] : ChevronsUpDown} />
                </span>
              )}
            </span>
          )}
        </Column>
      ))}
    </TableHeader>
  );
}
