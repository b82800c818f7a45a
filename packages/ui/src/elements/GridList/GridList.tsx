import { type KeyboardEvent as KeyPress, type ReactElement, type ReactNode, useMemo } from 'react';
import {
  GridList as AriaGridList,
  GridListItem as AriaGridListItem,
  GridLayout,
  Size,
  Virtualizer,
} from 'react-aria-components';
import { gridList, item as itemClass, ringed } from './GridList.css.ts';

export interface GridListProps<T extends object> {
  /** Names the list. */
  'aria-label': string;
  /** The things; objects keep their identity while they are the same, so that tiles are kept too. */
  items: readonly T[];
  /** Draws one thing as a `GridListItem` with a stable `id`. */
  children: (item: T) => ReactElement;
  /** Size of a tile in pixels. */
  tile: { readonly width: number; readonly height: number };
  /** Space between tiles and around them, in pixels. @default 16 */
  gap?: number;
  /** `id` of the chosen tile; null for none. */
  selected: string | null;
  /** Receives which tile was chosen; null when the choice was taken back. */
  onSelect: (id: string | null) => void;
  /** Takes the place of the tiles when there are none. */
  emptyState?: ReactNode;
}

/**
 * A grid of tiles of which one is chosen; only the tiles in view are in the page, however many there are.
 * Its parent gives it a height, and it scrolls inside.
 */
export function GridList<T extends object>(props: GridListProps<T>) {
  const { items, children, tile, gap = 16, selected, onSelect, emptyState } = props;
  const layoutOptions = useMemo(() => {
    const size = new Size(tile.width, tile.height);
    return {
      minItemSize: size,
      maxItemSize: size,
      minSpace: new Size(gap, gap),
      maxHorizontalSpace: gap,
      preserveAspectRatio: true,
    };
  }, [tile.width, tile.height, gap]);
  const selectedKeys = useMemo(() => (selected === null ? [] : [selected]), [selected]);
  return (
    <Virtualizer layout={GridLayout} layoutOptions={layoutOptions}>
      <AriaGridList
        className={gridList}
        layout="grid"
        aria-label={props['aria-label']}
        items={items}
        selectionMode="single"
        // A control that can't be chosen is reached by the arrow keys all the same.
        disabledBehavior="selection"
        selectedKeys={selectedKeys}
        onSelectionChange={(keys) => {
          const [key] = keys === 'all' ? [] : keys;
          onSelect(key === undefined ? null : String(key));
        }}
        renderEmptyState={() => emptyState}
        data-component="GridList"
      >
        {children}
      </AriaGridList>
    </Virtualizer>
  );
}

export interface GridListItemProps {
  /** Tells this tile from the others. */
  id: string;
  /** Names the tile, and is what typing looks for. */
  name: string;
  /** `control` holds buttons and hands the focus to the first of them; it cannot be chosen. @default 'choice' */
  kind?: 'choice' | 'control';
  /**
   * Who draws the keyboard's ring: the tile, or its content, which knows its picture's shape
   * (`[data-focus-visible] &`). @default 'tile'
   */
  ring?: 'tile' | 'content';
  /** What the tile shows; in a `control`, the control. */
  children: ReactNode;
}

const navigationKeys = /^(Arrow|Home$|End$|Page)/;

/** React Aria keeps the keys of what is inside a tile from the grid, and nobody would come away from a button. */
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
      {children}
    </AriaGridListItem>
  );
}
