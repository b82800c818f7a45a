import { useState } from 'react';
import { useDragAndDrop } from 'react-aria-components';
import { placeOfDrop } from '../../support/reorder.ts';

/** One of a list that can be moved. */
interface Entry {
  readonly id: string;
  readonly name: string;
}

/** Moves within a list, by drag, by keyboard and from a menu alike; each is told in words. */
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
    /** Moves one to a place, counted from 0. */
    move,
    /** What happened last, as a sentence to be read out. */
    announcement,
    setAnnouncement,
  };
}
