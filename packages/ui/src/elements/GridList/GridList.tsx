import { type KeyboardEvent as KeyPress, type ReactElement, type ReactNode, useMemo } from 'react';
import {
  Checkbox as AriaCheckbox,
  Collection,
  GridList as AriaGridList,
  GridListItem as AriaGridListItem,
  GridLayout,
  GridListLoadMoreItem,
  Size,
  Virtualizer,
} from 'react-aria-components';
import { useBatches } from '../../support/useBatches.ts';
import { onPicture } from '../Checkbox/Checkbox.css.ts';
import { CheckboxMark } from '../Checkbox/CheckboxMark.tsx';
import { check, gridList, item as itemClass, ringed } from './GridList.css.ts';

export interface GridListProps<T extends object> {
  /** Names the list. */
  'aria-label': string;
  /** The items; unchanged items keep their identity, so that their tiles are not rendered again. */
  items: readonly T[];
  /** Renders an item as a `GridListItem` with a stable `id`. */
  children: (item: T) => ReactElement;
  /** Size of a tile in pixels. */
  tile: { readonly width: number; readonly height: number };
  /** Whether tiles grow in proportion until they fill their row. @default false */
  fillsRow?: boolean;
  /** Space between tiles and around them, in pixels. @default 16 */
  gap?: number;
  /** `id` of the selected tile, null for none; or the ids of several, each with a checkbox. */
  selected: string | null | ReadonlySet<string>;
  /** Receives the selected tile; null when it is deselected. Only for one. */
  onSelect?: (id: string | null) => void;
  /** Receives the selected tiles. Only for several. */
  onSelectSeveral?: (ids: ReadonlySet<string>) => void;
  /** Opens a tile, by click or Enter. Only for several. */
  onOpen?: (id: string) => void;
  /** Called when the last tiles come near; absent when there are no more. */
  onLoadMore?: (() => void) | undefined;
  /** Replaces the tiles when there are none. */
  emptyState?: ReactNode;
}

/** How far below the visible tiles more are loaded, in heights of the list: a page arrives before it is scrolled to. */
const AHEAD = 12;

/**
 * A grid of tiles, one or several of which can be selected; only visible tiles are rendered. Its parent gives it a height, and it
 * scrolls inside.
 */
export function GridList<T extends object>(props: GridListProps<T>) {
  const {
    items,
    children,
    tile,
    fillsRow = false,
    gap = 16,
    selected,
    onSelect,
    onSelectSeveral,
    onOpen,
    onLoadMore,
  } = props;
  const hasSeveral = selected !== null && typeof selected !== 'string';
  const { built, onMore } = useBatches(items, onLoadMore);
  const layoutOptions = useMemo(() => {
    const size = new Size(tile.width, tile.height);
    return {
      minItemSize: size,
      // A row has room for less than one tile more, so no tile doubles.
      maxItemSize: fillsRow ? new Size(2 * tile.width, 2 * tile.height) : size,
      minSpace: new Size(gap, gap),
      maxHorizontalSpace: gap,
      preserveAspectRatio: true,
    };
  }, [tile.width, tile.height, fillsRow, gap]);
  const selectedKeys = useMemo(
    () => (selected === null ? [] : typeof selected === 'string' ? [selected] : selected),
    [selected],
  );
  return (
    <Virtualizer layout={GridLayout} layoutOptions={layoutOptions}>
      <AriaGridList
        className={gridList}
        layout="grid"
        aria-label={props['aria-label']}
        selectionMode={hasSeveral ? 'multiple' : 'single'}
        onAction={onOpen && ((key) => onOpen(String(key)))}
        // Where tiles are only selected, Escape is left to the dialog around them.
        escapeKeyBehavior={onOpen ? 'clearSelection' : 'none'}
        // The arrow keys must reach a control that can't be selected.
        disabledBehavior="selection"
        selectedKeys={selectedKeys}
        onSelectionChange={(keys) => {
          const chosen = keys === 'all' ? allIds(items) : [...keys].map(String);
          if (hasSeveral) onSelectSeveral?.(new Set(chosen));
          else onSelect?.(chosen[0] ?? null);
        }}
        renderEmptyState={() => props.emptyState}
        data-selecting={hasSeveral && selected.size > 0 ? '' : undefined}
        data-component="GridList"
      >
        <Collection items={built}>{children}</Collection>
        {onMore && <GridListLoadMoreItem onLoadMore={onMore} scrollOffset={AHEAD} />}
      </AriaGridList>
    </Virtualizer>
  );
}

/** Ids of all items, which Ctrl+A selects. */
const allIds = (items: readonly object[]): readonly string[] =>
  items.flatMap((item) => ('id' in item ? [String(item.id)] : []));

export interface GridListItemProps {
  /** The unique id. */
  id: string;
  /** Names the tile; typing searches it. */
  name: string;
  /** `control` contains buttons and passes focus to the first; it cannot be selected. @default 'choice' */
  kind?: 'choice' | 'control';
  /**
   * Who draws the focus ring: the tile, or its content, which knows its picture's shape (`[data-focus-visible] &`).
   * @default 'tile'
   */
  ring?: 'tile' | 'content';
  /** The content of the tile; of a `control`, its buttons. */
  children: ReactNode;
}

const navigationKeys = /^(Arrow|Home$|End$|Page)/;

/** React Aria does not pass keys from inside a tile to the grid, so focus could not leave a button. */
function forwardToGrid(event: KeyPress<HTMLElement>) {
  const { nativeEvent, currentTarget } = event;
  if (event.target === currentTarget || event.altKey || !navigationKeys.test(event.key)) return;
  event.preventDefault();
  event.stopPropagation();
  currentTarget.parentElement?.dispatchEvent(new KeyboardEvent(nativeEvent.type, nativeEvent));
}

/** One tile of a `GridList`. */
export function GridListItem(props: GridListItemProps) {
  const { id, name, kind = 'choice', ring = 'tile', children } = props;
  return (
    <AriaGridListItem
      id={id}
      textValue={name}
      className={ring === 'tile' ? `${itemClass} ${ringed}` : itemClass}
      focusMode={kind === 'control' ? 'child' : 'row'}
      isDisabled={kind === 'control'}
      data-kind={kind}
      {...(kind === 'control' && {
        render: (row) => <div {...row} onKeyDownCapture={forwardToGrid} />,
      })}
    >
      {({ selectionMode }) => (
        <>
          {selectionMode === 'multiple' && kind === 'choice' && (
            <AriaCheckbox slot="selection" className={`${onPicture} ${check}`}>
              {({ isSelected, isIndeterminate }) => (
                <CheckboxMark isSelected={isSelected} isIndeterminate={isIndeterminate} />
              )}
            </AriaCheckbox>
          )}
          {children}
        </>
      )}
    </AriaGridListItem>
  );
}
