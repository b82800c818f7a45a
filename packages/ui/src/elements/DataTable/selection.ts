import type { Key, Selection } from 'react-aria-components';
import type { DataTableSelecting } from './types.ts';

const modes = { none: 'none', one: 'single', several: 'multiple' } as const;

/** React Aria's props for the selection. */
export function selectionProps(props: DataTableSelecting, allIds: () => readonly string[]) {
  const { selection = 'none' } = props;
  return {
    selectionMode: modes[selection],
    selectedKeys: keysOf(props),
    onSelectionChange: (keys: Selection) => {
      const ids = keys === 'all' ? allIds() : [...keys].map((key: Key) => String(key));
      if (props.selection === 'one') props.onSelect(ids[0] ?? null);
      if (props.selection === 'several') props.onSelect(new Set(ids));
    },
  };
}

function keysOf(props: DataTableSelecting): Iterable<string> {
  if (props.selection === 'several') return props.selected;
  return props.selection === 'one' && props.selected !== null ? [props.selected] : [];
}
