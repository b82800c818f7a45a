import { useState } from 'react';
import { useDragAndDrop } from 'react-aria-components';
import { placeOfDrop } from '../../support/reorder.ts';

/** A movable list item. */
interface Entry {
  readonly id: string;
  readonly name: string;
}

/** Reorders a list by drag, keyboard and menu alike, and announces each move. */
export function useReorder(entries: readonly Entry[], onMove: (id: string, place: number) => void) {
  const [announcement, setAnnouncement] = useState('');
  const indexOf = (key: string | number) => entries.findIndex(({ id }) => id === String(key));
  const move = (id: string, place: number) => {
    const from = indexOf(id);
    const entry = entries[from];
    if (!entry || place === from) return;
    onMove(id, place);
    setAnnouncement(`${entry.name} is now ${place + 1} of ${entries.length}.`);
  };
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) =>
      [...keys].map((key) => ({ 'text/plain': entries[indexOf(key)]?.name ?? '' })),
    onReorder: ({ keys, target }) => {
      const [key] = keys;
      if (key === undefined || target.dropPosition === 'on') return;
      move(String(key), placeOfDrop(indexOf(key), indexOf(target.key), target.dropPosition));
    },
  });
  return {
    dragAndDropHooks,
    /** Moves an item to a position, counted from 0. */
    move,
    /** The last move as a sentence, for the live region. */
    announcement,
    setAnnouncement,
  };
}
